import { bearingOfMention } from '../claim/bears-on.ts';
import type { TextFact } from '../read/listing/read-facts.ts';
import type { Statement } from '../read/listing/statement.ts';
import { labelledBoundFinding } from '../read/quantity/labelled-bound.ts';
import type { Requirement, WantedValue } from '../read/spec/requirement.ts';
import { colourInText } from './colour/colour-in-text.ts';
import type { Comparator } from './comparator.ts';
import { connectionInText } from './connection/compare-connections.ts';
import { versionedPlugFinding } from './connection/versioned-plug.ts';
import { choiceInText } from './family/choice-finding.ts';
import { familyInText } from './family/family-in-text.ts';
import { toneInTitle } from './family/tone-in-title.ts';
import type { Finding } from './finding.ts';
import { goodsFinding } from './goods/goods-finding.ts';
import { gradeInText } from './grade/grade-finding.ts';
import { codeInTitle } from './identifier/code-in-title.ts';
import { fitFinding } from './identifier/fitted-model.ts';
import { ipFinding } from './identifier/identifier-finding.ts';
import { modelYearFinding } from './identifier/model-years.ts';
import { otherModel } from './identifier/other-model.ts';
import { pipeFinding } from './identifier/pipe-finding.ts';
import { versionInText } from './identifier/version-finding.ts';
import { imitationInTitle, materialInText } from './material/material-in-text.ts';
import { countedInText } from './quantity/counted-in-text.ts';
import { deviationFinding } from './quantity/deviation-finding.ts';
import { fittedFinding } from './quantity/fitted-size.ts';
import { formFinding } from './quantity/form-finding.ts';
import { measureInText } from './quantity/measure-in-text.ts';
import { measureOfNoun } from './quantity/measure-of-noun.ts';
import { perContainerFinding } from './quantity/per-container-finding.ts';
import { piecesAtHead } from './quantity/pieces-at-head.ts';
import { piecesInTitle } from './quantity/pieces-in-title.ts';
import { sideFinding } from './quantity/side-finding.ts';
import { sizeInTitle } from './size/size-finding.ts';
import { trouserFinding } from './size/trouser-size.ts';
import { noteFinding } from './taste/compare-notes.ts';
import { labelledNumberFinding } from './text/labelled-number.ts';
import { codeFinding } from './text/other-code.ts';
import { makerFinding } from './text/other-maker.ts';
import { wordsInText } from './text/phrase-in-text.ts';

type InText = Comparator<TextFact>['compare'];
type InStatement = (spec: Requirement, wanted: WantedValue, statement: Statement) => Finding | null;

const inStatement =
  (compare: InStatement): InText =>
  (spec, wanted, { statement }) =>
    compare(spec, wanted, statement);

const inTitle =
  (compare: InStatement): InText =>
  (spec, wanted, { field, statement }) =>
    field === 'title' ? compare(spec, wanted, statement) : null;

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
  { id: 'degree of protection', compare: inStatement((_spec, wanted, statement) => ipFinding(wanted, statement)) },
  { id: 'count per container', compare: inStatement(perContainerFinding) },
  { id: 'model year', compare: inStatement(modelYearFinding) },
  { id: 'plug of a version', compare: inStatement(versionedPlugFinding) },
  { id: 'side', compare: inStatement((spec, wanted, statement) => sideFinding(spec, wanted, statement, null)) },
  { id: 'version', compare: inStatement(versionInText) },
  { id: 'counted things', compare: inStatement(countedInText) },
  { id: 'size in the title', compare: inTitle(sizeInTitle) },
  { id: 'size of trousers', compare: inTitle(trouserFinding) },
  { id: 'size that is fitted', compare: inTitle(fittedFinding) },
  { id: 'pipe', compare: inTitle((spec, wanted, { text }) => pipeFinding(spec, wanted, text, false)) },
];

/** Asked next, before any words are compared: what both sides measure, count or connect. */
export const comparatorsOfMeasures: readonly Comparator<TextFact>[] = [
  {
    id: 'connection',
    compare: (_spec, wanted, { field, statement }) => connectionInText(wanted, statement, field === 'title'),
  },
  { id: 'pieces in the title', compare: inTitle(piecesInTitle) },
  { id: 'pieces at the head of the title', compare: inTitle(piecesAtHead) },
  {
    id: 'model that is fitted',
    compare: inStatement((spec, wanted, { text }) => fitFinding(spec, wanted, text, false)),
  },
  { id: 'grade', compare: (_spec, wanted, fact) => gradeInText(wanted.grade, fact) },
  { id: 'bound with a label', compare: boundInText },
  {
    id: 'deviation over a length',
    compare: (spec, wanted, { statement }) => deviationFinding(spec, wanted, statement),
  },
  {
    id: 'measure of the form of goods',
    compare: inTitle((spec, wanted, title) => formFinding(spec, wanted, title, title)),
  },
  { id: 'measure', compare: measureInText },
];

/** Asked where the wanted words themselves do not stand in the text: other words of the same kind of value. */
export const comparatorsOfKinds: readonly Comparator<TextFact>[] = [
  {
    id: 'colour',
    compare: (spec, wanted, fact) => (spec.name.key === '#colour' ? colourInText(spec, wanted, fact) : null),
  },
  {
    id: 'imitated material',
    compare: (spec, wanted, fact) => (spec.name.key === '#material' ? imitationInTitle(spec, wanted, fact) : null),
  },
  {
    id: 'material',
    compare: (spec, wanted, fact) => (spec.name.key === '#material' ? materialInText(spec, wanted, fact) : null),
  },
  {
    id: 'value family',
    compare: ({ name }, wanted, fact) =>
      familyInText(wanted, fact, (span) => bearingOfMention(name, fact.statement, span) !== 'other'),
  },
  {
    id: 'tasting notes',
    compare: (spec, wanted, { field, statement, maker }) =>
      field === 'title' ? noteFinding(spec, wanted, statement, false, maker) : null,
  },
  { id: 'choice of the goods', compare: choiceInText },
];

/** Asked last: the words apart from one another, and other values that can only be this property's. */
export const comparatorsOfWords: readonly Comparator<TextFact>[] = [
  { id: 'words near one another', compare: inStatement(wordsInText) },
  {
    id: 'other number in the same words',
    compare: unordered((_spec, wanted, fact) => labelledNumberFinding(wanted, fact)),
  },
  { id: 'measure of the noun', compare: inTitle(measureOfNoun) },
  { id: 'colour temperature', compare: inTitle(toneInTitle) },
  { id: 'letter code', compare: unordered(codeFinding) },
  { id: 'other model', compare: unordered(otherModel) },
  { id: 'goods', compare: inTitle(goodsFinding) },
  { id: 'other maker', compare: makerFinding },
];

/** Asked where nothing answered: the code that the item's words share with the title's. */
export const comparatorsOfCodes: readonly Comparator<TextFact>[] = [
  { id: 'code in the title', compare: inTitle(codeInTitle) },
];
