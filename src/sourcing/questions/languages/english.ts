import type { Unit } from '../../../matching/ontology/units.ts';
import type { FeaturePhrase } from '../feature-words.ts';
import type { Inquiry, LetterProduct, NameTerm, QuestionLanguage, ValueInquiry } from '../inquiry.ts';
import { inUnit, isExact, isUnsaid, type MeasurePhrases, sayMeasure, symbolOf } from '../measures.ts';
import type { Term } from '../question.ts';
import { hasHan, listed, listedAlternatives } from '../value-words.ts';
import { insideSentence, isAdjective, isPlural, nounOf, orInEnglish, withArticle } from './english-grammar.ts';

const countries = new Intl.DisplayNames('en', { type: 'region' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const english: QuestionLanguage = {
  write: (inquiry) => withCapital(sentence(inquiry)),
  letter: {
    opening: (isOneProduct) =>
      `Hello,\n\nWe are interested in ${isOneProduct ? 'this product' : 'these products'} and need a few details before we can order:`,
    product: ({ number, title, platform, productId, quantity }: LetterProduct) =>
      `${number}. ${title} (${platform} ${productId})${quantity === null ? '' : `, ${pieces(quantity)} wanted`}`,
    customization: ({ logoUrl, packaging, colour, notes }) =>
      `Customization: ${[
        ...(logoUrl === undefined ? [] : [`our logo (${logoUrl})`]),
        ...(packaging === undefined ? [] : [`packaging: ${packaging}`]),
        ...(colour === undefined ? [] : [`colour: ${colour}`]),
        ...(notes === undefined ? [] : [notes]),
      ].join('; ')}. Can you do this, and at what price?`,
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

function sentence(inquiry: Inquiry): string {
  switch (inquiry.ask) {
    case 'feature':
      return askFeature(inquiry.words, inquiry.wanted, inquiry.isIncluded);
    case 'own feature':
      return askOwnFeature(inquiry.name, inquiry.wanted, inquiry.isIncluded);
    case 'absence':
      return `Can you confirm that there ${isPlural(inquiry.of) ? 'are' : 'is'} no ${inquiry.of}?`;
    case 'ingredient':
      return inquiry.wanted ? `Does it contain ${inquiry.of.en}?` : `Is it free of ${inquiry.of.en}?`;
    case 'need':
      return askNeed(inquiry.of.en, inquiry.wanted);
    case 'measured feature':
      return `Is it ${insideSentence(inquiry.name)} (${inquiry.value})?`;
    case 'function':
      return `Does it have this feature: ${orInEnglish(inquiry.values)}?`;
    case 'exclusion':
      return askExclusion(inquiry.name, inquiry.isMaterial, orInEnglish(inquiry.values));
    case 'contents': {
      const subject = inquiry.whole === null ? 'it' : `the ${insideSentence(inquiry.whole)}`;
      return `Does ${subject} include ${withArticle(orInEnglish(inquiry.values))}?`;
    }
    case 'rating':
      return `Is it rated ${orInEnglish(inquiry.values)}?`;
    case 'country':
      return `Is it made in ${withCapital(orInEnglish(inquiry.values))}?`;
    case 'closure':
      return `Does it have ${withArticle(orInEnglish(inquiry.values))} closure?`;
    case 'users':
      return `Is it for ${orInEnglish(inquiry.values)}?`;
    case 'fit':
      return `Is the fit ${orInEnglish(inquiry.values)}?`;
    case 'compatibility':
      return `Is it compatible with ${orInEnglish(inquiry.values)}?`;
    case 'use':
      return `Is it suitable for ${orInEnglish(inquiry.values)}?`;
    case 'colour':
      return `Is it available in ${orInEnglish(inquiry.values)}?`;
    case 'size':
      return `Is it available in size ${orInEnglish(inquiry.values)}?`;
    case 'certificates':
      return askCertificates(inquiry.alternatives);
    case 'age':
      return `Is it suitable from the age of ${amountInEnglish(inquiry.from, inquiry.unit)}?`;
    case 'connector': {
      const any = orInEnglish(inquiry.values);
      return inquiry.hasTwoEnds ? `Is it ${any}?` : `Does it have ${withArticle(any)} connector?`;
    }
    case 'pack':
      return `Does one pack contain ${pieces(inquiry.count)}?`;
    case 'layers':
      return `Does it have ${inquiry.count} ${inquiry.count === 1 ? 'layer' : 'layers'}?`;
    case 'sizes': {
      const { sizes, unit } = inquiry.list;
      const numbers = sizes.map((size) => inUnit(size, unit));
      return askExact(inquiry.name, `${numbers.join(' x ')}${unitWord(unit, numbers.at(-1) ?? 0)}`);
    }
    case 'measure': {
      const { name, quantities } = inquiry;
      const said = quantities.map((quantity) => sayMeasure(quantity, phrases));
      const [only] = quantities;
      if (only !== undefined && quantities.length === 1 && isExact(only)) return askExact(name, said.join());
      return `${isOrAre(name)} ${the(name)} ${listed(said, ', ', ' or ')}?`;
    }
    case 'bounded': {
      const { name, bound, words } = inquiry;
      const said = phrases[bound](hasHan(words) ? `"${words}"` : words);
      if (/^\d+$/u.test(words) && isPlural(name.en)) return `Does it have ${said} ${name.en}?`;
      if (words.toLowerCase().endsWith(` ${name.en.toLowerCase()}`)) return `Does it have ${said}?`;
      return `${isOrAre(name)} ${the(name)} ${said}?`;
    }
    case 'statement': {
      const text = hasHan(inquiry.text) ? `"${inquiry.text}"` : inquiry.text;
      return `${withCapital(inquiry.name.en)}: ${text} – is that so?`;
    }
    case 'count': {
      const number = sayMeasure(inquiry.quantity, phrases).replace(/ (?:pages?|person|people)$/u, '');
      return `Does it have ${number} ${inquiry.counted}?`;
    }
    case 'material': {
      const any = orInEnglish(inquiry.values);
      return inquiry.isWhole ? `Is it made of ${any}?` : `${isOrAre(inquiry.name)} ${the(inquiry.name)} ${any}?`;
    }
    case 'value':
      return askValue(inquiry);
    case 'price':
      return inquiry.ceiling === null
        ? `Can you offer this price: ${inquiry.text}?`
        : `Can you offer it at ${inquiry.ceiling.amount} ${inquiry.ceiling.currency} per piece or less?`;
    case 'open price':
      return `What is the price per piece${inquiry.quantity === null ? '' : ` for ${pieces(inquiry.quantity)}`}?`;
    case 'minimum order':
      return `Do you accept an order of ${pieces(inquiry.quantity)}, below the minimum order of ${inquiry.minimum}?`;
  }
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
