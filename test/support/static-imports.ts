import { readFileSync } from 'node:fs';
import path from 'node:path';

const statement = /(?:^|\n)\s*(?:import|export)\s(?!type\s)(?:[^'";]*?from\s*)?'([^']+)'/g;

/**
 * Everything that Node loads before a file of src/ runs: paths below src with slashes, and packages by their name.
 * What is imported by `import(…)` is not in it, nor are types and `node:` modules.
 */
export function staticImports(sourceFolder: string, entry: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const text = readFileSync(path.join(sourceFolder, name), 'utf8');
    for (const [, specifier = ''] of text.matchAll(statement)) {
      if (specifier.startsWith('.')) {
        const imported = path.posix.join(path.posix.dirname(name), specifier);
        if (imported.endsWith('.ts')) visit(imported);
      } else if (!specifier.startsWith('node:')) {
        found.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
      }
    }
  };
  visit(entry);
  return found;
}
