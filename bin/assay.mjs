#!/usr/bin/env node
// The package's command: runs the compiled program, on a Node that is new enough. In a clone it compiles first, when the
// source has changed.
import { existsSync } from 'node:fs';
import module from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { continueWith, ensureNode, isNewEnough, nodeFlags } from './node-runtime.mjs';

const cacheFailed = module.constants?.compileCacheStatus.FAILED;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

if (isNewEnough) await runProgram();
else
  continueWith(await ensureNode().catch(fail), [
    ...nodeFlags,
    fileURLToPath(import.meta.url),
    ...process.argv.slice(2),
  ]);

async function runProgram() {
  const folder = await findProgram().catch(fail);
  const main = path.join(folder, 'main.js');
  // Nothing is lost where no cache can be kept but time.
  const places = [folder, path.join(os.homedir(), '.cache', 'assay')];
  places.some((place) => module.enableCompileCache(path.join(place, 'compile-cache')).status !== cacheFailed);
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
}

/** The folder of the compiled program: what the package brings, or in a clone what is compiled from its source. */
async function findProgram() {
  const packed = path.join(root, 'dist', 'packed');
  if (!existsSync(path.join(root, 'src'))) return packed;
  const { ensureCompiled } = await import('../scripts/compiled-program.mjs');
  return ensureCompiled();
}

/** @returns {never} */
function fail(error) {
  process.stderr.write(`assay: ${error.message}\n`);
  process.exit(1);
}
