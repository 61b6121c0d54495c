import { supplied } from '../compare/feature/absent-thing.ts';
import { featureAmongTexts } from '../compare/feature/search-feature.ts';
import type { Located } from '../compare/located.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { findPhrase, type Span } from '../text/find-phrase.ts';
import type { TextFacts } from '../text/read-text.ts';
import type { Token } from '../text/tokenize.ts';

const denies = new Set(['no', 'not', 'without', '无', '没', '不', '非']);
const joins = new Set(['and', 'or', 'nor', '&', '和', '与', '及', '或']);
const owns = new Set(['has', 'have', 'with', 'come', 'but']);

/**
 * "No footrest." where it is to be pulled out, 无磁力 where it is to be strong: what goods are without is of no kind. Null where title and
 * description do not deny the thing by itself: "no hood seam" and "works without app" leave it open, as "keyboard not included" does.
 * `isSaid` where a text tells the wanted kind, which the denial then contradicts though the thing is named as well.
 */
export function withoutThing({ thing, name }: Requirement, facts: ProductFacts, isSaid: boolean): Located | null {
  if (thing === null || name.stems.some((stem) => supplied.has(stem))) return null;
  if (!isSaid && featureAmongTexts(thing, facts.running)?.matchType !== 'not_match') return null;
  for (const { field, statement } of facts.running) {
    const spans = thing.phrases.flatMap((phrase) => findPhrase(statement.text, phrase));
    const span = spans.find((one) => isOutright(statement.text, one, field === 'title'));
    if (span !== undefined) return { field, statement, span, matchType: 'not_match', method: 'text' };
  }
  return null;
}

function isOutright({ tokens, deniedBy }: TextFacts, { to }: Span, isTitle: boolean): boolean {
  const cue = deniedBy[to - 1] ?? -1;
  const opens = isTitle || isEdge(tokens[cue - 1]) || owns.has(tokens[cue - 1]?.stem ?? '');
  return denies.has(tokens[cue]?.stem ?? '') && opens && isEdge(tokens[to]);
}

/** Where a thing's name has ended, or another thing follows. */
const isEdge = (token: Token | undefined) =>
  token === undefined || (token.kind === 'mark' && token.stem !== '-') || joins.has(token.stem);
