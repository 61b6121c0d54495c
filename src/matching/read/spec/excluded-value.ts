import { askedBy } from '../../claim/asked-property.ts';
import { isBound } from '../../compare/text/compare-texts.ts';
import { wordList } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { findFamilies } from '../family/find-families.ts';
import { findMaterials } from '../material/find-materials.ts';
import type { ResolvedName } from '../name/resolve-name.ts';
import { readQuantities } from '../quantity/read-quantities.ts';

const exclusions = phrasesOf(wordList('excluding words'));
/** These leave every other value: they deny no thing, as "no" and 不含 may. */
const leavingOthers = phrasesOf(wordList('words that leave all others'));
const longestCode = 4;
const hanExcepted = /(?:以外|之外|外)(?:都可|均可|皆可|都行)?$/u;

/** What a value such as "not black", "anything but M8" or 除橡胶以外 excludes; null when it excludes nothing of a known kind. */
export function excludedBy(value: string, name: ResolvedName): string | null {
  const whole = readText(value);
  const { tokens, raw } = whole;
  const leaving = leavingOthers.at(tokens, 0);
  const found = leaving ?? exclusions.at(tokens, 0);
  const first = tokens[found?.next ?? 0];
  // "No more than 5 kg" is a bound.
  if (found === null || first === undefined || readQuantities(tokens).quantities.some(isBound)) return null;
  const rest = leaving === null ? raw.slice(first.start) : raw.slice(first.start).trim().replace(hanExcepted, '');
  if (leaving !== null && rest !== '') return rest;
  const text = readText(rest);
  const { look } = askedBy(name);
  // "Non-woven" is a material.
  if (look === 'material' && findMaterials(whole)[0]?.from === 0) return null;
  const isLook = look !== null && (look === 'colour' ? findColours(text) : findMaterials(text)).length > 0;
  const isNamed = isLook || namesKind(text, name);
  // "Not M8" is another thread; "no 3D" denies a thing, where the name asks for any.
  const isNumber = look === null && name.known?.reads !== 'open' && text.tokens.length <= longestCode;
  return isNamed || (isNumber && text.tokens.some(({ kind }) => kind === 'number')) ? rest : null;
}

/** "No blades" under "Grinder type", 无骨 under 雨刷类型: the whole value is one of the few kinds that such goods are of. */
export function namesKind(text: TextFacts, name: ResolvedName): boolean {
  return findFamilies(text, name).some(
    ({ family, from, to }) => family.isKind && from === 0 && to === text.tokens.length,
  );
}
