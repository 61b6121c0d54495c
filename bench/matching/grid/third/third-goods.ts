import { readFileSync } from 'node:fs';
import type { MatchType } from '../../../../src/matching/assessment.ts';

export type Lang = 'en' | 'zh';

/** What a fact is: a measure, one of which more serves as well, a range, a count, a text, dimensions, a thing that is there or not, or asked by hand. */
export type FactKind = 'm' | 'm+' | 'r' | 'n' | 't' | 'd' | 'h' | 'l' | 'x';

/** A wish and its right answer, written by hand. */
export interface HandWish {
  name: string;
  value: string;
  right: readonly MatchType[];
}

/** One fact of some goods, and the ways in which sellers state it. */
export interface ThirdFact {
  kind: FactKind;
  /** Names in a buyer's words. */
  ask: Record<Lang, readonly string[]>;
  /** The value stated and another one; the ends of a range. */
  value: Record<Lang, string>;
  other: Record<Lang, string>;
  wishes: Record<Lang, readonly HandWish[]>;
  told: Record<Lang, Telling>;
}

/** Phrases of titles, attributes under sellers' own names, sentences. */
export interface Telling {
  phrases: readonly string[];
  attributes: readonly (readonly [name: string, value: string])[];
  sentences: readonly string[];
}

export interface ThirdGoods {
  en: string;
  zh: string;
  trade: string;
  brand: string;
  facts: readonly ThirdFact[];
}

const files = ['tools-and-hardware', 'home-and-light', 'people-and-play', 'outdoors-and-tech'];

/** All goods of the folder's text files: a line of names, then three lines for each fact. */
export function readThirdGoods(): ThirdGoods[] {
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`goods/${file}.txt`, import.meta.url), 'utf8');
    const blocks = text.split(/^== /mu).slice(1);
    return blocks.map(readGoods);
  });
}

function readGoods(block: string): ThirdGoods {
  const [head = '', ...lines] = block.trimEnd().split('\n');
  const [en = '', zh = '', trade = '', brand = ''] = head.split(' ; ');
  const facts: ThirdFact[] = [];
  for (let at = 0; at < lines.length; at += 3) facts.push(readFact(lines[at], lines[at + 1], lines[at + 2]));
  return { en, zh, trade, brand: brand.trim(), facts };
}

function readFact(head = '', english = '', chinese = ''): ThirdFact {
  const gap = head.indexOf(' ');
  const kind = head.slice(0, gap) as FactKind;
  const rest = head.slice(gap + 1);
  const told = { en: readTelling(english), zh: readTelling(chinese) };
  if (kind === 'x') {
    const [en = '', zh = ''] = rest.split(' ;; ');
    const none = { en: '', zh: '' };
    const wishes = { en: readWishes(en), zh: readWishes(zh) };
    return { kind, ask: { en: [], zh: [] }, value: none, other: none, wishes, told };
  }
  const [en = '', zh = '', value = '', other = ''] = rest.split(' ; ');
  return {
    kind,
    ask: { en: en.split(' / '), zh: zh.split(' / ') },
    value: both(value, kind),
    other: both(other, kind),
    wishes: { en: [], zh: [] },
    told,
  };
}

/** Texts are given in both languages; measures are the same in both. */
function both(text: string, kind: FactKind): Record<Lang, string> {
  const [en = '', zh = en] = kind === 't' ? text.split(' / ') : [text];
  return { en, zh };
}

const answers: Record<string, readonly MatchType[]> = {
  m: ['match'],
  n: ['not_match'],
  u: ['unknown'],
  o: ['unknown', 'not_match'],
};

function readWishes(text: string): HandWish[] {
  return text.split(' | ').map((wish) => {
    const found = /^(.+?) = (.+) > (\w)$/u.exec(wish.trim());
    const right = answers[found?.[3] ?? ''];
    if (found === null || right === undefined) throw new Error(`no wish: ${wish}`);
    return { name: found[1] ?? '', value: found[2] ?? '', right };
  });
}

function readTelling(line: string): Telling {
  const parts = line.trim().split(' | ');
  if (parts.length < 2) throw new Error(`too little is stated: ${line}`);
  const attributes = parts.filter((part) => part.startsWith('@'));
  const sentences = parts.filter((part) => /[.。]$/u.test(part) && !part.startsWith('@'));
  return {
    phrases: parts.filter((part) => !attributes.includes(part) && !sentences.includes(part)),
    attributes: attributes.map((part) => {
      const at = part.indexOf('=');
      return [part.slice(1, at), part.slice(at + 1)] as const;
    }),
    sentences,
  };
}
