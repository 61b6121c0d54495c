import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AddressBlock, AllowedPlaces } from '../lib/allowed-places.ts';
import { globalIpv6Block, type SpecialBlock, specialIpv4Blocks, specialIpv6Blocks } from './special-addresses.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function readBlocks(blocks: readonly SpecialBlock[]): { block: AddressBlock; purpose: string }[] {
  return blocks.map(([cidr, purpose]) => ({ block: ipaddr.parseCIDR(cidr), purpose }));
}

const specialBlocks = { ipv4: readBlocks(specialIpv4Blocks), ipv6: readBlocks(specialIpv6Blocks) };
const globalBlock = ipaddr.parseCIDR(globalIpv6Block);

/** The purpose of the special block that holds an address as `net.isIP` knows it, or null for an ordinary public one. */
function specialPurpose(address: Address): string | null {
  const kind = address.kind();
  for (const { block, purpose } of specialBlocks[kind]) if (address.match(block)) return purpose;
  return kind === 'ipv6' && !address.match(globalBlock) ? 'outside the global unicast addresses' : null;
}

/** A connection that was not made because of where it leads. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'ERR_ADDRESS_REFUSED';
  /** The address itself was asked for, so the refusal will never be another; what a name leads to may change. */
  readonly isLiteral: boolean;

  constructor(message: string, options: { isLiteral: boolean }) {
    super(message);
    this.isLiteral = options.isLiteral;
  }
}

/** Decides which hosts a connection may go to, by the addresses that would really be dialled. */
export interface AddressGuard {
  /** @throws AddressRefused when `host`, an IP address as `net.isIP` knows it, must not be dialled. */
  checkAddress(host: string, address: string): void;
  /**
   * A lookup for `net.connect` that answers only with addresses that may be dialled; the connection goes to exactly
   * these, so a name that changes its address afterwards changes nothing.
   */
  lookup: LookupFunction;
}

/** A guard that refuses every special address except those of `allowed`. `resolve` is the resolver behind it. */
export function createAddressGuard(allowed: AllowedPlaces, resolve: LookupFunction): AddressGuard {
  function reasonToRefuse(host: string, text: string): string | null {
    if (isIP(text) === 0) return 'not an IP address';
    if (allowed.hosts.has(host.toLowerCase())) return null;
    const address = ipaddr.parse(text);
    const isAllowed = allowed.blocks.some(
      ([block, bits]) => block.kind() === address.kind() && address.match(block, bits),
    );
    return isAllowed ? null : specialPurpose(address);
  }

  return {
    checkAddress(host, address) {
      const reason = reasonToRefuse(host, address);
      if (reason !== null)
        throw new AddressRefused(`The address ${address} is never called: ${reason}.`, { isLiteral: true });
    },
    lookup(hostname, options, callback) {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error !== null) return callback(error, []);
        const addresses = Array.isArray(found) ? found : [];
        const usable = addresses.filter(({ address }) => reasonToRefuse(hostname, address) === null);
        const [first] = usable;
        if (first === undefined) return callback(refusal(hostname, addresses), []);
        return options.all === true ? callback(null, usable) : callback(null, first.address, first.family);
      });
    },
  };

  // The addresses themselves are not reported: whoever chose the name must not learn where it leads inside this network.
  function refusal(hostname: string, addresses: LookupAddress[]): AddressRefused {
    const reasons = new Set(addresses.map(({ address }) => reasonToRefuse(hostname, address)));
    return new AddressRefused(
      reasons.size === 0
        ? `The name ${hostname} has no address.`
        : `The name ${hostname} leads only to addresses that are never called: ${[...reasons].join('; ')}.`,
      { isLiteral: false },
    );
  }
}
