import type { Requirement, WantedValue } from './requirement.ts';
import { saidAgain } from './said-twice.ts';

const betweenScripts = /[\s(]+/u;
const han = /\p{Script=Han}/u;
const hasFigure = (text: string) => /\d/u.test(text);
const latin = /[a-z]{2}/iu;

/**
 * The Chinese and the English half of a value such as 黑色 black or "soft (软毛)", in the order in which they stand; null where
 * the value is in one language, or its halves are not parted.
 */
export function halvesByLanguage(value: string): readonly [string, string] | null {
  const words = value.normalize('NFKC').trim().replace(/\)$/u, '').split(betweenScripts);
  if (words.length < 2) return null;
  const isHan = words.map((word) => han.test(word));
  const at = isHan.findIndex((one) => one !== isHan[0]);
  if (at === -1 || isHan.slice(at).some((one) => one === isHan[0])) return null;
  const [first, second] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  if (hasFigure(first) && hasFigure(second)) return null;
  return latin.test(isHan[0] === true ? second : first) ? [first, second] : null;
}

/** The one wish that its two halves say: the half with figures, or else either; null where they do not mean the same. */
export function saidInBoth([one, other]: readonly Requirement[]): Requirement | null {
  if (one === undefined || other === undefined || !meanTheSame(one, other)) return null;
  const tellsMore = ({ feature, specValues }: Requirement) => feature !== null || hasFigure(specValues.join(' '));
  if (tellsMore(one)) return one;
  return tellsMore(other) ? other : { ...one, alternatives: [...one.alternatives, ...other.alternatives] };
}

/** True where two readings of one wish mean the same: the same feature, colours, materials or values, or words of the glossary. */
function meanTheSame(one: Requirement, other: Requirement): boolean {
  if (one.feature !== null && other.feature !== null) {
    const { wanted, phrases } = other.feature;
    return one.feature.wanted === wanted && one.feature.phrases.some((phrase) => phrases.includes(phrase));
  }
  const [wanted, ...more] = one.alternatives;
  const [again, ...others] = other.alternatives;
  if (wanted === undefined || again === undefined || more.length > 0 || others.length > 0) return false;
  return areSameValues(wanted, again);
}

function areSameValues(one: WantedValue, other: WantedValue): boolean {
  const areShared = <T>(some: readonly T[], others: readonly T[]) =>
    some.length > 0 && some.length === others.length && some.every((each) => others.includes(each));
  const idsOf = (named: readonly { id: string | null }[]) => named.map(({ id }) => id);
  // 软毛 are soft bristles, and under their name "soft" says so.
  const isNamedBy = ({ sayings }: WantedValue, { text }: WantedValue) =>
    sayings.some(({ names }) => names.some((name) => name.startsWith(text.unspaced)));
  return (
    areShared(idsOf(one.colours), idsOf(other.colours)) ||
    areShared(idsOf(one.materials), idsOf(other.materials)) ||
    one.families.some(({ valueId }) => other.families.some((again) => again.valueId === valueId)) ||
    saidAgain(one, other) !== null ||
    isNamedBy(one, other) ||
    isNamedBy(other, one)
  );
}
