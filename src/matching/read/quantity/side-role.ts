import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { wordMeanings } from '../../ontology/word-list.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';
import { tokensOf } from '../../text/tokens-of.ts';

/** The attributes that a side answers: "D" is the depth of a cupboard and the diameter of a vase. */
const attributesOf = {
  L: ['length'],
  W: ['width'],
  H: ['height'],
  D: ['depth', 'diameter'],
  T: ['thickness'],
  O: ['diameter'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SideRole = keyof typeof attributesOf;

const isRole = (role: string): role is SideRole => role in attributesOf;
const rolesByAttribute = new Map<string, SideRole[]>();
for (const role of Object.keys(attributesOf).filter(isRole))
  for (const id of attributesOf[role]) rolesByAttribute.set(id, [...(rolesByAttribute.get(id) ?? []), role]);

const roles = new PhraseIndex<SideRole>();
for (const [name, role] of Object.entries(wordMeanings('sides'))) if (isRole(role)) roles.add(name, role);

/** 厚 of 加厚: that goods are thicker than others names no side. */
const isMore = (tokens: readonly Token[], at: number) => tokens[at]?.glued === true && tokens[at - 1]?.stem === '加';

/** The side that the word at a position names, with the position after it. */
export function sideAt(tokens: readonly Token[], at: number): { role: SideRole; next: number } | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'number' || isMore(tokens, at)) return null;
  const found = roles.at(tokens, at);
  return found === null ? null : { role: found.value, next: found.next };
}

/** Sides that answer an attribute ("diameter": D and the diameter sign); empty for what is no side of a thing. */
export function sidesOfAttribute(id: string | undefined): readonly SideRole[] {
  return rolesByAttribute.get(id ?? '') ?? [];
}

/** Ids of the attributes that a side may be. */
export function attributesOfSide(role: SideRole): readonly string[] {
  return attributesOf[role];
}

/** The B of "L x B x H": alone it may be any letter of a code. */
const breadthAt = (tokens: readonly Token[], at: number): ReturnType<typeof sideAt> =>
  tokens[at]?.text === 'b' ? { role: 'W', next: at + 1 } : null;

const between = new Set(['x', '*', '/', '-']);

/**
 * The order of sides that a text tells by itself: "(W x D x H)", "长宽高". Null when fewer than two stand together; the first of them
 * stands before `end`.
 */
export function sideOrder(tokens: readonly Token[], from: number, to: number, end = to): SideRole[] | null {
  for (let start = from; start < Math.min(end, to); start += 1) {
    const order: SideRole[] = [];
    for (let at = start; at < to; ) {
      const side = sideAt(tokens, at) ?? breadthAt(tokens, at);
      if (side === null) break;
      order.push(side.role);
      at = between.has(tokens[side.next]?.stem ?? '') ? side.next + 1 : side.next;
    }
    if (order.length > 1) return order;
  }
  return null;
}

const letters: Readonly<Record<string, SideRole>> = { l: 'L', w: 'W', b: 'W', h: 'H', d: 'D' };

/** The order that "lxwxh" tells, one word of letters parted by an "x"; null for any other. */
export function orderRunTogether(word: string): SideRole[] | null {
  const parts = word.replaceAll('(', '').replaceAll(')', '').split('x');
  const order = parts.flatMap((part) => letters[part] ?? []);
  return parts.length > 1 && order.length === parts.length ? order : null;
}

/** The order of sides that an attribute's name tells: "Dimensions (W x D x H)", "长宽高"; null when it tells none. */
export const orderOfName = rememberAnswers(readOrder, { most: 2000, longest: 100 });

function readOrder(name: string): SideRole[] | null {
  const tokens = tokensOf(name);
  const words = name.toLowerCase().split(' ').map(orderRunTogether);
  return sideOrder(tokens, 0, tokens.length) ?? words.find((order) => order !== null) ?? null;
}
