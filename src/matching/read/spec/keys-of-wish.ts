import { askedBy } from '../../claim/asked-property.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { familiesOf, keysOfFamily, longerNamesOf } from '../family/find-families.ts';
import { chineseOf } from '../name/in-chinese.ts';
import { keysOf } from '../name/related-names.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { otherNames } from '../name/same-thing.ts';
import { letterKeys, siblingKeys } from '../name/sibling-keys.ts';
import type { NameKey, WantedValue } from './requirement.ts';
import { keysOfServed } from './served-in-name.ts';

/** The keys of all names under which a listing may state what a wish asks for, the closest first. */
export function keysOfWish(name: ResolvedName, alternatives: readonly WantedValue[]): NameKey[] {
  return [
    ...keysOf(name),
    ...alternatives.flatMap(({ text }) => longerKeys(text, name)),
    ...otherKeysOfKinds(alternatives),
    ...chineseKeys(name),
    ...siblingKeys(name),
    ...keysOfServed(name),
    ...letterKeys(name),
  ];
}

/** A name that no row knows stands in Chinese under the names that its words make: 垫片材质 for "Washer material". */
function chineseKeys(name: ResolvedName): NameKey[] {
  const { known, stems, raw } = name;
  if (known !== null) return [];
  const { bases, look } = askedBy(name);
  const isCounted = bases.length === 0 && look === null;
  const names = chineseOf(stems).flatMap((one) => (isCounted ? [one, `${one}数量`] : [one]));
  const keys = names.flatMap((one) => {
    const { key, known: other } = resolveName(one);
    return other === null ? [key] : [];
  });
  const families = familiesOf(name);
  const same = otherNames(beginsInChinese(raw.trim()) ? [raw.trim()] : stems).flatMap((one) => {
    const other = resolveName(one);
    // Names made of other words for the same things may differ in what they mean: they only confirm.
    const isFirm = familiesOf(other).some((family) => families.includes(family));
    return other.known === null ? [{ key: other.key, isFirm }] : [];
  });
  const composed = [...keys.map((key) => ({ key, isFirm: true })), ...same];
  return [...Map.groupBy(composed, ({ key }) => key).values()].flatMap(([first]) => first ?? []);
}

/** Keys of the longer names that the wanted value tells to be meant: "Form: capsules" stands under "Dosage form". */
function longerKeys(text: TextFacts, name: ResolvedName): NameKey[] {
  const keys = new Set(longerNamesOf(text, name).map((one) => one.name.key));
  return [...keys].map((key) => ({ key, isFirm: true }));
}

/** Kinds of goods stand under every name that they have for them: "Loading: front" under 开门方式 and "Access location". */
function otherKeysOfKinds(alternatives: readonly WantedValue[]): NameKey[] {
  const families = alternatives.flatMap((one) =>
    one.families.filter(({ isWhole, family }) => isWhole && family.isKind),
  );
  const keys = new Set(families.flatMap(({ family }) => keysOfFamily(family)));
  return [...keys].map((key) => ({ key, isFirm: false, isTyped: true }));
}
