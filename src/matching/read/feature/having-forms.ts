import { partNames } from '../../ontology/part-names.ts';
import { readText } from '../../text/read-text.ts';

/** Parts by their last word; names such as "lined" say of themselves that goods have something. */
const parts = new Set(
  partNames
    .flatMap(({ names }) => names)
    .flatMap((name) => readText(name).tokens.at(-1)?.stem ?? [])
    .filter((stem) => /^[a-z]{3,}$/u.test(stem) && !stem.endsWith('ed')),
);
const longestPart = Math.max(...[...parts].map(({ length }) => length));

/**
 * A feature's name, run together, and the same as an adjective or a noun: "wheels" and "wheeled", "long sleeved" and "long
 * sleeve". Goods have the part in both.
 */
export function havingForms(phrase: string): string[] {
  if (!/^[a-z]+$/u.test(phrase)) return [phrase];
  if (endsInPart(phrase)) return [phrase, ...adjectivesOf(phrase)];
  if (!phrase.endsWith('ed')) return [phrase];
  const [withoutEd, withoutD] = [phrase.slice(0, -2), phrase.slice(0, -1)];
  const undoubled = withoutEd.at(-1) === withoutEd.at(-2) ? [withoutEd.slice(0, -1)] : [];
  return [phrase, ...[withoutEd, withoutD, ...undoubled].filter(endsInPart)];
}

/** "Wheeled", "handled", "zipped" and "ziped": what is no word is in no listing. */
function adjectivesOf(phrase: string): string[] {
  return phrase.endsWith('e') ? [`${phrase}d`] : [`${phrase}ed`, `${phrase}${phrase.at(-1)}ed`];
}

function endsInPart(phrase: string): boolean {
  for (let length = Math.min(longestPart, phrase.length); length >= 3; length -= 1)
    if (parts.has(phrase.slice(-length))) return true;
  return false;
}
