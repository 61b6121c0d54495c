// Builds what the package and the image bring: the program in dist/packed, the pages in web/dist.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from './build-web.mjs';
import { compileProgram } from './compile.mjs';

const packedFolder = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'dist', 'packed');

rmSync(packedFolder, { recursive: true, force: true });
await Promise.all([
  compileProgram(packedFolder),
  ensureWebBuilt({ onProgress: (line) => process.stderr.write(`${line}\n`) }),
]);
