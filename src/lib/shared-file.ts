import { readFileSync } from 'node:fs';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/**
 * The bytes of a file, of which all threads of the process that are started after the first call have one copy. They must not
 * be written to. @throws what reading the file throws.
 */
export function readSharedFile(file: URL): Uint8Array {
  const known = getEnvironmentData(file.href) as unknown;
  if (known instanceof SharedArrayBuffer) return new Uint8Array(known);
  const bytes = readFileSync(file);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  setEnvironmentData(file.href, shared.buffer);
  return shared;
}
