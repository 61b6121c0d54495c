import type { MatchType } from '../../assessment.ts';
import { connectorNames } from '../../ontology/connectors.ts';
import type { Connection } from '../../read/connection/find-connections.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import { bestOf, bestType, type Finding, worstType } from '../finding.ts';

const kinds = new Map(connectorNames.map(({ id, isA }) => [id, isA ?? null]));

/**
 * Compares the ends of a connection under a connector's name: each wanted end needs a found end of its own. Null when
 * the wanted value is no connection, and when a value that speaks of other things as well does not settle it.
 */
export function connectionFinding(wanted: WantedValue, found: Statement): Finding | null {
  const { connections, isWhole } = found.connections;
  const { ends } = wanted;
  if (ends === null || (!isWhole && connections.length === 0)) return null;
  const open = connections.filter((connection) => !isDenied(found.text, connection));
  const compared = open.map((connection) => finding(compareEnds(ends, connection.ends), connection));
  const best = bestOf(compared);
  const isSettled = best?.matchType === 'match' || isWhole || ends.length > 1;
  return isSettled ? best : null;
}

/** What running text says of a wanted connection; only a title that names both ends of another one contradicts it. */
export function connectionInText(wanted: WantedValue, found: Statement, isTitle: boolean): Finding | null {
  const { ends } = wanted;
  if (ends === null) return null;
  const stated = found.connections.connections.filter(
    (connection) => connection.ends.length >= ends.length && !isDenied(found.text, connection),
  );
  const best = bestOf(stated.map((connection) => finding(compareEnds(ends, connection.ends), connection)));
  return best?.matchType === 'match' || (isTitle && ends.length > 1) ? best : null;
}

function finding(matchType: MatchType, span: Connection): Finding {
  return { matchType, method: 'connection', span };
}

/** Fewer ends than wanted leave the rest open; one of them that meets no wanted end is another connection. */
function compareEnds(wanted: readonly string[], found: readonly string[]): MatchType {
  if (found.length < wanted.length) {
    const fits = wanted.some((end) => compareEnd(end, found[0] ?? '') !== 'not_match');
    return fits ? 'unknown' : 'not_match';
  }
  if (wanted.length === 1) return bestType(found.map((end) => compareEnd(wanted[0] ?? '', end)));
  const [first = '', second = ''] = wanted;
  const [one = '', other = ''] = found;
  return bestType([
    worstType([compareEnd(first, one), compareEnd(second, other)]),
    worstType([compareEnd(first, other), compareEnd(second, one)]),
  ]);
}

function compareEnd(wanted: string, found: string): MatchType {
  // The plug of a USB device that needs no telling is the A plug.
  if (wanted === found || (wanted === 'usb' && found === 'usb-a')) return 'match';
  return kinds.get(wanted) === found || kinds.get(found) === wanted ? 'unknown' : 'not_match';
}

const reach = 3;
const standards = new Set(['usb', 'hdmi', 'displayport', 'dp', 'thunderbolt']);

/**
 * "USB-C 3.2" asks for a plug and for the version of its standard, which a text may tell apart from each other: "USB 3.2
 * Gen 1 Type-C". A match where both are stated; null otherwise, since a text may tell of several sockets.
 */
export function versionedPlugFinding({ name }: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { versionedPlug: asked } = wanted;
  if (name.key !== '#connector' || asked === null) return null;
  const { text, connections } = found;
  const plugs = connections.connections.filter((one) => !isDenied(text, one) && !isOfBundledItem(text, one));
  const plug = plugs.find(({ ends }) => ends.length === 1 && ends[0] === asked.plug);
  const versions = versionsIn(text.tokens);
  if (plug === undefined || versions.length !== 1 || versions[0]?.version !== asked.version) return null;
  // "USB 3.2 Type-A and USB-C": which of the sockets has the version is not stated.
  if (plugs.some(({ ends }) => ends[0] !== asked.plug && ends[0] !== 'usb')) return null;
  return { matchType: 'match', method: 'connection', span: plug };
}

/** The numbers that stand behind the name of a standard: the 3.2 of "USB 3.2" and of "USB-C 3.2". */
export function versionsIn(tokens: readonly Token[]): { version: string; at: number }[] {
  return tokens.flatMap((token, at) => {
    if (!standards.has(token.stem)) return [];
    for (let next = at + 1; next <= at + reach; next += 1) {
      const after = tokens[next];
      if (after?.kind === 'number') return after.text.includes('.') ? [{ version: after.text, at: next }] : [];
      if (after === undefined || (after.stem !== '-' && !plugWords.has(after.stem))) return [];
    }
    return [];
  });
}

const plugWords = new Set(['c', 'a', 'b', 'type']);
