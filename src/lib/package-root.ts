import { findPackageJSON } from 'node:module';
import path from 'node:path';

/**
 * Absolute path of the folder that holds this program's package.json, with migrations, sample data and built pages in
 * it. It is looked up, not counted in `..`, because the compiled program lies in another folder than its source.
 */
export const packageRoot: string = locatePackage();

function locatePackage(): string {
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) throw new Error(`There is no package.json above ${import.meta.dirname}.`);
  return path.dirname(file);
}
