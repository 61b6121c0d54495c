import {
  aroundEnds,
  connectorLetters,
  connectorNames,
  endsBetween,
  hasTwoEnds,
  pairedEnds,
  surelyBetween,
} from '../../ontology/connectors.ts';
import type { Span } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import type { Token } from '../../text/tokenize.ts';

/** The plugs that a text names together: two ends of one connection, or a single plug. */
export interface Connection extends Span {
  ends: readonly string[];
}

/** What a text says about plugs; `isWhole` when it says nothing else. */
export interface ConnectionsOfText {
  connections: readonly Connection[];
  isWhole: boolean;
}

const plugs = new PhraseIndex<string>();
for (const { id, names } of connectorNames) for (const name of names) plugs.add(name, id);
const pairs = new PhraseIndex<readonly string[]>();
for (const { name, ends } of pairedEnds) pairs.add(name, ends);

/** Reads every connection of a text, in order. */
export function findConnections(tokens: readonly Token[]): ConnectionsOfText {
  const connections: Connection[] = [];
  let isWhole = true;
  for (let at = 0; at < tokens.length; ) {
    const found = connectionAt(tokens, at);
    if (found !== null) {
      connections.push(found);
      at = found.to;
      for (let more = furtherEnd(tokens, found, at); more !== null; more = furtherEnd(tokens, found, at)) {
        connections.push(more);
        at = more.to;
      }
      continue;
    }
    const token = tokens[at];
    if (token !== undefined && token.kind !== 'mark' && !aroundEnds.has(token.stem)) isWhole = false;
    at += 1;
  }
  const pair = isWhole ? partedBySlash(tokens, connections) : null;
  return { connections: pair === null ? connections : [pair], isWhole: isWhole && connections.length > 0 };
}

/** "USB-C / Lightning cable" has two ends and "USB-C / USB-C" as well; other slashes part alternatives. */
function partedBySlash(tokens: readonly Token[], connections: readonly Connection[]): Connection | null {
  const [one, other, ...more] = connections;
  if (one === undefined || other === undefined || more.length > 0 || tokens[one.to]?.stem !== '/') return null;
  const [first = '', second = ''] = [one.ends[0], other.ends[0]];
  if (one.ends.length + other.ends.length > 2) return null;
  const isCable = tokens.some((token) => hasTwoEnds.has(token.stem));
  return isCable || first === second ? { ends: withUsbSaid(first, second), from: one.from, to: other.to } : null;
}

function connectionAt(tokens: readonly Token[], at: number): Connection | null {
  const pair = pairs.at(tokens, at);
  if (pair !== null) return { ends: pair.value, from: at, to: pair.next };
  const first = plugAt(tokens, at);
  if (first === null) return null;
  const second = otherEnd(tokens, first.next, first.isLetter);
  if (second !== null) return { ends: withUsbSaid(first.id, second.id), from: at, to: second.next };
  if (first.isLetter) return null;
  return { ends: [first.id], from: at, to: first.next };
}

const listing = new Set([',', '/', 'and', '&', '+', '、', '和']);

/** "USB-A to Micro USB, Lightning and USB-C": each further plug is another end beside the same first one. */
function furtherEnd(tokens: readonly Token[], { ends, from }: Connection, start: number): Connection | null {
  const [first, second] = ends;
  if (first === undefined || second === undefined || !listing.has(tokens[start]?.stem ?? '')) return null;
  const at = listing.has(tokens[start + 1]?.stem ?? '') ? start + 2 : start + 1;
  const plug = plugAt(tokens, at);
  if (plug === null || plug.isLetter || otherEnd(tokens, plug.next, false) !== null) return null;
  return { ends: withUsbSaid(first, plug.id), from, to: plug.next };
}

interface Plug {
  id: string;
  next: number;
  isLetter: boolean;
}

function plugAt(tokens: readonly Token[], at: number): Plug | null {
  const plug = plugs.at(tokens, at);
  if (plug !== null) return { id: plug.value, next: plug.next, isLetter: false };
  const letter = connectorLetters[tokens[at]?.stem ?? ''];
  return letter === undefined ? null : { id: letter, next: at + 1, isLetter: true };
}

/** The plug after "to", "转" or "-to-"; a single letter needs a word that surely parts ends. */
function otherEnd(tokens: readonly Token[], start: number, isLetter: boolean): Plug | null {
  let at = start;
  let isSure = false;
  while (at < tokens.length && at - start < maxBetween) {
    const { stem } = tokens[at] ?? { stem: '' };
    if (!endsBetween.has(stem) && !aroundEnds.has(stem)) break;
    isSure ||= surelyBetween.has(stem);
    at += 1;
  }
  const plug = isSure || (at === start + 1 && tokens[start]?.stem === '-') ? plugAt(tokens, at) : null;
  return plug !== null && !isSure && (isLetter || plug.isLetter) ? null : plug;
}

const maxBetween = 4;

const isUsb = new Set(connectorNames.flatMap(({ id, isA }) => (isA === 'usb' ? [id] : [])));

/** In "USB to Type-C" the end without a kind is the one that needs none, the A plug. */
function withUsbSaid(one: string, other: string): [string, string] {
  if (one === 'usb' && isUsb.has(other)) return ['usb-a', other];
  return other === 'usb' && isUsb.has(one) ? [one, 'usb-a'] : [one, other];
}
