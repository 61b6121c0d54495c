import type { Statement } from '../../read/listing/statement.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { isDenied, isOfBundledItem } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import type { Finding } from '../finding.ts';

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
