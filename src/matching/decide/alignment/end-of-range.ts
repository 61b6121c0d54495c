import { coreOfName } from '../../claim/core-of-name.ts';
import { compareValue } from '../../compare/compare-value.ts';
import { bestOf, type Finding } from '../../compare/finding.ts';
import { inFact, inFacts, type Located } from '../../compare/located.ts';
import { asksLowerEnd, asksUpperEnd } from '../../compare/quantity/asked-end.ts';
import { compareQuantities } from '../../compare/quantity/compare-quantities.ts';
import { wordList } from '../../ontology/word-list.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { areApart } from '../../read/name/sibling-keys.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import { isSigned } from '../../read/quantity/read-tolerance.ts';
import { compareServed } from '../../read/quantity/served.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';

/**
 * What the attribute of a range says of its ends and of how far goods may be off in it, where these are asked for by names of their own:
 * "Lowest measuring temperature" and "Temperature accuracy" of "Temperature range: -40 to 125 °C, ±0.3 °C"; and what its ends or
 * the range without the word for it say of a range: "Min height: 105 cm" and "Max height: 125 cm", "Height: 55-180 cm".
 */
export function endOfRange(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  const { name, alternatives } = requirement;
  const { core, isOfEnd, isOfRange, isOfDeviation } = coreOfName(name.raw);
  if (core === '' || alternatives.some(({ quantity }) => quantity?.unit == null)) return null;
  if (isOfRange && !isOfEnd && !isOfDeviation) return wholeRange(requirement, named, core);
  if (isOfEnd === isOfDeviation) return null;
  const ofCore = named.filter((fact) => {
    const told = coreOfName(fact.name.raw);
    return (told.core === core || isOfRaising(name, fact)) && !told.isOfEnd && !areApart(name, fact.name);
  });
  const compare = isOfDeviation ? deviationOf : endOf;
  return bestOf(
    inFacts(ofCore, (fact) => bestOf(alternatives.flatMap((wanted) => compare(requirement, wanted, fact)))),
  );
}

/** A wanted range by an attribute that states a range of the same, or by the two that state its ends. */
function wholeRange({ alternatives }: Requirement, named: readonly NamedFact[], core: string): Located | null {
  const [wanted, ...more] = alternatives.flatMap(({ quantity }) => (quantity?.form === 'range' ? [quantity] : []));
  if (wanted === undefined || more.length > 0) return null;
  const alike = named.filter(({ name }) => coreOfName(name.raw).core === core);
  const ofForm = (isEnd: (found: Quantity, fact: NamedFact) => boolean) =>
    alike.flatMap((fact) =>
      fact.whole.quantities.quantities
        .filter((found) => found.dimension === wanted.dimension && isEnd(found, fact))
        .map((found) => ({ found, fact })),
    );
  const [range, ...ranges] = ofForm(({ form }) => form === 'range');
  const [low, ...lows] = ofForm(({ form }, { name }) => form === 'point' && asksLowerEnd(name));
  const [high, ...highs] = ofForm(({ form }, { name }) => form === 'point' && asksUpperEnd(name));
  const located = (stated: Quantity, { found, fact }: { found: Quantity; fact: NamedFact }): Located =>
    inFact(fact, { matchType: compareServed(wanted, stated), method: 'quantity', span: found });
  if (range !== undefined) return ranges.length > 0 ? null : located(range.found, range);
  if (low === undefined || high === undefined || lows.length + highs.length > 0) return null;
  return located({ ...low.found, high: high.found.high, form: 'range' }, high);
}

const heights = new Set(['height', 'maximum height', 'minimum height']);
const raising = new Set([...wordList('words of raising'), ...wordList('words of a range')]);
const hanRaising = [...raising].filter(beginsInChinese);

/** "Lift range", 升降范围: what goods are raised through is their height. */
function isOfRaising({ known, stems }: Requirement['name'], { name }: NamedFact): boolean {
  if (!heights.has(known?.id ?? stems.join(' ')) && stems.at(-1) !== 'height') return false;
  return name.stems.every((stem) =>
    beginsInChinese(stem)
      ? hanRaising.reduce((rest, word) => rest.replaceAll(word, ''), stem) === ''
      : raising.has(stem),
  );
}

function endOf(requirement: Requirement, wanted: WantedValue, fact: NamedFact): Finding[] {
  const isRange = fact.whole.quantities.quantities.some(
    ({ form, dimension }) => form === 'range' && dimension === wanted.quantity?.dimension,
  );
  const finding = isRange && !coreOfName(fact.name.raw).isOfDeviation ? compareValue(requirement, wanted, fact) : null;
  return finding === null || finding.matchType === 'unknown' ? [] : [finding];
}

/** The widths of tolerances in a value; all its measures where the name asks for nothing else. */
function deviationOf(_requirement: Requirement, { quantity }: WantedValue, { name, whole }: NamedFact): Finding[] {
  if (quantity === null) return [];
  const { quantities } = whole.quantities;
  const signed = quantities.filter(({ from }) => isSigned(whole.text.tokens, from));
  const isAlone = coreOfName(name.raw).isOfDeviation && quantities.length === 1;
  const allowed: Quantity =
    quantity.form === 'point' ? { ...quantity, low: Number.NEGATIVE_INFINITY, form: 'max' } : quantity;
  return (signed.length > 0 || !isAlone ? signed : quantities).flatMap((found): Finding[] => {
    // A degree of difference is no temperature: in another unit it is another number.
    const isAlike = found.dimension === 'temperature' ? found.unit === quantity.unit : true;
    if (!isAlike || found.dimension !== quantity.dimension) return [];
    return [{ matchType: compareQuantities(allowed, found), method: 'quantity', span: found }];
  });
}
