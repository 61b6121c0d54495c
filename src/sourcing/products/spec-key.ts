import { createHash } from 'node:crypto';
import { foldText } from '../../matching/text/fold-text.ts';

function normalise(text: string): string {
  return foldText(text).folded.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Identifies specs across items, requests and runs: equal when name and wanted values are the same words. Width, case,
 * accents, white space and the order of alternatives make no difference; another unit or wording is another spec.
 */
export function specKey(specName: string, specValues: readonly string[]): string {
  const words = [normalise(specName), ...specValues.map(normalise).sort()];
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}
