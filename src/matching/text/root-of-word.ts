/** Endings of what is done, and of what does it: "boiling" and "boiled" of "boil". */
const endings = ['ing', 'ed', 'er'];
const shortestRoot = 3;

/** What the forms of a verb have in common: "charg" of "charge" and "charging", "cut" of "cutting". It need be no word. */
export function rootOf(stem: string): string {
  const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= shortestRoot);
  const bare = ending === undefined ? stem : stem.slice(0, -ending.length);
  const isDoubled = ending !== undefined && bare.at(-1) === bare.at(-2) && bare.length > shortestRoot;
  return isDoubled || (bare.endsWith('e') && bare.length > shortestRoot) ? bare.slice(0, -1) : bare;
}

/** True where each of the words, in whichever form, is among others: "boiling" among "boils water". */
export function areAmong(words: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return false;
  return words.every((word) => others.includes(word) || others.some((other) => rootOf(other) === rootOf(word)));
}
