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
  const size = sizeOffered(spec);
  return size === null ? null : { ...spec, name: 'Size', value: size };
}

/** The size of a name that has nothing else but words which ask whether it is offered. */
function sizeOffered(spec: Spec): string | null {
  const said = wordsOffered(spec);
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined) return null;
  const size = spec.name.trim().slice(first.start, last.end);
  return sizeCodeOf(readText(size)) === null ? sizeIn(said) : size;
}

/** What a name that is answered by a yes says beside words which ask whether it is offered; empty where it has no such words. */
function wordsOffered({ name, value }: Spec): readonly Token[] {
  if (readYesNo(value) !== true || isBareNumber(value)) return [];
  const { tokens } = readText(name.trim());
  const said = tokens.filter(({ stem }) => !offering.has(stem) && !sizeWords.has(stem));
  return said.length === tokens.length ? [] : said;
}

/** "EU size 43", "US shoe size 9" as the size that labels have: EU 43. Null for any other text. */
export function sizeIn(tokens: readonly Token[]): string | null {
  const words = tokens.filter(({ stem }) => !sizeWords.has(stem));
  const [system, size, ...more] = words;
  const isSize = system !== undefined && systems.has(system.stem) && size?.kind === 'number' && more.length === 0;
  return isSize ? `${system.text.toUpperCase()} ${size.text}` : null;
}
