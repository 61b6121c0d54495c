// Imported for its effect, as the first thing of every entry of the compiled program: stack traces name the source.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The map of each compiled file that has stood in a trace. Node would read and keep the maps of all files when it loads
 * them (50 MB and a third of the start, measured); most processes never write a trace.
 */
const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const mapFile = `${file}.map`;
    maps.set(file, existsSync(mapFile) ? new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8'))) : undefined);
  }
  return maps.get(file);
}

/** The frame as V8 writes it, with the place in the source instead of the one in the compiled file. */
function describeFrame(frame: NodeJS.CallSite): string {
  const text = String(frame);
  const name = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!name?.startsWith(compiledFolder) || line === null || column === null) return text;
  const file = fileURLToPath(name);
  const origin = mapOf(file)?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return text;
  const source = path.resolve(path.dirname(file), origin.fileName);
  return text.replace(`${name}:${line}:${column}`, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

/** All compiled files lie in one folder, this one among them. */
const compiledFolder = `${pathToFileURL(import.meta.dirname).href}/`;

Error.prepareStackTrace = (error, frames) => {
  // As V8 does: the error's own words, whatever its toString says of it, then a line for each frame.
  const head = Error.prototype.toString.call(error);
  return [head, ...frames.map((frame) => `    at ${describeFrame(frame)}`)].join('\n');
};
