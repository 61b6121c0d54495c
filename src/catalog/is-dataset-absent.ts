import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * True while a catalog in a local folder has no table of products: it is known to be empty without the engine, which takes
 * 50 MB. Of an object store, or where nothing may be looked at, nothing is known.
 */
export function isDatasetAbsent(uri: string): boolean {
  if (uri.includes('://')) return false;
  try {
    statSync(path.join(uri, 'products.lance'));
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
