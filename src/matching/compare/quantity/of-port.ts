import { findConnections } from '../../read/connection/find-connections.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { Quantity } from '../../read/quantity/quantity.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { readText } from '../../text/read-text.ts';

const ofPorts = new Set<Quantity['dimension']>(['power', 'current', 'voltage']);

/** The 20 W of "w/ Type C 20W" are what the port gives, and not the power of the goods. */
export function isOfPort({ name }: Requirement, { text }: Statement, { from, dimension }: Quantity): boolean {
  if (!ofPorts.has(dimension)) return false;
  const isBehindPort = findConnections(text.tokens).connections.some(
    ({ to, ends }) => to === from && ends.length === 1,
  );
  return isBehindPort && findConnections(readText(name.raw).tokens).connections.length === 0;
}
