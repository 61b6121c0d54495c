import { onceFor } from '../../../lib/once-for.ts';
import type { NameWord } from '../../claim/name-concepts.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import type { ProductFacts } from '../../read/listing/read-facts.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { rootOf } from '../../text/root-of-word.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Located } from '../located.ts';
import { isAmong, tellingIn, wordsOfText } from './like-words.ts';
import { telling } from './mentions-in.ts';

/** A part of the goods and what it does or what can be done with it. */
interface Deed {
  part: NameWord;
  root: string;
}

const ahead = new Set(['the', 'a', 'both', 'all', 'its', 'this']);
const helping = wordSet('helps a verb');
const weakens = wordSet('weakens a feature');
const canBe = /(?:able|ible)$/u;
const longestHelp = 4;

/**
 * A clause that opens with the wanted part and goes on with what is wanted of it: "Handle folds away" of a foldable handle, "Shelves
 * can be adjusted" of adjustable shelves. Null where no clause says so.
 */
export function saidInClause(feature: Feature, { texts }: ProductFacts): Located | null {
  const deed = feature.inclusion === null && feature.wanted ? deedOf(feature) : null;
  if (deed === null) return null;
  for (const { field, statement } of texts) {
    if (field === 'category' || field === 'brand') continue;
    const span = clauseOf(deed, statement.text);
    if (span !== null) return { ...telling(feature, true, span), field, statement };
  }
  return null;
}

/** "Foldable handle", "locking lid": a word for a deed before a noun. */
const deedOf = onceFor(({ thing }: Feature): Deed | null => {
  const [deed, part, ...more] = tellingIn(wordsOfText(readText(thing)));
  if (deed === undefined || part === undefined || more.length > 0) return null;
  return /^[a-z]{4,}(?:able|ible|ing)$/u.test(deed.phrase) && /^[a-z]{3,}$/u.test(part.phrase)
    ? { part, root: rootOfDeed(deed.phrase) }
    : null;
});

const rootOfDeed = (word: string) => rootOf(word.replace(canBe, ''));

function clauseOf({ part, root }: Deed, text: TextFacts): Span | null {
  const { tokens } = text;
  for (const [at, token] of tokens.entries()) {
    if (
      token.kind !== 'word' ||
      !opensClause(tokens, at) ||
      !isAmong({ phrase: token.stem, concepts: [token.stem] }, [part])
    )
      continue;
    let verb = at + 1;
    while (verb - at <= longestHelp && helping.has(tokens[verb]?.stem ?? '')) verb += 1;
    const said = tokens[verb];
    const span = { from: at, to: verb + 1 };
    const isSaid =
      said?.kind === 'word' && rootOfDeed(said.stem) === root && !weakens.has(tokens[verb + 1]?.stem ?? '');
    if (isSaid && !isDenied(text, span) && !isOfBundledItem(text, span)) return span;
  }
  return null;
}

/** True at the first word of a clause, but for an article. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before.kind === 'mark') return before?.stem !== '-' && before?.stem !== '/';
  return ahead.has(before.stem) && (at === 1 || tokens[at - 2]?.kind === 'mark');
}
