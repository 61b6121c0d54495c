import type { Spec } from '../../assessment.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { readYesNo } from '../feature/parse-feature.ts';
import { sizeCodeOf } from '../size/size-code.ts';
import { isBareNumber } from './split-alternatives.ts';

const systems = wordSet('size systems');
const sizeWords = new Set(['size', 'shoe', 'foot', ':']);
const offering = wordSet('words around an offered size');

/** "EU size: 42" and "Size EU 42 available: yes" as "Size: EU 42", 有XXL码: 是 as XXL; null for any other wish. */
export function asSized(spec: Spec): Spec | null {
  const size = numberBehindSystem(spec) ?? sizeOffered(spec);
  return size === null ? null : { ...spec, name: 'Size', value: size };
}

function numberBehindSystem({ name, value }: Spec): string | null {
  const [system, ...words] = readText(name).tokens;
  const isSize = system !== undefined && systems.has(system.stem) && words.length > 0;
  if (!isSize || !words.every(({ stem }) => sizeWords.has(stem)) || !isBareNumber(value)) return null;
  return `${system.text.toUpperCase()} ${value.trim()}`;
}

/** The size of a name that has nothing else but words which ask whether it is offered. */
function sizeOffered({ name, value }: Spec): string | null {
  if (readYesNo(value) !== true || isBareNumber(value)) return null;
  const { tokens, raw } = readText(name.trim());
  const isIdle = ({ stem }: Token) => offering.has(stem) || sizeWords.has(stem);
  const said = tokens.filter((token) => !isIdle(token));
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined || said.length === tokens.length) return null;
  const size = raw.slice(first.start, last.end);
  return sizeCodeOf(readText(size)) === null ? sizeIn(said) : size;
}

/** "EU size 43", "US shoe size 9" as the size that labels have: EU 43. Null for any other text. */
export function sizeIn(tokens: readonly Token[]): string | null {
  const words = tokens.filter(({ stem }) => !sizeWords.has(stem));
  const [system, size, ...more] = words;
  const isSize = system !== undefined && systems.has(system.stem) && size?.kind === 'number' && more.length === 0;
  return isSize ? `${system.text.toUpperCase()} ${size.text}` : null;
}
