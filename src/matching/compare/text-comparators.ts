import { onceFor } from '../../lib/once-for.ts';
import { bearingOfMention } from '../claim/bears-on.ts';
import type { TextFact } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import { isDeviation } from '../read/quantity/better-is-less.ts';
import { labelledBoundFinding } from '../read/quantity/labelled-bound.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { colourInText } from './colour/colour-in-text.ts';
import { type Comparator, type Concern, type Concerned, concerned } from './comparator.ts';
import { connectionInText, versionedPlugFinding } from './connection/compare-connections.ts';
import { choiceInText } from './family/choice-finding.ts';
import { familyInText, toneInTitle } from './family/family-in-text.ts';
import type { Finding } from './finding.ts';
import { goodsFinding } from './goods/goods-finding.ts';
import { gradeInText } from './grade/grade-finding.ts';
import { fitFinding } from './identifier/fitted-model.ts';
import { asksVersion, codeInTitle, ipFinding, versionInText } from './identifier/identifier-finding.ts';
import { modelYearFinding } from './identifier/model-years.ts';
import { otherModel } from './identifier/other-model.ts';
import { asksPipe, pipeFinding } from './identifier/pipe-finding.ts';
import { asksScrew, screwFinding } from './identifier/screw-finding.ts';
import { imitationInTitle, materialInText } from './material/material-in-text.ts';
import { countedInText } from './quantity/counted-in-text.ts';
import { deviationFinding } from './quantity/deviation-finding.ts';
import { fittedFinding } from './quantity/fitted-size.ts';
import { formFinding } from './quantity/form-finding.ts';
import { measureInText } from './quantity/measure-in-text.ts';
import { perContainerFinding } from './quantity/per-container-finding.ts';
import { piecesInTitle } from './quantity/pieces-in-title.ts';
import { asksSide, sideFinding } from './quantity/side-finding.ts';
import { sizeInTitle, trouserFinding } from './size/size-finding.ts';
import { asksNotes, noteFinding } from './taste/compare-notes.ts';
import { codeFinding, labelledNumberFinding } from './text/other-code.ts';
import { wordsInText } from './text/phrase-in-text.ts';
import { makerFinding } from './text/same-maker.ts';

type InText = Comparator<TextFact>['compare'];
type InStatement = (spec: Requirement, wanted: WantedValue, statement: Statement) => Finding | null;

const inStatement =
  (compare: InStatement): InText =>
  (spec, wanted, { statement }) =>
    compare(spec, wanted, statement);

const inTitle = (compare: InStatement): Pick<Comparator<TextFact>, 'ofTitles' | 'compare'> => ({
  ofTitles: true,
  compare: inStatement(compare),
});

const asksCount: Concern = (_spec, { quantity }) =>
  quantity !== null && (quantity.unit === null || quantity.dimension === 'count');
const asksMeasure: Concern = (_spec, { quantity }) => quantity !== null && quantity.unit !== null;
const asksFor =
  (id: string): Concern =>
  ({ name }) =>
    name.known?.id === id;

/** "RTX 4050" may be better than "RTX 3060 or better" asks for, or worse: names have no order. */
const unordered =
  (compare: InText): InText =>
  (spec, wanted, fact) => {
    const finding = compare(spec, wanted, fact);
    return wanted.isPlainBound && finding?.matchType === 'not_match' ? { ...finding, matchType: 'unknown' } : finding;
  };

/** A bound with words around its number is refuted by titles alone. */
const boundInText: InText = (_spec, { labelledBound }, { field, statement }) => {
  const finding = labelledBoundFinding(labelledBound, statement.text, false);
  return finding?.matchType === 'match' || field === 'title' ? finding : null;
};

/**
 * Of running text, in the order in which they are asked: values that only their own form makes what they are. Of these an answer
 * other than a match waits for what the words say, unless a title or a count gives it.
 */
export const comparatorsOfForm: readonly Comparator<TextFact>[] = [
  {
    id: 'degree of protection',
    concerns: (_spec, { protection }) => protection !== null,
    compare: inStatement((_spec, wanted, statement) => ipFinding(wanted, statement)),
  },
  { id: 'count per container', concerns: ({ per }) => per !== null, compare: inStatement(perContainerFinding) },
  { id: 'model year', concerns: asksFor('compatibility'), compare: inStatement(modelYearFinding) },
  {
    id: 'plug of a version',
    concerns: (_spec, { versionedPlug }) => versionedPlug !== null,
    compare: inStatement(versionedPlugFinding),
  },
  {
    id: 'side',
    concerns: asksSide,
    compare: inStatement((spec, wanted, statement) => sideFinding(spec, wanted, statement, null)),
  },
  { id: 'version', concerns: asksVersion, compare: inStatement(versionInText) },
  { id: 'counted things', concerns: asksCount, compare: inStatement(countedInText) },
  {
    id: 'size in the title',
    concerns: ({ name }) => name.known?.reads === 'size',
    ...inTitle((_spec, wanted, title) => sizeInTitle(wanted, title)),
  },
  { id: 'size of trousers', concerns: (_spec, { quantity }) => quantity !== null, ...inTitle(trouserFinding) },
  { id: 'size that is fitted', concerns: asksMeasure, ...inTitle(fittedFinding) },
  {
    id: 'screw size',
    concerns: (_spec, wanted) => asksScrew(wanted),
    ...inTitle((_spec, wanted, { text }) => screwFinding(wanted, text)),
  },
  {
    id: 'pipe',
    concerns: ({ name }) => asksPipe(name),
    ...inTitle((spec, wanted, { text }) => pipeFinding(spec, wanted, text, false)),
  },
];

/** Asked next, before any words are compared: what both sides measure, count or connect. */
export const comparatorsOfMeasures: readonly Comparator<TextFact>[] = [
  {
    id: 'connection',
    concerns: (_spec, { ends }) => ends !== null,
    compare: (_spec, wanted, { field, statement }) => connectionInText(wanted, statement, field === 'title'),
  },
  { id: 'pieces in the title', concerns: (_spec, { quantity }) => quantity !== null, ...inTitle(piecesInTitle) },
  {
    id: 'model that is fitted',
    concerns: asksFor('compatibility'),
    compare: inStatement((spec, wanted, { text }) => fitFinding(spec, wanted, text, false)),
  },
  {
    id: 'grade',
    concerns: (_spec, { grade }) => grade !== null,
    compare: (_spec, wanted, fact) => gradeInText(wanted.grade, fact),
  },
  { id: 'bound with a label', concerns: (_spec, { labelledBound }) => labelledBound !== null, compare: boundInText },
  {
    id: 'deviation over a length',
    concerns: ({ name }) => isDeviation(name),
    compare: inStatement(deviationFinding),
  },
  {
    id: 'measure of the form of goods',
    concerns: asksMeasure,
    ...inTitle((spec, wanted, title) => formFinding(spec, wanted, title, title)),
  },
  {
    id: 'measure',
    concerns: (spec, wanted) => wanted.list !== null || asksMeasure(spec, wanted),
    compare: measureInText,
  },
];

/** Asked where the wanted words themselves do not stand in the text: other words of the same kind of value. */
export const comparatorsOfKinds: readonly Comparator<TextFact>[] = [
  {
    id: 'colour',
    concerns: ({ name }) => name.key === '#colour',
    compare: colourInText,
  },
  {
    id: 'imitated material',
    concerns: ({ name }) => name.key === '#material',
    compare: imitationInTitle,
  },
  {
    id: 'material',
    concerns: ({ name }) => name.key === '#material',
    compare: materialInText,
  },
  {
    id: 'value family',
    concerns: (_spec, { families }) => families.length > 0,
    compare: ({ name }, wanted, fact) =>
      familyInText(wanted, fact, (span) => bearingOfMention(name, fact.statement, span) !== 'other'),
  },
  {
    id: 'tasting notes',
    concerns: asksNotes,
    ofTitles: true,
    compare: (spec, wanted, { statement, maker }) => noteFinding(spec, wanted, statement, false, maker),
  },
  { id: 'choice of the goods', concerns: (_spec, { choice }) => choice !== null, compare: choiceInText },
];

/** Asked last: the words apart from one another, and other values that can only be this property's. */
export const comparatorsOfWords: readonly Comparator<TextFact>[] = [
  { id: 'words near one another', concerns: (_spec, { stems }) => stems.length > 1, compare: inStatement(wordsInText) },
  {
    id: 'other number in the same words',
    concerns: (_spec, { frame }) => frame !== null,
    ofTitles: true,
    compare: unordered((_spec, wanted, fact) => labelledNumberFinding(wanted, fact)),
  },
  { id: 'colour temperature', concerns: asksFor('colour temperature'), ...inTitle(toneInTitle) },
  { id: 'letter code', ofTitles: true, compare: unordered(codeFinding) },
  { id: 'other model', concerns: asksFor('model'), ofTitles: true, compare: unordered(otherModel) },
  { id: 'goods', ...inTitle(goodsFinding) },
  {
    id: 'other maker',
    concerns: asksFor('brand'),
    ofTitles: true,
    compare: (_spec, wanted, title) => makerFinding(wanted, title),
  },
];

/** Asked where nothing answered: the code that the item's words share with the title's. */
export const comparatorsOfCodes: readonly Comparator<TextFact>[] = [
  { id: 'code in the title', ...inTitle(codeInTitle) },
];

/** The comparators of running text that a wish concerns. */
export type AskedOfText = Readonly<Record<'form' | 'measures' | 'kinds' | 'words' | 'codes', Concerned<TextFact>>>;

/** The comparators that are asked of texts for a wanted value, chosen once: a run asks thousands of texts for it. */
export const askedOfText = onceFor((requirement: Requirement) =>
  onceFor(
    (wanted: WantedValue): AskedOfText => ({
      form: concerned(comparatorsOfForm, requirement, wanted),
      measures: concerned(comparatorsOfMeasures, requirement, wanted),
      kinds: concerned(comparatorsOfKinds, requirement, wanted),
      words: concerned(comparatorsOfWords, requirement, wanted),
      codes: concerned(comparatorsOfCodes, requirement, wanted),
    }),
  ),
);
