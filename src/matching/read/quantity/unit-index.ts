import { type Unit, units } from '../../ontology/units.ts';
import type { Token } from '../../text/tokenize.ts';
import { tokensOf } from '../../text/tokens-of.ts';

interface SpelledUnit {
  stems: string[];
  unit: Unit;
}

const unitsById = new Map(units.map((unit) => [unit.id, unit]));
const byFirstStem = new Map<string, SpelledUnit[]>();
const byCase = new Map<string, SpelledUnit[]>();

for (const unit of units) {
  for (const spelling of unit.spellings) addSpelling(byFirstStem, stemsOf(spelling), unit);
  for (const spelling of unit.cased ?? []) addSpelling(byCase, casedPartsOf(spelling), unit);
}

function stemsOf(spelling: string): string[] {
  return tokensOf(spelling).flatMap((token) => (token.stem === '.' ? [] : [token.stem]));
}

function casedPartsOf(spelling: string): string[] {
  return tokensOf(spelling).map((token) => token.cased);
}

function addSpelling(index: Map<string, SpelledUnit[]>, stems: string[], unit: Unit): void {
  const first = stems[0];
  if (first === undefined) return;
  const list = index.get(first) ?? [];
  // The table's first owner of a spelling keeps it: "毫安" is a current unless the attribute speaks of a battery.
  if (!list.some((entry) => entry.stems.join(' ') === stems.join(' '))) list.push({ stems, unit });
  list.sort((a, b) => b.stems.length - a.stems.length);
  index.set(first, list);
}

/** The unit of an id of the table; throws for an id that is not in it, which is a mistake of the program. */
export function unitOf(id: string): Unit {
  const unit = unitsById.get(id);
  if (unit === undefined) throw new Error(`no unit is called "${id}"`);
  return unit;
}

/** The longest unit spelled at `start`, with the position after it. */
export function unitAt(tokens: readonly Token[], start: number): { unit: Unit; next: number } | null {
  const first = tokens[start];
  if (first === undefined) return null;
  return (
    longest(byCase.get(first.cased), tokens, start, (token) => token.cased) ??
    longest(byFirstStem.get(first.stem), tokens, start, (token) => token.stem)
  );
}

function longest(
  candidates: SpelledUnit[] | undefined,
  tokens: readonly Token[],
  start: number,
  formOf: (token: Token) => string,
): { unit: Unit; next: number } | null {
  if (candidates === undefined) return null;
  for (const { stems, unit } of candidates) {
    let at = start;
    let matched = 0;
    while (matched < stems.length) {
      const token = tokens[at];
      // "8 in 3 oz" are no cubic inches.
      if (token === undefined || (token.kind === 'number' && !token.glued)) break;
      if (formOf(token) === stems[matched]) matched += 1;
      else if (token.stem !== '.' || matched === 0) break;
      at += 1;
    }
    if (matched === stems.length && endsWord(tokens, at)) return { unit, next: at };
  }
  return null;
}

/** A unit must end where its word ends: the "m" of "m2280" is no metre. */
function endsWord(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  const last = tokens[next - 1];
  if (after === undefined || last === undefined || !after.glued || last.kind !== 'word') return true;
  // "1500W50升", "5V2A": one measure after the other.
  if (after.kind === 'number') {
    const unit = tokens[next + 1];
    return tokens[next - 2]?.kind === 'number' && unit?.glued === true && byFirstStem.has(unit.stem);
  }
  return after.kind === 'mark' || after.kind === 'character';
}
