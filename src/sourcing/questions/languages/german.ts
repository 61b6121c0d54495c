import { isSharedWriting } from '../bound-words.ts';
import type { FeaturePhrase } from '../feature-words.ts';
import type { Inquiry, QuestionLanguage, Sentences, ValueInquiry } from '../inquiry.ts';
import { inUnit, isExact, sayMeasure } from '../measures.ts';
import type { Term } from '../question.ts';
import { listedAlternatives } from '../value-words.ts';
import { nounOf } from './english-grammar.ts';
import {
  accusative,
  dativeAmount,
  germanValue,
  money,
  nameOf,
  numberOf,
  or,
  orValues,
  phrases,
  quoted,
  thing,
  unitWord,
  without,
} from './german-grammar.ts';
import { propertyNames, qualities, things } from './german-words.ts';

const countries = new Intl.DisplayNames('de', { type: 'region' });
const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const sentences: Sentences = {
  feature: ({ words, wanted, isIncluded }) => askFeature(words, wanted, isIncluded),
  'own feature': ({ name, wanted, isIncluded }) => askOwnFeature(name, wanted, isIncluded),
  absence: ({ of }) => confirm(`das Produkt frei von ${without(of)} ist`),
  ingredient: ({ of, wanted }) =>
    wanted ? `Enthält das Produkt ${thing(of.en)}?` : `Ist das Produkt frei von ${without(of.en)}?`,
  need: ({ of, wanted }) =>
    wanted ? `Wird ${quoted(of.en)} benötigt?` : confirm(`${quoted(of.en)} nicht benötigt wird`),
  'measured feature': ({ words, name, value }) => {
    const quality = qualities[(words?.en ?? name).toLowerCase()] ?? quoted(name);
    return `Ist das Produkt ${quality} (${value})?`;
  },
  function: ({ values }) =>
    `Hat das Produkt die Eigenschaft ${or(values.map(({ en }) => qualities[en.toLowerCase()] ?? quoted(en)))}?`,
  exclusion: ({ name, values, isMaterial }) =>
    confirm(
      isMaterial
        ? `das Produkt nicht aus ${orValues(values)} besteht`
        : `${nameOf(name)} nicht ${orValues(values)} ist`,
    ),
  contents: askContents,
  rating: ({ values }) => `Erfüllt das Produkt die Schutzart ${or(values.map(({ en }) => en))}?`,
  country: ({ values }) => `Stammt das Produkt aus ${orValues(values)}?`,
  closure: ({ values }) => `Ist der Verschluss vom Typ ${orValues(values)}?`,
  users: ({ values }) => `Ist das Produkt für ${orValues(values)} geeignet?`,
  fit: ({ values }) => `Ist die Passform ${orValues(values)}?`,
  compatibility: ({ values }) => `Ist das Produkt mit ${or(values.map(({ en }) => en))} kompatibel?`,
  use: ({ values }) => `Ist das Produkt für ${orValues(values)} geeignet?`,
  colour: ({ values }) => `Ist das Produkt in ${orValues(values)} erhältlich?`,
  size: ({ values }) => `Ist das Produkt in Größe ${or(values.map(({ en }) => en))} erhältlich?`,
  certificates: ({ alternatives }) => askCertificates(alternatives),
  age: ({ from, unit }) => `Ist das Produkt ab ${dativeAmount(from, unit)} geeignet?`,
  connector: ({ values, hasTwoEnds }) => {
    const any = or(values.map(({ en }) => en));
    return hasTwoEnds
      ? `Sind die beiden Anschlüsse ${quoted(any)}?`
      : `Hat das Produkt einen Anschluss vom Typ ${any}?`;
  },
  pack: ({ count }) => `Enthält eine Packung ${numberOf(count)} Stück?`,
  layers: ({ count }) => `Hat das Produkt ${numberOf(count)} ${count === 1 ? 'Lage' : 'Lagen'}?`,
  sizes: ({ list: { sizes, unit } }) => {
    const numbers = sizes.map((size) => inUnit(size, unit));
    return exact(`Betragen die Abmessungen ${numbers.map(numberOf).join(' × ')}${unitWord(unit, numbers.at(-1) ?? 0)}`);
  },
  measure: ({ name, quantities }) => {
    const question = `Beträgt ${nameOf(name)} ${or(quantities.map((quantity) => sayMeasure(quantity, phrases)))}`;
    const [only] = quantities;
    return only !== undefined && quantities.length === 1 && isExact(only) ? exact(question) : `${question}?`;
  },
  bounded: ({ name, bound, words }) => `Beträgt ${nameOf(name)} ${phrases[bound](ownWords(words))}?`,
  statement: ({ name, text, bounded }) => {
    const said = bounded === null ? quoted(text) : phrases[bounded.bound](quoted(bounded.words));
    return `Trifft das zu: ${name.en.charAt(0).toUpperCase()}${name.en.slice(1)} – ${said}?`;
  },
  count: ({ counted, quantity }) => {
    const said = sayMeasure({ ...quantity, unit: null }, phrases);
    const noun = things[counted.toLowerCase()]?.[1];
    return noun === undefined ? `Beträgt die Anzahl (${quoted(counted)}) ${said}?` : `Hat das Produkt ${said} ${noun}?`;
  },
  material: ({ name, values, isWhole }) =>
    isWhole ? `Besteht das Produkt aus ${orValues(values)}?` : askNamed({ name, values, form: 'named' }),
  value: askNamed,
  price: ({ text, ceiling }) =>
    ceiling === null
      ? `Können Sie diesen Preis anbieten: ${text}?`
      : `Können Sie das Produkt für höchstens ${money(ceiling.amount)} ${ceiling.currency} pro Stück anbieten?`,
  'open price': ({ quantity }) =>
    `Wie hoch ist der Stückpreis${quantity === null ? '' : ` bei ${numberOf(quantity)} Stück`}?`,
  'minimum order': ({ quantity, minimum }) =>
    `Nehmen Sie eine Bestellung über ${numberOf(quantity)} Stück an, ` +
    `obwohl die Mindestbestellmenge ${numberOf(minimum)} Stück beträgt?`,
};

export const german: QuestionLanguage = {
  sentences,
  letter: {
    opening: (isOneProduct) =>
      `Guten Tag,\n\nwir interessieren uns für ${isOneProduct ? 'dieses Produkt' : 'diese Produkte'} und benötigen ` +
      'vor einer Bestellung noch einige Angaben:',
    product: ({ number, title, platform, productId, quantity }) =>
      `${number}. ${title} (${platform} ${productId})${quantity === null ? '' : `, gewünschte Menge: ${numberOf(quantity)} Stück`}`,
    logo: (url) => `unser Logo (${url})`,
    packaging: (text) => `Verpackung: ${text}`,
    colour: (text) => `Farbe: ${text}`,
    customization: (wishes) => `Individualisierung: ${wishes.join('; ')}. Ist das möglich, und zu welchem Preis?`,
    note: (text) => `Hinweis: ${text}`,
    delivery: ({ place, by }) => {
      const where = place === null ? [] : [`nach ${place.city}, ${countries.of(place.country)}`];
      const when = by === null ? [] : [`bis ${dates.format(by)}`];
      const question =
        by === null
          ? 'Wie hoch sind die Versandkosten?'
          : 'Können Sie diesen Termin einhalten, und wie hoch sind die Versandkosten?';
      return `Lieferung ${[...where, ...when].join(', ')}: ${question}`;
    },
    closing: 'Vielen Dank im Voraus für Ihre Antwort.',
  },
};

/** A yes must mean that the product is what the buyer wants. */
function confirm(what: string): string {
  return `Können Sie bestätigen, dass ${what}?`;
}

function exact(question: string): string {
  return `${question}? Falls nicht, wie lautet der tatsächliche Wert?`;
}

/** The buyer's words in quotes, unless they read alike in every language. */
function ownWords(words: string): string {
  return isSharedWriting(words) ? words : quoted(words);
}

function askFeature({ form, en, noun }: FeaturePhrase, wanted: boolean, isIncluded: boolean): string {
  const name = en.toLowerCase();
  switch (form) {
    case 'is': {
      const quality = qualities[name];
      if (quality === undefined) return askOwnFeature(en, wanted, false);
      return wanted ? `Ist das Produkt ${quality}?` : confirm(`das Produkt nicht ${quality} ist`);
    }
    case 'comes with':
      if (!wanted) return `Wird das Produkt ohne ${thing(noun ?? en)} geliefert?`;
      return isIncluded
        ? `Gehört ${quoted(thing(noun ?? en))} zum Lieferumfang?`
        : `Hat das Produkt ${accusative(en)}?`;
    case 'supports':
      return wanted
        ? `Unterstützt das Produkt ${accusative(en)}?`
        : confirm(`das Produkt ${accusative(en)} nicht unterstützt`);
    case 'free of':
      return wanted ? `Enthält das Produkt ${thing(en)}?` : `Ist das Produkt frei von ${without(en)}?`;
  }
}

function askOwnFeature(name: string, wanted: boolean, isIncluded: boolean): string {
  const noun = nounOf(name).replace(/^(?:是否|有无|可否|能否)/u, '');
  const quality = qualities[noun.toLowerCase()];
  if (quality !== undefined)
    return wanted ? `Ist das Produkt ${quality}?` : confirm(`das Produkt nicht ${quality} ist`);
  if (isIncluded && wanted) return `Gehört ${quoted(things[noun.toLowerCase()]?.[1] ?? noun)} zum Lieferumfang?`;
  if (things[noun.toLowerCase()] !== undefined) {
    return wanted ? `Hat das Produkt ${accusative(noun)}?` : `Wird das Produkt ohne ${thing(noun)} geliefert?`;
  }
  return wanted
    ? `Hat das Produkt die Eigenschaft ${quoted(noun)}?`
    : confirm(`das Produkt die Eigenschaft ${quoted(noun)} nicht hat`);
}

function askCertificates(alternatives: readonly Term[][]): string {
  const names = alternatives.map((all) => all.map(({ en }) => en));
  const any = listedAlternatives(names, { comma: ', ', and: ' und ', or: ' oder ' });
  return /certif|认证/iu.test(any)
    ? `Liegt dieses Zertifikat vor: ${any}?`
    : `Ist das Produkt nach ${any} zertifiziert?`;
}

function askContents({ whole, values, quantity }: Extract<Inquiry, { ask: 'contents' }>): string {
  const what =
    quantity === null
      ? or(values.map(({ en }) => quoted(things[en.toLowerCase()]?.[1] ?? en)))
      : sayMeasure(quantity, phrases);
  if (quantity !== null) return whole === null ? `Sind ${what} enthalten?` : `Umfasst ${quoted(whole)} ${what}?`;
  return whole === null ? `Gehört ${what} zum Lieferumfang?` : `Gehört ${what} zu ${quoted(whole)}?`;
}

/** A known property and value make a plain sentence; anything else is asked as it is written. */
function askNamed({ name, values: terms, form }: Omit<ValueInquiry, 'ask'>): string {
  const isKnown = name.id !== null && propertyNames[name.id] !== undefined;
  const areKnown = terms.every(({ en }) => germanValue(en) !== undefined);
  const isProper = form === 'named' && terms.every(({ en }) => /\d|^\p{Lu}/u.test(en));
  if (isKnown && (areKnown || isProper)) {
    return `Ist ${nameOf(name)} ${or(terms.map(({ en }) => germanValue(en) ?? en))}?`;
  }
  const said = or(terms.map(({ en }) => germanValue(en) ?? things[en.toLowerCase()]?.[1] ?? en));
  const property = isKnown
    ? nameOf(name).replace(/^(?:der|die|das) /u, '')
    : name.en.charAt(0).toUpperCase() + name.en.slice(1);
  return form === 'long'
    ? `Können Sie diese Anforderung erfüllen? ${property}: ${said}`
    : `Trifft diese Angabe zu: ${quoted(`${property}: ${said}`)}?`;
}
