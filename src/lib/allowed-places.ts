import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type AddressBlock = [address: ipaddr.IPv4 | ipaddr.IPv6, prefixLength: number];

/** Where connections may lead although the address is special. */
export interface AllowedPlaces {
  blocks: AddressBlock[];
  /** Host names in lower case. */
  hosts: Set<string>;
}

/**
 * Reads a list of addresses, blocks (CIDR) and host names.
 * @throws Error naming the first entry that is none of them.
 */
export function parseAllowedPlaces(entries: readonly string[]): AllowedPlaces {
  const places: AllowedPlaces = { blocks: [], hosts: new Set() };
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const width = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= width))) {
      places.blocks.push([ipaddr.parse(address), prefix === undefined ? width : Number(prefix)]);
    } else if (/^(?!.*\.\d+$)[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(entry) && !/^\d+$/.test(entry)) {
      places.hosts.add(entry.toLowerCase());
    } else {
      throw new Error(`"${entry}" is neither an IP address, nor a block such as 10.0.0.0/8, nor a host name.`);
    }
  }
  return places;
}
