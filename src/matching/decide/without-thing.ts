import { supplied } from '../compare/feature/absent-thing.ts';
import { featureAmongTexts } from '../compare/feature/search-feature.ts';
import type { Located } from '../compare/located.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import type { Token } from '../text/tokenize.ts';

const denies = new Set(['no', 'without', '无', '没', '不']);
const joins = new Set(['and', 'or', 'nor', '&', '和', '与', '及', '或']);
const owns = new Set(['has', 'have', 'with', 'come', 'but']);

/**
 * "No footrest." where it is to be pulled out, 无磁力 where it is to be strong: what goods are without is of no kind. Null where title and
 * description do not deny the thing by itself: "no hood seam" and "works without app" leave it open, as "keyboard not included" does. `isSaid` where a text tells the wanted kind.
 */
export function withoutThing({ thing, name }: Requirement, facts: ProductFacts, isSaid: boolean): Located | null {
  if (thing === null || name.stems.some((stem) => supplied.has(stem))) return null;
  const said = featureAmongTexts(thing, facts.running);
  if (said === null || said.span === null || said.matchType === 'match') return null;
  // A text that has the thing as well contradicts only what it says of its kind.
  if (!isSaid && (said.matchType !== 'not_match' || said.against !== undefined)) return null;
  const { tokens, deniedBy } = said.statement.text;
  const cue = deniedBy[said.span.to - 1] ?? -1;
  const isOutright = denies.has(tokens[cue]?.stem ?? '');
  const opens = isEdge(tokens[cue - 1]) || owns.has(tokens[cue - 1]?.stem ?? '') || said.field === 'title';
  return isOutright && opens && isEdge(tokens[said.span.to])
    ? { ...said, matchType: 'not_match', method: 'text' }
    : null;
}

/** Where a thing's name has ended, or another thing follows. */
const isEdge = (token: Token | undefined) =>
  token === undefined || (token.kind === 'mark' && token.stem !== '-') || joins.has(token.stem);
