// `npm run bench:start -- [--rounds 5]`: how long each kind of start takes and how much memory it needs, compiled (cold:
// without a compile cache) and from source, beside a Node that does nothing, interleaved. A server of DATABASE_URL is
// started against too. Linux only: memory and processor time of a server come from /proc.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compiled, type Measured, measureCommand, median, root, source, startServer } from './started-program.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(options.rounds);
const line = JSON.stringify({ product: { title: 'Bottle, 0.5 L' }, specs: [{ name: 'Capacity', value: '500 ml' }] });
const folder = await mkdtemp(path.join(os.tmpdir(), 'assay-bench-start-'));

async function forgetCompiled(): Promise<void> {
  const dist = path.join(root, 'dist');
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    if (entry.isDirectory()) await rm(path.join(dist, entry.name, 'compile-cache'), { recursive: true, force: true });
  }
}

async function measureServe(program: string, dataDir: string, databaseUrl?: string): Promise<Measured> {
  const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
  const server = await startServer(program, env);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const measured = { ms: server.firstAnswerMs, cpuMs: server.cpuMs, megabytes: server.megabytes() };
  await server.stop();
  return measured;
}

let fresh = 0;
const freshFolder = () => {
  fresh += 1;
  return path.join(folder, `fresh-${fresh}`);
};
const existing = path.join(folder, 'existing');
const { DATABASE_URL: databaseUrl } = process.env;
const kinds: Record<string, (program: string) => Promise<Measured>> = {
  'assay --version': (program) => measureCommand([program, '--version']),
  'assay --help': (program) => measureCommand([program, '--help']),
  'assay match, one line': (program) => measureCommand([program, 'match'], line),
  'serve, fresh embedded database': (program) => measureServe(program, freshFolder()),
  'serve, existing embedded database': (program) => measureServe(program, existing),
  ...(databaseUrl === undefined
    ? {}
    : { 'serve, PostgreSQL server': (program) => measureServe(program, freshFolder(), databaseUrl) }),
};

try {
  await measureCommand([compiled, '--version']); // compiles, where that is still to be done
  await measureServe(compiled, existing);
  console.log(`median of ${rounds}: time to the end or the first answer, processor time, memory`);
  const nothing: Measured[] = [];
  for (const [name, measure] of Object.entries(kinds)) {
    const found: Record<string, Measured[]> = { cold: [], warm: [], source: [] };
    for (let round = 0; round < rounds; round += 1) {
      nothing.push(await measureCommand(['-e', '0']));
      await forgetCompiled();
      found.cold?.push(await measure(compiled)); // it leaves a compile cache behind
      found.warm?.push(await measure(compiled));
      found.source?.push(await measure(source));
    }
    for (const [how, values] of Object.entries(found))
      console.log(`${`${name}, ${how}`.padEnd(44)} ${describe(values)}`);
  }
  console.log(`${'node, nothing'.padEnd(44)} ${describe(nothing)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function describe(values: readonly Measured[]): string {
  const of = (key: keyof Measured, unit: string) =>
    `${median(values.map((value) => value[key]))
      .toFixed(0)
      .padStart(6)} ${unit}`;
  return `${of('ms', 'ms')} ${of('cpuMs', 'ms cpu')} ${of('megabytes', 'MB')}`;
}
