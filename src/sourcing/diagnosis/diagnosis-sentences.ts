import { shorten } from '../questions/value-words.ts';
import type { Gain, ItemDiagnosis, MustHaveDiagnosis } from './diagnose-item.ts';

const obstaclesTold = 3;
const longestShown = 80;

/** The diagnosis of an item as a buyer would put it, most important first. */
export function diagnosisToSentences(diagnosis: ItemDiagnosis): string[] {
  const { candidates, shortlisted, pending, eliminated, eliminatedBySeveral, mustHaves } = diagnosis;
  if (candidates === 0) return ['No candidate was found, so no must-have could stand in the way.'];
  const obstacles = mustHaves
    .filter(({ eliminatesAlone }) => eliminatesAlone > 0)
    .toSorted((a, b) => b.eliminatesAlone - a.eliminatesAlone);
  const open = mustHaves
    .filter(({ unknownAlone }) => unknownAlone > 0)
    .toSorted((a, b) => b.unknownAlone - a.unknownAlone);
  const sentences = [
    ...tellUnconfirmed(diagnosis),
    `${counted(candidates, 'candidate')}: ${shortlisted} shortlisted, ${pending} pending, ` +
      `${eliminated} eliminated${tellOverPrice(diagnosis)}.`,
    ...obstacles.slice(0, obstaclesTold).map(tellObstacle),
    ...(open.length > 0 ? open.slice(0, obstaclesTold).map(tellOpen) : tellSeveralOpen(diagnosis)),
  ];
  if (eliminatedBySeveral > 0) {
    const fail = eliminatedBySeveral === 1 ? 'fails' : 'fail';
    sentences.push(
      `${counted(eliminatedBySeveral, 'product')} ${fail} two must-haves or more; relaxing one of them is not enough.`,
    );
  }
  if (eliminated > 0 && obstacles.length === 0) sentences.push('No must-have alone stands in the way of a product.');
  return sentences;
}

/** The pages count what is over the price apart from what fails a spec. */
function tellOverPrice({ mustHaves }: ItemDiagnosis): string {
  const over = mustHaves.find(({ isPriceLimit }) => isPriceLimit)?.notMatch ?? 0;
  return over === 0 ? '' : ` (${over} of them over the maximum price)`;
}

/** The first thing to know where it is so: no listing, however good, can be shortlisted. */
function tellUnconfirmed({ unconfirmed, pending }: ItemDiagnosis): string[] {
  if (unconfirmed === null) return [];
  const { mustHaves, dropping } = unconfirmed;
  const names = mustHaves.map(({ specName, specValues }) => `${cut(specName)} ${specValues.map(quote).join(' or ')}`);
  const [subject, keeps] = names.length === 1 ? ['it', 'keeps'] : [`these ${names.length}`, 'keep'];
  const all = pending === 1 ? 'the only pending product' : `all ${pending} pending products`;
  const gain =
    dropping.shortlisted + dropping.pending === 0
      ? ''
      : ` As nice to have, ${subject} would bring ${tellGain(dropping)}.`;
  return [`No listing confirms ${joinWords(names)}: ${subject} ${keeps} ${all} pending.${gain}`];
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function tellObstacle(mustHave: MustHaveDiagnosis): string {
  const { eliminatesAlone, nearestMisses, relaxing, dropping } = mustHave;
  const [nearest] = nearestMisses;
  const found =
    nearest === undefined || nearest.productValue === null
      ? ''
      : `; the nearest has ${quote(nearest.productValue)}${nearest.miss === null ? '' : `, ${nearest.miss.text}`}`;
  // The step that reaches the product just named, on its side of what is wanted.
  const step = relaxing.find(({ side, value }) => side !== null && value === nearest?.productValue) ?? relaxing[0];
  const isSide = nearest !== undefined && nearest.miss !== null;
  const accepting =
    step === undefined
      ? ''
      : ` Accepting ${isSide ? cut(step.accept) : `${quote(step.accept)} too`} would bring ${tellGain(step.gain)};`;
  const dropped = `${accepting === '' ? ' Dropping' : ' dropping'} it would bring ${tellGain(dropping)}.`;
  return `${titleOf(mustHave)} alone eliminates ${counted(eliminatesAlone, 'product')}${found}.${accepting}${dropped}`;
}

function tellOpen(mustHave: MustHaveDiagnosis): string {
  const { unknownAlone, unknownAloneAndType } = mustHave;
  const products = counted(unknownAlone, 'pending product');
  const type = tellType(unknownAloneAndType, unknownAlone);
  const point = type === '' ? 'point' : 'must-have';
  const settled = type !== '' ? 'the rest' : unknownAlone === 1 ? 'it' : 'them';
  const answer = unknownAloneAndType === unknownAlone ? '' : `: the answer of the supplier settles ${settled}`;
  return `${titleOf(mustHave)} is the only open ${point} of ${products}${type}${answer}.`;
}

/** Where no answer alone settles a product: what most of them wait for. */
function tellSeveralOpen({ pending, unconfirmed, mustHaves }: ItemDiagnosis): string[] {
  if (pending === 0 || unconfirmed !== null) return [];
  const waits = mustHaves
    .filter(({ keepsPending }) => keepsPending > 0)
    .toSorted((a, b) => b.keepsPending - a.keepsPending)
    .slice(0, obstaclesTold)
    .map((mustHave) => `${titleOf(mustHave)} is open for ${mustHave.keepsPending}`);
  const products = pending === 1 ? 'The pending product has' : `Each of the ${pending} pending products has`;
  return [`${products} two open points or more: ${waits.join(', ')}.`];
}

function tellGain({ shortlisted, pending, ofUnknownType }: Gain): string {
  const parts = [
    shortlisted > 0 ? `${shortlisted} more shortlisted` : '',
    pending > 0 ? `${pending} more pending` : '',
  ].filter((part) => part !== '');
  return `${parts.join(' and ') || 'nothing'}${tellType(ofUnknownType, shortlisted + pending)}`;
}

/** How many of some products may be other goods than those wanted, which no answer to a spec settles. */
function tellType(unknown: number, of: number): string {
  if (unknown === 0) return '';
  return unknown < of ? `, ${unknown} of which may be other goods` : `, which may be other goods`;
}

function titleOf({ specName, specValues, isPriceLimit }: MustHaveDiagnosis): string {
  return isPriceLimit
    ? `The price limit (${cut(specValues.join(' or '))})`
    : `${cut(specName)} ${specValues.map(quote).join(' or ')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const cut = (text: string) => shorten(text, longestShown);

function quote(text: string): string {
  return `"${cut(text)}"`;
}
