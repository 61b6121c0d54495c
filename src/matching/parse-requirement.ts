import type { Spec } from './assessment.ts';
import { findColours } from './colour/find-colours.ts';
import { findConnections } from './connection/find-connections.ts';
import { findFamilies } from './family/find-families.ts';
import { parseFeature } from './feature/parse-feature.ts';
import { findMaterials } from './material/find-materials.ts';
import { readQuantities } from './quantity/read-quantities.ts';
import { unitOf } from './quantity/unit-index.ts';
import type { Requirement, WantedValue } from './requirement.ts';
import { sizeCodeOf } from './size/size-code.ts';
import { findNotes } from './taste/find-notes.ts';
import { readText, type TextFacts } from './text/read-text.ts';
import { keysOf, type ResolvedName, resolveName } from './text/resolve-name.ts';
import { splitAlternatives } from './text/split-alternatives.ts';

/** Parses a spec into what can be compared. Every text is understood as far as it goes; nothing is refused. */
export function parseRequirement(spec: Spec): Requirement {
  const name = resolveName(spec.name);
  const feature = parseFeature(spec.name, spec.value);
  const isOne = feature !== null || namesBothEnds(spec.value, name);
  const values = isOne ? [spec.value] : splitAlternatives(spec.value, commasPart(name, spec.value));
  return {
    specName: spec.name,
    specValues: values,
    required: spec.required ?? false,
    name,
    keys: keysOf(name),
    alternatives: values.map((value) => readWanted(value, name)),
    feature,
  };
}

/** "Red, blue, green" are three colours to choose from; "60% cotton, 40% polyester" is one composition. */
function commasPart(name: ResolvedName, value: string): boolean {
  const reads = name.known?.reads;
  return (reads === 'colour' || reads === 'material') && !value.includes('%');
}

/** Reads one wanted value; the name decides what a word such as "orange" or "medium" may mean. */
export function readWanted(raw: string, name: ResolvedName): WantedValue {
  const text = readText(raw);
  const { quantities, lists } = readQuantities(text.tokens);
  const reads = name.known?.reads;
  const isWhole = (span: { from: number; to: number }) => coversText(text, span);
  const colours = reads === 'colour' ? findColours(text) : [];
  const materials = reads === 'material' || nameSaysMaterial(name) ? findMaterials(text) : [];
  const notes = isTasted(name) ? findNotes(text) : [];
  const quantity = quantities.find(isWhole) ?? soleQuantity(quantities, text);
  return {
    raw,
    text,
    quantity: quantity === null || !mayMeasure(name) ? null : withUnitOfName(quantity, name),
    list: lists.find(isWhole) ?? (reads === 'dimensions' ? (lists[0] ?? null) : null),
    isFullyNamed: namesAll(text, [...colours, ...materials]),
    colours,
    materials,
    families: findFamilies(text, name).map((mention) => ({ ...mention, isWhole: isWhole(mention) })),
    notes: notes.map(({ id }) => id),
    isOnlyNotes: notes.length > 0 && notes.every(isWhole),
    ends: name.key === '#connector' ? endsOf(text) : null,
    size: reads === 'size' ? sizeCodeOf(raw) : null,
    stems: text.tokens.flatMap((token) => (token.kind === 'mark' ? [] : [token.stem])),
    frame: frameOf(text),
  };
}

function namesBothEnds(value: string, name: ResolvedName): boolean {
  return name.key === '#connector' && (endsOf(readText(value))?.length ?? 0) > 1;
}

/** The ends of the only connection that a value names, when it names nothing else. */
function endsOf(text: TextFacts): readonly string[] | null {
  const { connections, isWhole } = findConnections(text.tokens);
  return isWhole && connections.length === 1 ? (connections[0]?.ends ?? null) : null;
}

const shortestFrame = 2;

function frameOf(text: TextFacts): WantedValue['frame'] {
  const words = text.tokens.filter((token) => token.kind !== 'mark');
  const at = words.findIndex((token) => token.kind === 'number');
  const number = words[at];
  if (number === undefined || words.length > 5 || words.some((token, index) => index !== at && token.kind !== 'word'))
    return null;
  const before = words
    .slice(0, at)
    .map((token) => token.stem)
    .reverse();
  const after = words.slice(at + 1).map((token) => token.stem);
  return before.join('').length + after.join('').length < shortestFrame ? null : { before, number: number.stem, after };
}

function isTasted(name: ResolvedName): boolean {
  return name.known?.id === 'flavour' || name.known?.id === 'scent';
}

export function nameSaysMaterial(name: ResolvedName): boolean {
  return name.stems.includes('material') || name.raw.includes('材质') || name.raw.includes('面料');
}

const plainWords = new Set([
  'color',
  'and',
  'with',
  'solid',
  'plain',
  'in',
  'pure',
  'real',
  'material',
  'made',
  'of',
  'fabric',
  'alloy',
  'blend',
  'percent',
  'matte',
  'glossy',
  'genuine',
  'natural',
  'only',
]);

function namesAll(text: TextFacts, mentions: readonly { from: number; to: number }[]): boolean {
  return text.tokens.every(
    (token, index) =>
      token.kind !== 'word' ||
      plainWords.has(token.stem) ||
      mentions.some(({ from, to }) => index >= from && index < to),
  );
}

/** A grade or a model number is a name, whatever figures it has: "18/8 stainless steel", "WH-1000XM5". */
function mayMeasure(name: ResolvedName): boolean {
  const reads = name.known?.reads;
  return reads !== 'identifier' && reads !== 'colour' && reads !== 'material' && !nameSaysMaterial(name);
}

type ReadQuantity = ReturnType<typeof readQuantities>['quantities'][number];

/** Words that may stand around a measure without changing it: "500 ml capacity". */
function coversText(text: TextFacts, span: { from: number; to: number }): boolean {
  return text.tokens.every((token, index) => token.kind === 'mark' || (index >= span.from && index < span.to));
}

/** The one number of a value, when the words around it only name what is counted: "33 HE Loads", "SPF 50", "8 oz bag". */
function soleQuantity(quantities: ReadQuantity[], text: TextFacts): ReadQuantity | null {
  const [only] = quantities;
  if (only === undefined || quantities.length > 1) return null;
  const others = text.tokens.filter((_, index) => index < only.from || index >= only.to);
  const isPlain = others.every((token) => token.kind !== 'number' && token.kind !== 'character' && !token.glued);
  const words = others.filter((token) => token.kind === 'word').length;
  // "80+ Gold" and "1 x VGA" are names with a number in them: only a unit or one word of its own makes it a measure.
  const isLabelled = only.unit !== null || (words === 1 && only.form === 'point');
  return isPlain && isLabelled && words <= 3 ? only : null;
}

function withUnitOfName(quantity: ReadQuantity, name: ResolvedName): ReadQuantity {
  const ofName = name.unit ?? (name.known?.id === 'pack size' ? unitOf('piece') : null);
  if (quantity.unit !== null || ofName === null) return quantity;
  const { factor, offset = 0, dimension } = ofName;
  return {
    ...quantity,
    unit: ofName,
    dimension,
    low: quantity.low * factor + offset,
    high: quantity.high * factor + offset,
    halfDigit: quantity.halfDigit * factor,
  };
}
