/** What stands behind a verb that tells how goods get smaller: "fold-up", "folds flat". */
const particles = ['up', 'down', 'away', 'out', 'flat'];

/**
 * The names of a feature that goods do and have done to them: "foldable", "folding" and "fold-up" for "fold", 可折叠 and 折叠式 for
 * 折叠. Of an English verb the bare form is none of them, which may be a noun. Some forms are no words; those are in no listing.
 */
export function formsOfVerb(verb: string): string[] {
  if (verb.charCodeAt(0) > 0x3000) return [verb, `可${verb}`, `自动${verb}`, `${verb}式`, `可${verb}式`, `${verb}型`];
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const endings = ['able', 'ible', 'ing'].map((ending) => stem + ending);
  return [...endings, `be ${participleOf(verb)}`, ...particles.map((particle) => `${verb} ${particle}`)];
}

/** What is said of goods that do it not: "does not fold". That it cannot be done to them is the denial of "be folded". */
export function denialsOfVerb(verb: string): string[] {
  if (verb.charCodeAt(0) > 0x3000) return [];
  return ['does not', 'do not', "doesn't", "don't", 'cannot', "can't"].map((denial) => `${denial} ${verb}`);
}

const shortVowel = /^[^aeiou]*[aeiou][^aeiouwxy]$/u;

function participleOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return shortVowel.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}
