import type { NameKey } from './requirement.ts';
import { type ResolvedName, resolveName } from './text/resolve-name.ts';
import type { AttributeName } from './vocabulary/attribute-name.ts';

/** Words that many names carry or leave out: "Bluetooth" for "Bluetooth version", "shank" for "shank type". */
const looseWords: readonly { word: string; isFirm: boolean; isTyped?: true }[] = [
  { word: 'version', isFirm: true },
  { word: 'type', isFirm: false, isTyped: true },
  { word: 'material', isFirm: false, isTyped: true },
  { word: 'size', isFirm: false, isTyped: true },
  { word: 'color', isFirm: false, isTyped: true },
  { word: 'range', isFirm: false, isTyped: true },
  { word: 'girth', isFirm: false, isTyped: true },
  { word: 'circumference', isFirm: false, isTyped: true },
  { word: 'temperature', isFirm: false, isTyped: true },
  { word: 'temp', isFirm: false, isTyped: true },
];
/** 适用 alone may be told of any property of those whom the goods are for: 适用体重, 适用身高. */
const serving = ['适用', '适合'];
const longest = 3;
const counting = new Set(['quantity', 'number', 'count', 'qty', '数量']);

/** Words that a name may go without, of which two tell two properties apart: the plug of the board and of its processor. */
const tellingApart = ['main', 'cpu', 'max', 'rated', 'recommended'];

/** True when an attribute of an equal or kindred name is not the property: another one of the kind, or how many there are. */
export function isOtherProperty(name: ResolvedName, { key, isTyped }: NameKey, found: ResolvedName): boolean {
  if (name.known !== null) return false;
  if ((isTyped === true || key !== name.key) && found.stems.some((stem) => counting.has(stem))) return true;
  const [one, other] = [apartWords(name), apartWords(found)];
  return one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
}

function apartWords({ stems }: ResolvedName): string[] {
  return stems.map((stem) => (stem === 'maximum' ? 'max' : stem)).filter((stem) => tellingApart.includes(stem));
}

/**
 * Keys under which a property without an entry of its own may stand besides its own name. Under a key that is not firm a
 * difference is no contradiction: a keyboard's switch may be "Blue" and its switch type "Linear".
 */
export function siblingKeys(name: ResolvedName): NameKey[] {
  if (name.key === '' || (name.known !== null && !mayHaveGirth(name.known))) return [];
  const stems = name.known === null ? name.key.split(' ') : name.stems;
  const isCount = name.stems.some((stem) => counting.has(stem));
  const served = serving.filter((word) => name.raw.trim().startsWith(word) && name.raw.trim() !== word);
  const wider = served.flatMap((word) => ({ key: resolveName(word).key, isFirm: false, isTyped: true as const }));
  const loose = looseWords.flatMap(({ word, ...told }) => {
    // A number of fans is not their size.
    if (isCount && told.isTyped === true) return [];
    const plain = stems.filter((stem) => stem !== word);
    if (plain.length === 0 || plain.length > longest) return [];
    const sibling = plain.length < stems.length ? plain : [...stems, word];
    return [{ key: resolveName(sibling.join(' ')).key, ...told }];
  });
  return [...loose, ...wider, ...finenessKeys(stems)];
}

/** A neck is a part with a shape of its own, and one that is measured: "Neck girth". */
function mayHaveGirth({ dimensions, reads }: AttributeName): boolean {
  return dimensions === undefined && reads === undefined;
}

const fineness = ['tolerance', 'accuracy', 'precision', '精度', '误差', '公差'];

/** How far a thing may be off is told under any of these names. */
function finenessKeys(stems: readonly string[]): NameKey[] {
  const [only = '', ...more] = stems;
  if (more.length > 0 || !fineness.includes(only)) return [];
  return fineness.flatMap((word) => (word === only ? [] : [{ key: word, isFirm: false, isTyped: true as const }]));
}
