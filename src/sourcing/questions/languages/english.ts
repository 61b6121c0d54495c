import type { Unit } from '../../../matching/ontology/units.ts';
import type { FeaturePhrase } from '../feature-words.ts';
import type { NameTerm, QuestionLanguage, Sentences, ValueInquiry } from '../inquiry.ts';
import { inUnit, isExact, isUnsaid, type MeasurePhrases, sayMeasure, symbolOf } from '../measures.ts';
import type { Term } from '../question.ts';
import { hasHan, listed, listedAlternatives } from '../value-words.ts';
import { insideSentence, isAdjective, isPlural, nounOf, orInEnglish, withArticle } from './english-grammar.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const sentences: Sentences = {
  feature: ({ words, wanted, isIncluded }) => askFeature(words, wanted, isIncluded),
  'own feature': ({ name, wanted, isIncluded }) => askOwnFeature(name, wanted, isIncluded),
  absence: ({ of }) => `Can you confirm that there ${isPlural(of) ? 'are' : 'is'} no ${of}?`,
  ingredient: ({ of, wanted }) => (wanted ? `Does it contain ${of.en}?` : `Is it free of ${of.en}?`),
  need: ({ of, wanted }) => askNeed(of.en, wanted),
  'measured feature': ({ name, value }) => `Is it ${insideSentence(name)} (${value})?`,
  function: ({ values }) => `Does it have this feature: ${orInEnglish(values)}?`,
  exclusion: ({ name, isMaterial, values }) => askExclusion(name, isMaterial, orInEnglish(values)),
  contents: ({ whole, values }) => {
    const subject = whole === null ? 'it' : `the ${insideSentence(whole)}`;
    return `Does ${subject} include ${withArticle(orInEnglish(values))}?`;
  },
  rating: ({ values }) => `Is it rated ${orInEnglish(values)}?`,
  country: ({ values }) => `Is it made in ${withCapital(orInEnglish(values))}?`,
  closure: ({ values }) => `Does it have ${withArticle(orInEnglish(values))} closure?`,
  users: ({ values }) => `Is it for ${orInEnglish(values)}?`,
  fit: ({ values }) => `Is the fit ${orInEnglish(values)}?`,
  compatibility: ({ values }) => `Is it compatible with ${orInEnglish(values)}?`,
  use: ({ values }) => `Is it suitable for ${orInEnglish(values)}?`,
  colour: ({ values }) => `Is it available in ${orInEnglish(values)}?`,
  size: ({ values }) => `Is it available in size ${orInEnglish(values)}?`,
  certificates: ({ alternatives }) => askCertificates(alternatives),
  age: ({ from, unit }) => `Is it suitable from the age of ${amountInEnglish(from, unit)}?`,
  connector: ({ values, hasTwoEnds }) => {
    const any = orInEnglish(values);
    return hasTwoEnds ? `Is it ${any}?` : `Does it have ${withArticle(any)} connector?`;
  },
  pack: ({ count }) => `Does one pack contain ${pieces(count)}?`,
  layers: ({ count }) => `Does it have ${count} ${count === 1 ? 'layer' : 'layers'}?`,
  sizes: ({ name, list: { sizes, unit } }) => {
    const numbers = sizes.map((size) => inUnit(size, unit));
    return askExact(name, `${numbers.join(' x ')}${unitWord(unit, numbers.at(-1) ?? 0)}`);
  },
  measure: ({ name, quantities }) => {
    const said = quantities.map((quantity) => sayMeasure(quantity, phrases));
    const [only] = quantities;
    if (only !== undefined && quantities.length === 1 && isExact(only)) return askExact(name, said.join());
    return `${isOrAre(name)} ${the(name)} ${listed(said, ', ', ' or ')}?`;
  },
  bounded: ({ name, bound, words }) => {
    const said = phrases[bound](hasHan(words) ? `"${words}"` : words);
    if (/^\d+$/u.test(words) && isPlural(name.en)) return `Does it have ${said} ${name.en}?`;
    if (words.toLowerCase().endsWith(` ${name.en.toLowerCase()}`)) return `Does it have ${said}?`;
    return `${isOrAre(name)} ${the(name)} ${said}?`;
  },
  statement: ({ name, text }) => `${withCapital(name.en)}: ${hasHan(text) ? `"${text}"` : text} – is that so?`,
  count: ({ counted, quantity }) => {
    const number = sayMeasure(quantity, phrases).replace(/ (?:pages?|person|people)$/u, '');
    return `Does it have ${number} ${counted}?`;
  },
  material: ({ name, values, isWhole }) =>
    isWhole ? `Is it made of ${orInEnglish(values)}?` : `${isOrAre(name)} ${the(name)} ${orInEnglish(values)}?`,
  value: askValue,
  price: ({ text, ceiling }) =>
    ceiling === null
      ? `Can you offer this price: ${text}?`
      : `Can you offer it at ${ceiling.amount} ${ceiling.currency} per piece or less?`,
  'open price': ({ quantity }) => `What is the price per piece${quantity === null ? '' : ` for ${pieces(quantity)}`}?`,
  'minimum order': ({ quantity, minimum }) =>
    `Do you accept an order of ${pieces(quantity)}, below the minimum order of ${minimum}?`,
};

export const english: QuestionLanguage = {
  sentences,
  finish: withCapital,
  letter: {
    opening: (isOneProduct) =>
      `Hello,\n\nWe are interested in ${isOneProduct ? 'this product' : 'these products'} and need a few details before we can order:`,
    product: ({ number, title, platform, productId, quantity }) =>
      `${number}. ${title} (${platform} ${productId})${quantity === null ? '' : `, ${pieces(quantity)} wanted`}`,
    logo: (url) => `our logo (${url})`,
    packaging: (text) => `packaging: ${text}`,
    colour: (text) => `colour: ${text}`,
    customization: (wishes) => `Customization: ${wishes.join('; ')}. Can you do this, and at what price?`,
    note: (text) => `Note: ${text}`,
    delivery: ({ place, by }) => {
      const where = place === null ? [] : [`to ${place.city}, ${countries.of(place.country)}`];
      const when = by === null ? [] : [`by ${dates.format(by)}`];
      const question =
        by === null ? 'what would shipping cost?' : 'can you meet this date, and what would shipping cost?';
      return `Delivery ${[...where, ...when].join(', ')}: ${question}`;
    },
    closing: 'Thank you, we look forward to your answer.',
  },
};

function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pieces(count: number): string {
  return `${count} ${count === 1 ? 'piece' : 'pieces'}`;
}

/** A name that no table translates stands as it was written, in quotes. */
function the({ en }: NameTerm): string {
  return `the ${hasHan(en) ? `"${en}"` : en}`;
}

function isOrAre(name: NameTerm): string {
  return isPlural(name.en) ? 'Are' : 'Is';
}

function askExact(name: NameTerm, value: string): string {
  return `${isOrAre(name)} ${the(name)} ${value}? If not, what ${isPlural(name.en) ? 'are they' : 'is it'}?`;
}

function askFeature({ form, en, noun }: FeaturePhrase, wanted: boolean, isIncluded: boolean): string {
  switch (form) {
    case 'is':
      return wanted ? `Is it ${en}?` : `Can you confirm that it is not ${en}?`;
    case 'comes with':
      if (!wanted) return `Does it come without ${en}?`;
      return isIncluded ? `Is the ${noun ?? en} included?` : `Does it come with ${en}?`;
    case 'supports':
      return wanted ? `Does it support ${en}?` : `Can you confirm that it does not support ${en}?`;
    case 'free of':
      return wanted ? `Does it contain ${en}?` : `Is it free of ${en}?`;
  }
}

function askOwnFeature(name: string, wanted: boolean, isIncluded: boolean): string {
  if (hasHan(name)) {
    const feature = name.replace(/^(?:是否|有无|可否|能否)/u, '');
    return wanted
      ? `Does it have the feature "${feature}"?`
      : `Can you confirm that it does not have the feature "${feature}"?`;
  }
  const noun = nounOf(name);
  if (/^supports?\s|\ssupport(?:ed)?$/iu.test(name)) {
    return wanted ? `Does it support ${noun}?` : `Can you confirm that it does not support ${noun}?`;
  }
  if (isIncluded && wanted) return `${isPlural(noun) ? 'Are' : 'Is'} the ${noun} included?`;
  if (!isIncluded && isAdjective(noun)) return wanted ? `Is it ${noun}?` : `Can you confirm that it is not ${noun}?`;
  return `Does it ${wanted ? 'have' : 'come without'} ${withArticle(noun)}?`;
}

function askNeed(noun: string, wanted: boolean): string {
  const isMany = isPlural(noun);
  if (wanted) return `${isMany ? 'Are' : 'Is'} ${noun} required?`;
  return `Can you confirm that no ${noun} ${isMany ? 'are' : 'is'} required?`;
}

function askExclusion(name: NameTerm, isMaterial: boolean, any: string): string {
  if (isMaterial) return `Can you confirm that it is not made of ${any}?`;
  return `Can you confirm that ${the(name)} ${isPlural(name.en) ? 'are' : 'is'} not ${any}?`;
}

function askCertificates(alternatives: readonly Term[][]): string {
  const names = alternatives.map((all) => all.map(({ en }) => en));
  const any = listedAlternatives(names, { comma: ', ', and: ' and ', or: ' or ' });
  return `Does it have ${/certif|认证/iu.test(any) ? withArticle(any) : `${any} certification`}?`;
}

function askValue({ name, values, form }: ValueInquiry): string {
  const any = orInEnglish(values);
  switch (form) {
    case 'long':
      return `Can you meet this requirement? ${withCapital(insideSentence(name.en))}: ${any}`;
    case 'kind':
      return `Does it have ${withArticle(any)}?`;
    case 'whole':
      return `Is it ${any}?`;
    default: {
      const isOneThing = values.length === 1 && /^[a-z ]*\b(?:box|bag|pouch|sleeve|lid|cap)$/u.test(any);
      const value = isOneThing ? withArticle(any) : form === 'named' ? any : `"${any}"`;
      return `${isOrAre(name)} ${the(name)} ${value}?`;
    }
  }
}

/** Units that are words; all others are printed by their symbol. */
const unitWords: Readonly<Record<string, string>> = {
  s: 'second',
  min: 'minute',
  h: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  piece: 'piece',
  pack: 'pack',
  dozen: 'dozen',
  in: 'inch',
  mile: 'mile',
  gal: 'gallon',
  pint: 'pint',
  quart: 'quart',
  cup: 'cup',
  page: 'page',
  person: 'person',
  lux: 'lux',
};
const irregularPlurals: Readonly<Record<string, string>> = {
  inch: 'inches',
  lux: 'lux',
  dozen: 'dozen',
  person: 'people',
};

function unitWord(unit: Unit | null, value: number): string {
  if (unit === null || isUnsaid(unit)) return '';
  const word = unitWords[unit.id];
  if (word !== undefined) return ` ${value === 1 ? word : (irregularPlurals[word] ?? `${word}s`)}`;
  const symbol = symbolOf(unit);
  return symbol === '%' || symbol === '°' ? symbol : ` ${symbol}`;
}

/** An amount in base units, printed in a unit: "250 ml", "2 hours". */
export function amountInEnglish(base: number, unit: Unit | null): string {
  const value = inUnit(base, unit);
  return `${value}${unitWord(unit, value)}`;
}

const phrases: MeasurePhrases = {
  amount: amountInEnglish,
  per: (unit) => symbolOf(unit),
  number: (value) => String(value),
  moreThan: (amount) => `more than ${amount}`,
  atLeast: (amount) => `at least ${amount}`,
  lessThan: (amount) => `less than ${amount}`,
  atMost: (amount) => `at most ${amount}`,
  range: (from, to) => `${from} to ${to}`,
  tolerance: (middle, by) => `${middle} ± ${by}`,
  about: (amount) => `about ${amount}`,
  exactly: (amount) => amount,
};
