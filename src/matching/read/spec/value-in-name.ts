import { wordList } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { resolveName } from '../name/resolve-name.ts';

const serving = phrasesOf(wordList('serving words of a name'));

/** Properties whose names say of no value what it is. */
const saysNothing = new Set(['feature', 'type', 'style', 'other']);

/**
 * What a name asks of another property where its value is a yes: "USB port: yes", 礼盒包装: 需要 and "Works with Mac: yes" name a
 * value and the property that has it. Null for a name that is a property's as a whole, and for one that ends on none.
 */
export function valueInName(name: string): { name: string; value: string } | null {
  if (resolveName(name).known !== null) return null;
  const { tokens } = readText(name);
  const served = serving.at(tokens, 0);
  const first = tokens[served?.next ?? tokens.length];
  if (first !== undefined) return { name: 'Compatibility', value: name.slice(first.start) };
  const quality = qualityIn(name);
  if (quality !== null) return quality;
  for (const [at, token] of tokens.entries()) {
    const property = name.slice(token.start);
    if (at === 0 || !isProperty(property)) continue;
    const inChinese = tokens.findIndex(({ kind }) => kind === 'character');
    // The whole of 通讯接口 is the property of "USB通讯接口".
    const start = inChinese > 0 && inChinese < at ? (tokens[inChinese]?.start ?? token.start) : token.start;
    return { name: name.slice(start), value: name.slice(0, start).trim() };
  }
  return null;
}

const shortestThing = 2;

/** 可调节 of 背负系统可调节 is a value of the 背负系统, "detachable" of "detachable shoulder strap" one of the shoulder strap. */
function qualityIn(raw: string): { name: string; value: string } | null {
  const name = raw.trim();
  const han = name.lastIndexOf('可');
  if (han >= shortestThing && beginsInChinese(name))
    return { name: name.slice(0, han).trim(), value: name.slice(han).trim() };
  const [, value = '', thing = ''] = /^(\p{L}{3,}able) (\p{L}.*)$/iu.exec(name) ?? [];
  return thing === '' ? null : { name: thing, value };
}

function isProperty(name: string): boolean {
  const { known } = resolveName(name);
  return known !== null && known.dimensions === undefined && !saysNothing.has(known.id);
}
