import { wordList } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { narrowLetters } from '../../text/narrow-letters.ts';
import { type Label, labelsIn } from './find-labels.ts';
import { type LabelledLine, labelledMeasures } from './labelled-measures.ts';

/** So many labels make a row, in which words that no attribute is known by are labels as well. */
const leastRow = 3;

/**
 * A value that lists labelled ones, each of them for itself: "Fabric, Color: black" of a "Material" is the material "Fabric" and
 * the colour "black". What stands before the first label is the named one's own; a value that begins with a label is qualified by the name,
 * unless that names a list alone, as "Measurement" does. One line for a value that is no such list.
 */
export function labelledLines(name: string, value: string): readonly LabelledLine[] {
  const whole = [{ name, value, quoted: value }];
  const labels = acceptedIn(value, 1);
  const [first] = labels;
  if (first === undefined) return labelledMeasures(name, value) ?? whole;
  const own = withoutEnd(value.slice(0, first.start));
  const lines = labels.map(({ start, colon, name: label }, at): LabelledLine => {
    const [told] = ofOneLabel(withoutEnd(value.slice(colon + 1, labels[at + 1]?.start)));
    return { name: label, value: told.trim(), quoted: value.slice(start, colon + 1) + told };
  });
  if (own !== '') return [{ name, value: own, quoted: own }, ...lines];
  // "Operating: 10% to 90%, Storage: 5% to 95%": beside a word that is no name the others are of the same kind.
  if (labels.length < labelsIn(narrowLetters(value)).length) return whole;
  const owner = ownerIn(name);
  if (owner === '') return lines;
  return labels.length === 1 ? whole : [...whole, ...lines.map((line) => ({ ...line, name: `${owner}${line.name}` }))];
}

/** A sentence that lists labelled values, each with its label for itself; whole where a name stands for all of them: "Package: width: 5 cm". */
export function splitAtLabels(sentence: string): readonly string[] {
  const labels = acceptedIn(sentence, 0);
  const [first] = labels;
  if (first === undefined || (labels.length === 1 && first.start === 0)) return [sentence];
  const lines = labels.flatMap(({ start, colon }, at) => {
    const line = withoutEnd(sentence.slice(start, labels[at + 1]?.start));
    const [value, rest] = ofOneLabel(line.slice(colon + 1 - start));
    return rest === '' ? [line] : [line.slice(0, colon + 1 - start) + value, rest];
  });
  return [withoutEnd(sentence.slice(0, first.start)), ...lines];
}

const parting = new Set(' \n\r\t\u3000,，;；|/、•.。!！-');

/** A piece of a text without the marks that part it from the next one. */
function withoutEnd(piece: string): string {
  let end = piece.length;
  while (end > 0 && parting.has(piece.charAt(end - 1))) end -= 1;
  return piece.slice(0, end);
}

/** The labels of a text that stand for values: names of attributes, and any where there are as many as make a row. */
function acceptedIn(text: string, before: number): Label[] {
  if (!text.includes(':') && !text.includes('：')) return [];
  const last = text.trimEnd().length - 1;
  const labels = labelsIn(narrowLetters(text)).filter(({ colon }) => colon < last);
  const isRow = labels.length + before >= leastRow;
  return apartFromHeads(text, isRow ? labels : labels.filter(({ isKnown }) => isKnown));
}

/** Labels up to one that the next one stands right behind, whose list is its own value; one that names a list alone is none. */
function apartFromHeads(text: string, labels: readonly Label[]): Label[] {
  const apart: Label[] = [];
  for (const [at, label] of labels.entries()) {
    const next = labels[at + 1];
    const isHead = next !== undefined && text.slice(label.colon + 1, next.start).trim() === '';
    if (isHead && ownerIn(label.name) === '') continue;
    apart.push(label);
    if (isHead) break;
  }
  return apart;
}

/** A value and what stands behind it: the value of a number ends at a comma before another one, as in "Voltage: 240V, UL 489". */
function ofOneLabel(value: string): [value: string, rest: string] {
  const plain = narrowLetters(value);
  if (!/^[\d.]/u.test(plain.trimStart())) return [value, ''];
  for (let at = 0; at < plain.length; at += 1) {
    if (plain.charAt(at) !== ',' || plain.charAt(at + 1) !== ' ') continue;
    const rest = plain.slice(at + 1).trim();
    return /^\D/u.test(rest) && /\d/u.test(rest) ? [value.slice(0, at), value.slice(at + 1).trim()] : [value, ''];
  }
  return [value, ''];
}

const listing = new Set(['names of lists', 'words of any list'].flatMap(wordList));
const listingInChinese = [...listing].filter(beginsInChinese);
const longestName = 40;

/** Whose the properties are that a name lists, with a space behind it: "Package " of "Package dimensions"; '' for "Measurement". */
function ownerIn(name: string): string {
  const plain = name.normalize('NFKC').trim();
  if (plain.length > longestName) return plain;
  const han = listingInChinese.find((word) => plain.endsWith(word));
  if (han !== undefined) {
    const rest = plain.slice(0, -han.length);
    return listing.has(rest) ? '' : rest;
  }
  const owner = plain.split(/[\s_]+/u).filter((word) => !listing.has(word.toLowerCase()));
  return owner.length === 0 ? '' : `${owner.join(' ')} `;
}

/** True for a name that stands for a list and for nothing of its own: "Product specifications", 详情. */
export const namesList = (name: string): boolean => ownerIn(name) === '';
