import type { Gain, ItemDiagnosis, MustHaveDiagnosis } from './diagnose-item.ts';

const obstaclesTold = 3;
const longestShown = 80;

/** The diagnosis of an item as a buyer would tell it, most important first. */
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
    `${counted(candidates, 'candidate')}: ${shortlisted} shortlisted, ${pending} pending, ${eliminated} eliminated.`,
    ...obstacles.slice(0, obstaclesTold).map(tellObstacle),
    ...open.slice(0, obstaclesTold).map(tellOpen),
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

function tellObstacle(mustHave: MustHaveDiagnosis): string {
  const { eliminatesAlone, nearestMisses, relaxing, dropping } = mustHave;
  const [nearest] = nearestMisses;
  const found =
    nearest === undefined || nearest.productValue === null
      ? ''
      : `; the nearest has ${quote(nearest.productValue)}${nearest.miss === null ? '' : `, ${nearest.miss.text}`}`;
  // The step that reaches the product just named, on its side of what is wanted.
  const step = relaxing.find(({ accept }) => accept.endsWith(` to ${nearest?.productValue}`)) ?? relaxing[0];
  const isSide = nearest !== undefined && nearest.miss !== null;
  const accepting =
    step === undefined
      ? ''
      : ` Accepting ${isSide ? cut(step.accept) : `${quote(step.accept)} too`} would bring ${tellGain(step.gain)};`;
  const dropped = `${accepting === '' ? ' Dropping' : ' dropping'} it would bring ${tellGain(dropping)}.`;
  return `${titleOf(mustHave)} alone eliminates ${counted(eliminatesAlone, 'product')}${found}.${accepting}${dropped}`;
}

function tellOpen(mustHave: MustHaveDiagnosis): string {
  const { unknownAlone } = mustHave;
  const products = counted(unknownAlone, 'pending product');
  return `${titleOf(mustHave)} is the only open point of ${products}: the answer of the supplier settles ${unknownAlone === 1 ? 'it' : 'them'}.`;
}

function tellGain({ shortlisted, pending }: Gain): string {
  if (shortlisted + pending === 0) return 'nothing';
  if (pending === 0) return `${shortlisted} more shortlisted`;
  if (shortlisted === 0) return `${pending} more pending`;
  return `${shortlisted} more shortlisted and ${pending} more pending`;
}

function titleOf({ specName, specValues, isPriceLimit }: MustHaveDiagnosis): string {
  return isPriceLimit
    ? `The price limit (${cut(specValues.join(' or '))})`
    : `${cut(specName)} ${specValues.map(quote).join(' or ')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}

function quote(text: string): string {
  return `"${cut(text)}"`;
}
