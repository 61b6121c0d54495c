import { relate } from '../../compare/colour/compare-colours.ts';
import type { Located } from '../../compare/located.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { findPhrase, isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { readText, unspacedOf } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { findColours } from '../colour/find-colours.ts';
import type { ProductFacts } from '../listing/read-facts.ts';
import type { Statement } from '../listing/statement.ts';
import { findMaterials } from '../material/find-materials.ts';
import { isKindOf } from '../material/material-kinds.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { isPiece } from '../quantity/is-piece.ts';
import { namesAll } from './names-all.ts';
import type { Requirement, WantedValue } from './requirement.ts';

const before = wordSet('sole value: before');
const behind = new Set(['only', 'throughout']);

/** The colour or material of "all blue", "cotton only" and 仅黑色, of which nothing else is wanted; null for other values. */
export function soleValueOf(value: string, { known }: ResolvedName): string | null {
  const { tokens, raw } = readText(value);
  const [first] = tokens;
  const last = tokens.at(-1);
  if (tokens.length < 2 || first === undefined || last === undefined) return null;
  const isBefore = before.has(first.stem);
  if (!isBefore && !behind.has(last.stem)) return null;
  const rest = (isBefore ? raw.slice(first.end) : raw.slice(0, last.start)).trim();
  const text = readText(rest);
  const named = known?.reads === 'colour' ? findColours(text) : known?.reads === 'material' ? findMaterials(text) : [];
  return named.length === 1 && namesAll(text, named) ? rest : null;
}

/** Where one colour or material alone is wanted, a text that names another beside it leaves the match open, or breaks it. */
export function settleSole(requirement: Requirement, facts: ProductFacts, located: Located | null): Located | null {
  const [wanted] = requirement.alternatives;
  if (!requirement.isSole || wanted === undefined || located?.matchType !== 'match') return located;
  const { statement } = located;
  if (mixedWith(wanted, statement)) return { ...located, matchType: 'not_match' };
  const isMixed = facts.running.some((fact) => mixedWith(wanted, fact.statement));
  const isOpen = isMixed || (othersBeside(wanted, statement).length > 0 && !isSaid(requirement, statement));
  return isOpen ? { ...located, matchType: 'unknown' } : located;
}

/** "All black, black and red, white": one of the choices is what is wanted, word for word. */
function isSaid({ specValues }: Requirement, { text }: Statement): boolean {
  return specValues.some((value) => findPhrase(text, unspacedOf(value)).length > 0);
}

/** "3 pairs black, 3 pairs grey": some pieces are of the wanted colour and some of another. */
function mixedWith(wanted: WantedValue, statement: Statement): boolean {
  const isOfBoth = statement.colours.some((one) => isSame(wanted, one)) && wanted.colours.length > 0;
  return isOfBoth && othersBeside(wanted, statement).some((one) => isCounted(statement, one));
}

const isSame = (wanted: WantedValue, mention: Statement['colours'][number]) =>
  wanted.colours.some(({ id }) => relate(id, mention).matchType === 'match');

/** The colours or materials that a text states beside the wanted ones. */
export function othersBeside(wanted: WantedValue, statement: Statement): Span[] {
  const isStated = (span: Span) => !isDenied(statement.text, span) && !isOfBundledItem(statement.text, span);
  if (wanted.colours.length > 0)
    return statement.colours.filter((mention) => isStated(mention) && !isSame(wanted, mention));
  return statement.materials.filter(
    (mention) => isStated(mention) && !wanted.materials.some(({ id }) => isKindOf(mention.id, id)),
  );
}

const times = new Set(['x', '*', '×', 'pr', 'prs', 'of']);
const farthest = 3;

/** "3 pairs black", "2 x red", 红色2条: so many pieces of the goods are of the colour. */
function isCounted({ text: { tokens } }: Statement, { from, to }: Span): boolean {
  const isBetween = (token: Token | undefined) => token !== undefined && (times.has(token.stem) || isPiece(token.stem));
  let at = from - 1;
  while (at > from - farthest && isBetween(tokens[at])) at -= 1;
  return tokens[at]?.kind === 'number' || (tokens[to]?.kind === 'number' && isPiece(tokens[to + 1]?.stem ?? ''));
}
