import type { Feature } from '../../matching/read/feature/feature.ts';
import { featureNameOf } from '../../matching/read/feature/feature-name.ts';
import { featureAskedAs } from '../../matching/read/feature/feature-said.ts';
import { readYesNo } from '../../matching/read/feature/parse-feature.ts';
import type { Requirement } from '../../matching/read/spec/requirement.ts';
import { featureWordsOf } from './feature-words.ts';
import type { Inquiry } from './inquiry.ts';
import { insideSentence } from './languages/english-grammar.ts';
import { cleanName } from './name-words.ts';
import { plainWordsOf } from './plain-words.ts';
import type { Term } from './question.ts';
import { hasHan, shorten } from './value-words.ts';

/** Asks whether a product has a feature, or that it does not have it when the buyer wants none; null for other specs. */
export function featureInquiry(requirement: Requirement): Inquiry | null {
  const { feature } = requirement;
  if (feature === null) return null;
  // The buyer's own word first: "double wall" is found under "insulated" too, and asks for something else.
  const known = featureWordsOf([featureNameOf(cleanName(requirement))]) ?? featureWordsOf(feature.phrases);
  if (known === undefined) return unknownFeature(requirement, feature);
  const wanted = known.namesAbsence ? !feature.wanted : feature.wanted;
  return { ask: 'feature', words: known.words, wanted, isIncluded: asksIfIncluded(requirement) };
}

const ownDenial = /^(?:non[\s-]|[无不免非])/iu;

/** "Non-drip: yes" asks for what is non-drip, though it was understood as wanting no drip. */
function asNamed(name: string, { specValues }: Requirement, wanted: boolean): boolean {
  return ownDenial.test(name) ? (readYesNo(specValues[0] ?? '') ?? wanted) : wanted;
}

const denial = /^(?:(?:no|without|free of|free from|non)[\s-]+|(?:不含|不带|无|没有)\s*)(?<noun>.+)$/iu;

/** "No alcohol: yes": the thing that the name denies. */
function deniedByName(name: string): string | undefined {
  return /^non[\s-]/iu.test(name) || hasHan(name) ? undefined : denial.exec(name)?.groups?.noun;
}

function asksIfIncluded({ specName, specValues }: Requirement): boolean {
  return /includ|包含/iu.test(`${specName} ${specValues.join(' ')}`);
}

/** A feature that no table knows, by the words of its name, or of its value where the name only says that it is one: "Feature". */
function unknownFeature(requirement: Requirement, { thing, wanted }: Feature): Inquiry {
  const isValue = featureAskedAs(requirement.specName, requirement.specValues[0] ?? '') !== null;
  const name = isValue ? thing : cleanName(requirement);
  const denied = denial.exec(shorten(requirement.specValues[0] ?? ''))?.groups?.noun;
  if (denied !== undefined && !wanted) return { ask: 'absence', of: denied };
  const ingredient = deniedByName(name) ?? /^contains?\s+(?<noun>.+)$/iu.exec(name)?.groups?.noun;
  if (ingredient !== undefined) return { ask: 'ingredient', of: thingTerm(ingredient), wanted };
  const needed = /^(?<noun>.+)\s(?:required|needed)$/iu.exec(name)?.groups?.noun;
  if (needed !== undefined) return { ask: 'need', of: thingTerm(needed), wanted };
  const isIncluded = asksIfIncluded(requirement);
  return { ask: 'own feature', name, wanted: asNamed(name, requirement, wanted), isIncluded };
}

function thingTerm(written: string): Term {
  const en = insideSentence(written);
  return { en, zh: plainWordsOf(en)?.zh ?? en };
}
