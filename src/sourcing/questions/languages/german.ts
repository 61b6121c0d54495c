import type { Unit } from '../../../matching/ontology/units.ts';
import { isSharedWriting } from '../bound-words.ts';
import type { FeaturePhrase } from '../feature-words.ts';
import type { Inquiry, NameTerm, QuestionLanguage, ValueInquiry } from '../inquiry.ts';
import { inUnit, isExact, isUnsaid, type MeasurePhrases, sayMeasure, symbolOf } from '../measures.ts';
import type { Term } from '../question.ts';
import { listed, listedAlternatives } from '../value-words.ts';
import { nounOf } from './english-grammar.ts';
import { propertyNames, qualities, things, unitWords, values as valueWords } from './german-words.ts';

/** What the tables of `german-words.ts` lack stands in quotes as the buyer wrote it, in sentences that need no grammar of it. */
const countries = new Intl.DisplayNames('de', { type: 'region' });
const dates = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

export const german: QuestionLanguage = {
  write: sentence,
  letter: {
    opening: (isOneProduct) =>
      `Guten Tag,\n\nwir interessieren uns für ${isOneProduct ? 'dieses Produkt' : 'diese Produkte'} und benötigen ` +
      'vor einer Bestellung noch einige Angaben:',
    product: ({ number, title, platform, productId, quantity }) =>
      `${number}. ${title} (${platform} ${productId})${quantity === null ? '' : `, gewünschte Menge: ${numberOf(quantity)} Stück`}`,
    customization: ({ logoUrl, packaging, colour, notes }) =>
      `Individualisierung: ${[
        ...(logoUrl === undefined ? [] : [`unser Logo (${logoUrl})`]),
        ...(packaging === undefined ? [] : [`Verpackung: ${packaging}`]),
        ...(colour === undefined ? [] : [`Farbe: ${colour}`]),
        ...(notes === undefined ? [] : [notes]),
      ].join('; ')}. Ist das möglich, und zu welchem Preis?`,
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

function sentence(inquiry: Inquiry): string {
  switch (inquiry.ask) {
    case 'feature':
      return askFeature(inquiry.words, inquiry.wanted, inquiry.isIncluded);
    case 'own feature':
      return askOwnFeature(inquiry.name, inquiry.wanted, inquiry.isIncluded);
    case 'absence':
      return confirm(`das Produkt frei von ${without(inquiry.of)} ist`);
    case 'ingredient':
      return inquiry.wanted
        ? `Enthält das Produkt ${thing(inquiry.of.en)}?`
        : `Ist das Produkt frei von ${without(inquiry.of.en)}?`;
    case 'need':
      return inquiry.wanted
        ? `Wird ${quoted(inquiry.of.en)} benötigt?`
        : confirm(`${quoted(inquiry.of.en)} nicht benötigt wird`);
    case 'measured feature': {
      const quality = qualities[(inquiry.words?.en ?? inquiry.name).toLowerCase()] ?? quoted(inquiry.name);
      return `Ist das Produkt ${quality} (${inquiry.value})?`;
    }
    case 'function':
      return `Hat das Produkt die Eigenschaft ${or(inquiry.values.map(({ en }) => qualities[en.toLowerCase()] ?? quoted(en)))}?`;
    case 'exclusion':
      return askExclusion(inquiry.name, inquiry.values, inquiry.isMaterial);
    case 'contents':
      return askContents(inquiry);
    case 'rating':
      return `Erfüllt das Produkt die Schutzart ${or(inquiry.values.map(({ en }) => en))}?`;
    case 'country':
      return `Stammt das Produkt aus ${orValues(inquiry.values)}?`;
    case 'closure':
      return `Ist der Verschluss vom Typ ${orValues(inquiry.values)}?`;
    case 'users':
      return `Ist das Produkt für ${orValues(inquiry.values)} geeignet?`;
    case 'fit':
      return `Ist die Passform ${orValues(inquiry.values)}?`;
    case 'compatibility':
      return `Ist das Produkt mit ${or(inquiry.values.map(({ en }) => en))} kompatibel?`;
    case 'use':
      return `Ist das Produkt für ${orValues(inquiry.values)} geeignet?`;
    case 'colour':
      return `Ist das Produkt in ${orValues(inquiry.values)} erhältlich?`;
    case 'size':
      return `Ist das Produkt in Größe ${or(inquiry.values.map(({ en }) => en))} erhältlich?`;
    case 'certificates':
      return askCertificates(inquiry.alternatives);
    case 'age':
      return `Ist das Produkt ab ${dativeAmount(inquiry.from, inquiry.unit)} geeignet?`;
    case 'connector': {
      const any = or(inquiry.values.map(({ en }) => en));
      return inquiry.hasTwoEnds
        ? `Sind die beiden Anschlüsse ${quoted(any)}?`
        : `Hat das Produkt einen Anschluss vom Typ ${any}?`;
    }
    case 'pack':
      return `Enthält eine Packung ${numberOf(inquiry.count)} Stück?`;
    case 'layers':
      return `Hat das Produkt ${numberOf(inquiry.count)} ${inquiry.count === 1 ? 'Lage' : 'Lagen'}?`;
    case 'sizes': {
      const { sizes, unit } = inquiry.list;
      const numbers = sizes.map((size) => inUnit(size, unit));
      return exact(
        `Betragen die Abmessungen ${numbers.map(numberOf).join(' × ')}${unitWord(unit, numbers.at(-1) ?? 0)}`,
      );
    }
    case 'measure': {
      const { name, quantities } = inquiry;
      const question = `Beträgt ${nameOf(name)} ${or(quantities.map((quantity) => sayMeasure(quantity, phrases)))}`;
      const [only] = quantities;
      return only !== undefined && quantities.length === 1 && isExact(only) ? exact(question) : `${question}?`;
    }
    case 'bounded':
      return `Beträgt ${nameOf(inquiry.name)} ${phrases[inquiry.bound](ownWords(inquiry.words))}?`;
    case 'statement': {
      const { name, text, bounded } = inquiry;
      const said = bounded === null ? quoted(text) : phrases[bounded.bound](quoted(bounded.words));
      return `Trifft das zu: ${name.en.charAt(0).toUpperCase()}${name.en.slice(1)} – ${said}?`;
    }
    case 'count': {
      const said = sayMeasure({ ...inquiry.quantity, unit: null }, phrases);
      const counted = things[inquiry.counted.toLowerCase()]?.[1];
      return counted === undefined
        ? `Beträgt die Anzahl (${quoted(inquiry.counted)}) ${said}?`
        : `Hat das Produkt ${said} ${counted}?`;
    }
    case 'material':
      return inquiry.isWhole
        ? `Besteht das Produkt aus ${orValues(inquiry.values)}?`
        : askNamed(inquiry.name, inquiry.values, 'named');
    case 'value':
      return askNamed(inquiry.name, inquiry.values, inquiry.form);
    case 'price':
      return inquiry.ceiling === null
        ? `Können Sie diesen Preis anbieten: ${inquiry.text}?`
        : `Können Sie das Produkt für höchstens ${money(inquiry.ceiling.amount)} ${inquiry.ceiling.currency} pro Stück anbieten?`;
    case 'open price':
      return `Wie hoch ist der Stückpreis${inquiry.quantity === null ? '' : ` bei ${numberOf(inquiry.quantity)} Stück`}?`;
    case 'minimum order':
      return (
        `Nehmen Sie eine Bestellung über ${numberOf(inquiry.quantity)} Stück an, ` +
        `obwohl die Mindestbestellmenge ${numberOf(inquiry.minimum)} Stück beträgt?`
      );
  }
}

/** A yes must mean that the product is what the buyer wants. */
function confirm(what: string): string {
  return `Können Sie bestätigen, dass ${what}?`;
}

function exact(question: string): string {
  return `${question}? Falls nicht, wie lautet der tatsächliche Wert?`;
}

function quoted(text: string): string {
  return `„${text}“`;
}

/** The buyer's words in quotes, unless they read alike in every language. */
function ownWords(words: string): string {
  return isSharedWriting(words) ? words : quoted(words);
}

function or(texts: readonly string[]): string {
  return listed(texts, ', ', ' oder ');
}

function orValues(terms: readonly Term[]): string {
  // A proper name needs no quotes.
  return or(terms.map(({ en }) => germanValue(en) ?? (/^\p{Lu}/u.test(en) ? en : quoted(en))));
}

/** A value of the table; with its share where it has one: "60% cotton" → "60 % Baumwolle". */
function germanValue(english: string): string | undefined {
  const parts = english.split(', ').map((part) => {
    const { percent, name = part } = /^(?<percent>\d+(?:\.\d+)?)\s*%\s*(?<name>.+)$/u.exec(part)?.groups ?? {};
    const word = valueWords[name.toLowerCase()];
    return word === undefined || percent === undefined ? word : `${numberOf(Number(percent))} % ${word}`;
  });
  return parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;
}

function thing(english: string): string {
  return things[english.toLowerCase()]?.[1] ?? quoted(english);
}

/** The dative after "frei von": "Blei", "Allergenen". */
function without(english: string): string {
  return things[english.toLowerCase()]?.[0] === 'plural' ? dative(thing(english)) : thing(english);
}

function dative(plural: string): string {
  return /[ns]$/u.test(plural) ? plural : `${plural}n`;
}

/** After a verb: "einen Deckel", "Räder", "„lanyard“". */
function accusative(english: string): string {
  const known = things[english.replace(/^an? /iu, '').toLowerCase()];
  if (known === undefined) return quoted(english);
  const article = { m: 'einen ', f: 'eine ', n: 'ein ', plural: '', mass: '' }[known[0]];
  return `${article}${known[1]}`;
}

function nameOf(name: NameTerm): string {
  return (name.id === null ? undefined : propertyNames[name.id]) ?? `der Wert ${quoted(name.en)}`;
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

function askExclusion(name: NameTerm, terms: readonly Term[], isMaterial: boolean): string {
  if (isMaterial) return confirm(`das Produkt nicht aus ${orValues(terms)} besteht`);
  return confirm(`${nameOf(name)} nicht ${orValues(terms)} ist`);
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
function askNamed(name: NameTerm, terms: readonly Term[], form: ValueInquiry['form']): string {
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

function unitWord(unit: Unit | null, value: number): string {
  if (unit === null || isUnsaid(unit)) return '';
  const symbol = symbolOf(unit);
  // German sets a space before the per cent sign.
  return symbol === '°' ? symbol : ` ${unitWords[unit.id]?.[value === 1 ? 0 : 1] ?? symbol}`;
}

const numberFormat = new Intl.NumberFormat('de', { maximumFractionDigits: 10 });

const plainNumber = new Intl.NumberFormat('de', { maximumFractionDigits: 10, useGrouping: false });

/** "1.000", "0,5". */
function numberOf(value: number): string {
  return numberFormat.format(value);
}

/** "3.50" → "3,50"; an amount with separators of thousands stays as written. */
function money(written: string): string {
  return /^\d+\.\d{1,2}$/u.test(written) ? written.replace('.', ',') : written;
}

function amount(base: number, unit: Unit | null): string {
  const value = inUnit(base, unit);
  return `${numberIn(value, unit)}${unitWord(unit, value)}`;
}

/** A number alone may be a code: size 4000 has no point. */
function numberIn(value: number, unit: Unit | null): string {
  return unit === null ? plainNumber.format(value) : numberOf(value);
}

function dativeAmount(base: number, unit: Unit): string {
  return inUnit(base, unit) === 1 ? amount(base, unit) : dative(amount(base, unit));
}

const phrases: MeasurePhrases = {
  amount,
  per: (unit) => symbolOf(unit),
  number: numberIn,
  moreThan: (said) => `mehr als ${said}`,
  atLeast: (said) => `mindestens ${said}`,
  lessThan: (said) => `weniger als ${said}`,
  atMost: (said) => `höchstens ${said}`,
  range: (from, to) => `${from} bis ${to}`,
  tolerance: (middle, by) => `${middle} ± ${by}`,
  about: (said) => `etwa ${said}`,
  exactly: (said) => said,
};
