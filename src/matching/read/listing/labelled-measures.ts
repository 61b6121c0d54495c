import { attributeNames } from '../../ontology/attribute-names.ts';
import { isNumbering } from '../../ontology/units.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { readText } from '../../text/read-text.ts';
import { boundBefore } from '../quantity/bound-index.ts';
import type { Quantity } from '../quantity/quantity.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { unitAt } from '../quantity/unit-index.ts';

/** A piece of a text with the name of what it tells. */
export interface LabelledLine {
  name: string;
  value: string;
  /** The piece as it stands in the text, with its label. */
  quoted: string;
}

interface LabelledMeasure {
  /** What the measure is of; null where it stands alone. */
  label: string | null;
  value: string;
  quoted: string;
  dimension: Quantity['dimension'];
}

const parting = /[/;、]|, /u;
/** The same as they may be written, wide ones among them. */
const mayPart = /[/;、,／；，]/u;
const labelAhead = /^(?<label>\p{Script=Han}{1,6}|[a-z]+\d?(?:[ -][a-z]+\d?){0,2}) ?:?\s*(?<value>\d.*)$/iu;
const labelBehind = /^(?<value>\d[\d.,]*\s?[^\d\s]{1,8})\s+(?<label>[a-z]+(?:[ -][a-z]+)?)$/iu;
const mostParts = 6;
const longest = 120;
/** What stands before a measure of a list and names nothing that it is of. */
const noLabels = new Set(
  'or and per to from x by with for each of in at over plus size 或 和 每 约 共 至 到'.split(' '),
);

/**
 * A value that labels each of several measures of one kind, as one line for each: "top 150 kg / shelf 60 kg" under "Load" is the top
 * load and the shelf load, 电机1000W / 加热800W the power of two. What stands first without a label is the named one's own: "6 h /
 * cold: 12 h" under "Keeps hot". Null for any other value.
 */
export function labelledMeasures(name: string, value: string): readonly LabelledLine[] | null {
  if (value.length > longest || !mayPart.test(value) || !/\p{Nd}/u.test(value)) return null;
  const [called, stated] = [name, value].map((text) => text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim());
  if (called === undefined || stated === undefined) return null;
  const lines = ofSeveralNames(called, stated) ?? ofParts(called, stated);
  // What is of the name as a whole stands as it was written.
  return lines?.map((line) => (line.value === stated ? { name, value, quoted: value } : line)) ?? null;
}

function ofParts(name: string, value: string): readonly LabelledLine[] | null {
  const pieces = value.split(parting).map((piece) => piece.trim());
  if (pieces.length < 2 || pieces.length > mostParts) return null;
  if (!pieces.every((piece) => /\p{Nd}/u.test(piece))) return null;
  const parts = pieces.map(partOf);
  const [first, ...others] = parts;
  if (first == null || others.some((part) => part?.label == null || part.dimension !== first.dimension)) return null;
  const labels = parts.map((part) => part?.label?.toLowerCase());
  if (new Set(labels).size < labels.length) return null;
  const lines = parts.flatMap((part): LabelledLine[] => {
    if (part?.label == null) return [];
    return namesOf(name, part.label).map((one) => ({ name: one, value: part.value, quoted: part.quoted }));
  });
  const own = first.label === null ? { name, value: first.value, quoted: first.value } : { name, value, quoted: value };
  return [own, ...lines];
}

function partOf(piece: string): LabelledMeasure | null {
  const found = labelAhead.exec(piece)?.groups ?? labelBehind.exec(piece)?.groups;
  const { label = null, value = piece } = found ?? {};
  if (label !== null && (noLabels.has(label.toLowerCase()) || boundBefore.at(readText(label).tokens, 0) !== null))
    return null;
  const { tokens } = readText(value);
  const { quantities, lists } = readQuantities(tokens);
  const [only, ...more] = quantities;
  if (only?.unit == null || more.length > 0 || lists.length > 0 || isNumbering(only.dimension)) return null;
  return only.from === 0 && only.to === tokens.length
    ? { label, value, quoted: piece, dimension: only.dimension }
    : null;
}

/** "Top load" of a "Load"; of "Keeps hot" "Keeps cold" as well. */
function namesOf(name: string, label: string): readonly string[] {
  if (beginsInChinese(label)) return [`${label}${name}`];
  const words = name.trim().split(/\s+/u);
  return words.length === 2 ? [`${label} ${name}`, `${words[0]} ${label}`] : [`${label} ${name}`];
}

/** A name with its value; one that is a unit alone is that of the property which is measured in it: the volts of "V/Hz: 230/50". */
function calledBy(name: string, rest: string, value: string): Pick<LabelledLine, 'name' | 'value'> {
  const { unit } = unitAt(readText(name).tokens, 0) ?? {};
  const property = attributeNames.find(({ claims = [] }) => unit !== undefined && claims.includes(unit.dimension));
  if (rest !== '' || property === undefined || /\p{L}/u.test(value)) return { name: `${name}${rest}`, value };
  return { name: property.id, value: `${value} ${name}` };
}

const slashedName = /^(?<names>[\p{L}.]+(?:\s?\/\s?[\p{L}.]+)+)(?<rest>(?:\s[\p{L}]+)?(?:\s?\([^()]+\))?)$/u;
const plainNumber = /^\d[\d.]*$/u;

/** "Read/Write: 500/450 MB/s", "Snow/wind load: 5400/2400 Pa": as many names as numbers, each with its own. */
function ofSeveralNames(name: string, value: string): readonly LabelledLine[] | null {
  const { names, rest = '' } = slashedName.exec(name)?.groups ?? {};
  if (names === undefined) return null;
  const called = names.split('/').map((one) => one.trim());
  const pieces = value.split('/').map((one) => one.trim());
  const stated = pieces.slice(0, called.length - 1);
  // The unit may have a stroke of its own: "170/90 MB/s".
  const last = pieces.slice(stated.length).join('/');
  const end = last.search(/[^\d.]/u);
  const unit = end === -1 ? '' : last.slice(end);
  stated.push(end === -1 ? last : last.slice(0, end));
  if (stated.length < called.length || /\d/u.test(unit) || !stated.every((one) => plainNumber.test(one))) return null;
  return [
    { name, value, quoted: value },
    ...called.map((one, at) => ({ ...calledBy(one, rest, `${stated[at]}${unit}`), quoted: value })),
  ];
}
