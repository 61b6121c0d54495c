import type { Requirement } from '../../matching/read/spec/requirement.ts';
import { unspacedOf } from '../../matching/text/read-text.ts';
import { boundedWords } from './bound-words.ts';
import { featureInquiry } from './feature-inquiry.ts';
import { featureWordsOf } from './feature-words.ts';
import type { Inquiry, NameTerm, ValueInquiry } from './inquiry.ts';
import { isAdjective, isPlural, orInEnglish } from './languages/english-grammar.ts';
import { isExact, isSayable } from './measures.ts';
import { cleanName, nameTerm } from './name-words.ts';
import { priceInquiry } from './offer-inquiries.ts';
import type { Term } from './question.ts';
import { hasHan, shorten, type ValueTerm, valueTerm } from './value-words.ts';

/** Decides what to ask a supplier for one spec; every spec has an inquiry. Pure. */
export function readInquiry(requirement: Requirement): Inquiry {
  const values = requirement.alternatives.map((wanted) => valueTerm(requirement, wanted));
  if (requirement.isExclusion) return exclusion(requirement, values);
  return (
    featureInquiry(requirement) ??
    byName(requirement, values) ??
    measureInquiry(requirement) ??
    boundedInquiry(requirement) ??
    choice(requirement, values) ??
    anyValue(requirement, values)
  );
}

/** "Colour: not red": a yes must mean that the product is what the buyer wants. */
function exclusion(requirement: Requirement, values: Term[]): Inquiry {
  const isMaterial = requirement.name.known?.id === 'material' && isWholeMaterial(requirement);
  return { ask: 'exclusion', name: nameTerm(requirement), values, isMaterial };
}

function isWholeMaterial(requirement: Requirement): boolean {
  return /^(?:main |primary )?materials?$|^made of$|^composition$|^材[质料]$/iu.test(cleanName(requirement));
}

/** "Includes: carry bag", "Set includes: 4 pieces". */
function contents(requirement: Requirement, values: Term[]): Inquiry | null {
  const includes = /^(?:(?<whole>.+)\s)?includes?$/iu.exec(cleanName(requirement));
  if (includes === null) return null;
  const quantity = onlyQuantity(requirement);
  return {
    ask: 'contents',
    whole: includes.groups?.whole ?? null,
    values,
    quantity: quantity !== null && isSayable(quantity) && isExact(quantity) ? quantity : null,
  };
}

function onlyQuantity({ alternatives }: Requirement) {
  return alternatives.length === 1 ? (alternatives[0]?.quantity ?? null) : null;
}

/** Properties that have a way of asking of their own. */
function byName(requirement: Requirement, values: ValueTerm[]): Inquiry | null {
  if (values.every(({ en }) => /^IP[X\d]\d/iu.test(en))) return { ask: 'rating', values };
  const included = contents(requirement, values);
  if (included !== null) return included;
  if (/price|价格|单价/iu.test(requirement.specName)) return priceInquiry(requirement);
  switch (requirement.name.known?.id) {
    case 'price':
      return priceInquiry(requirement);
    case 'certification':
      return { ask: 'certificates', alternatives: requirement.specValues.map(certificates) };
    case 'country':
      return { ask: 'country', values };
    case 'closure':
      return { ask: 'closure', values };
    case 'age':
      return ageInquiry(requirement) ?? { ask: 'users', values };
    case 'gender':
      return { ask: 'users', values };
    case 'compatibility':
      // Of clothes it is how close they sit.
      return { ask: /^fit$/iu.test(cleanName(requirement)) && !hasDigit(values) ? 'fit' : 'compatibility', values };
    case 'use':
      return { ask: 'use', values };
    case 'feature':
      return namedFeature(values);
    case 'connector':
      return { ask: 'connector', values, hasTwoEnds: (onlyEnds(requirement)?.length ?? 0) > 1 };
    case 'pack size':
      return countOf('pack', requirement);
    case 'layers':
      return countOf('layers', requirement);
    default:
      return null;
  }
}

function hasDigit(values: readonly Term[]): boolean {
  return values.some(({ en }) => /\d/u.test(en));
}

function onlyEnds({ alternatives }: Requirement) {
  return alternatives.length === 1 ? alternatives[0]?.ends : undefined;
}

/** "CE, FCC" wants both; "CE or FCC" wants one. */
function certificates(value: string): Term[] {
  return shorten(value)
    .split(/[,，、;]/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ en: text, zh: text }));
}

/** "3 years and up" is an age from which on it is fit. */
function ageInquiry(requirement: Requirement): Inquiry | null {
  const quantity = onlyQuantity(requirement);
  if (quantity?.unit?.dimension !== 'time' || quantity.form !== 'min') return null;
  return { ask: 'age', from: quantity.low, unit: quantity.unit };
}

function namedFeature(values: readonly ValueTerm[]): Inquiry {
  const [only] = values;
  const known = values.length === 1 && only ? featureWordsOf([unspacedOf(only.en)]) : undefined;
  if (known !== undefined) {
    return { ask: 'feature', words: known.words, wanted: !known.namesAbsence, isIncluded: false };
  }
  return { ask: 'function', values: [...values] };
}

function countOf(ask: 'pack' | 'layers', requirement: Requirement): Inquiry | null {
  const quantity = onlyQuantity(requirement);
  if (quantity === null || quantity.form !== 'point' || (ask === 'pack' && quantity.times > 1)) return null;
  return { ask, count: quantity.low };
}

/** Quantities and lists of sizes: "Is the capacity 500 ml? If not, what is it?" */
function measureInquiry(requirement: Requirement): Inquiry | null {
  const [only] = requirement.alternatives;
  if (only === undefined) return null;
  const name = ownName(requirement);
  if (requirement.alternatives.length > 1) {
    const quantities = requirement.alternatives.flatMap(({ quantity }) => quantity ?? []);
    const areExact = quantities.every((quantity) => isSayable(quantity) && isExact(quantity));
    const areAll = quantities.length === requirement.alternatives.length;
    return areAll && areExact ? { ask: 'measure', name, quantities } : null;
  }
  if (requirement.name.known === null && isAdjective(requirement.specName)) return measuredFeature(requirement);
  if (only.list !== null) return { ask: 'sizes', name, list: only.list };
  if (only.quantity === null || !isSayable(only.quantity)) return null;
  // A ratio is read as its first number, and asked for as it was written.
  if (only.quantity.unit === null && /\d\s*[:：]\s*\d/u.test(only.raw)) return null;
  const counted = countInquiry(name, only.quantity);
  if (counted !== null) return counted;
  const written = shorten(only.raw);
  const { unit } = only.quantity;
  if (!/^(?:piece|page|ppm)$/u.test(unit?.id ?? '') || !hasHan(written)) {
    return { ask: 'measure', name, quantities: [only.quantity] };
  }
  // 张/分钟 is what the matcher reads as pages a minute, and may be banknotes.
  if (unit?.id === 'ppm' && !written.includes('页')) return boundedInquiry(requirement);
  const inChinese = boundedWords(written)?.words ?? written;
  return { ask: 'measure', name, quantities: [only.quantity], inChinese };
}

/** Begins as a sentence without its subject does: "holds 4 frames", "with two handles". */
const predicateStart =
  /^(?:holds?|fits?|takes?|seats?|sleeps?|carries|carry|stores?|accepts?|supports?|contains?|includes?|uses?|runs?|works?|makes?|counts?|reads?|has|have|can|must|should|needs?|is|are|comes?|made|with|without)(?:\s|$)/iu;

/** "48 eggs or more", "at least 5.2:1": the bound in the words of the letter, the rest in the buyer's. */
function boundedInquiry(requirement: Requirement): Inquiry | null {
  const [only] = requirement.alternatives;
  if (only === undefined || requirement.alternatives.length > 1) return null;
  const name = ownName(requirement);
  if (only.materials.length > 0 && name.id !== null) return null;
  const raw = shorten(only.raw);
  const bounded = boundedWords(raw);
  if (predicateStart.test(raw) || predicateStart.test(cleanName(requirement))) {
    return /\d/u.test(raw) ? { ask: 'statement', name, text: raw, bounded } : null;
  }
  if (name.id === null && requirement.name.known?.reads === 'material' && /^\d+$/u.test(raw)) {
    return { ask: 'bounded', name, bound: 'exactly', words: raw };
  }
  if (bounded === null) return null;
  // "SPF: SPF 50 or more" says its name again.
  const isRepeated = bounded.words.toLowerCase().startsWith(`${cleanName(requirement).toLowerCase()} `);
  const words = isRepeated ? bounded.words.slice(cleanName(requirement).length + 1) : bounded.words;
  if (!/^\d/u.test(words) || words.length > longestPlainValue) return null;
  return { ask: 'bounded', name, bound: bounded.bound, words };
}

/** "Frames: 4" asks for frames, not for what they are made of, though the matcher knows the name as that. */
function ownName(requirement: Requirement): NameTerm {
  if (requirement.name.known?.reads !== 'material') return nameTerm(requirement);
  const written = cleanName(requirement);
  const isMaterial = /materials?$|fabric|made of|[材质料]/iu.test(written);
  return isMaterial ? nameTerm(requirement) : nameTerm({ ...requirement, name: { ...requirement.name, known: null } });
}

/** "Number of pockets: 3", "Wheels: 4". */
function countInquiry(name: NameTerm, quantity: NonNullable<ReturnType<typeof onlyQuantity>>): Inquiry | null {
  const isCount = quantity.unit === null || /^(?:page|person)$/u.test(quantity.unit.id);
  if (!isCount || !(isPlural(name.en) || /^number of /iu.test(name.en))) return null;
  return { ask: 'count', name, counted: name.en.replace(/^number of /iu, ''), quantity };
}

/** "Oven safe: up to 220 °C" is a feature with a measure. */
function measuredFeature(requirement: Requirement): Inquiry {
  const name = cleanName(requirement);
  const words = featureWordsOf([unspacedOf(name)])?.words ?? null;
  return { ask: 'measured feature', name, value: shorten(requirement.specValues.join(' / ')), words };
}

/** Colours, sizes and materials, of which one offer may have several. */
function choice(requirement: Requirement, values: ValueTerm[]): Inquiry | null {
  const reads = requirement.name.known?.reads;
  if (reads === 'colour' || reads === 'size') return { ask: reads, values };
  if (reads !== 'material') return null;
  const name = ownName(requirement);
  if (name.id === null && requirement.alternatives.every(({ materials }) => materials.length === 0)) {
    return { ask: 'value', name, values, form: valueForm(requirement, values) };
  }
  return { ask: 'material', name: nameTerm(requirement), values, isWhole: isWholeMaterial(requirement) };
}

const longestPlainValue = 60;

/** Everything else, in the buyer's own words. */
function anyValue(requirement: Requirement, values: ValueTerm[]): Inquiry {
  return { ask: 'value', name: nameTerm(requirement), values, form: valueForm(requirement, values) };
}

/** Decided by the English words, which every term has. */
function valueForm(requirement: Requirement, values: ValueTerm[]): ValueInquiry['form'] {
  const { known } = requirement.name;
  const name = nameTerm(requirement).en;
  const any = orInEnglish(values);
  if (any.length > longestPlainValue || /[.!?;。！？；]\s*$|[.!?;] /u.test(any)) return 'long';
  if (known === null && any.toLowerCase().endsWith(` ${name}`) && !isPlural(name)) return 'kind';
  if (` ${any} `.includes(` ${name} `)) return 'whole';
  const isNamed = values.every(({ isKnown }) => isKnown) || /^\S*\d\S*$|^\d/u.test(any);
  return isNamed || known?.reads === 'name' || known?.reads === 'identifier' ? 'named' : 'quoted';
}
