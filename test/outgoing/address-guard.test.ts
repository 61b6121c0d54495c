import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { parseAllowedPlaces } from '../../src/lib/allowed-places.ts';
import { AddressRefused, createAddressGuard } from '../../src/outgoing/address-guard.ts';

const nobody: LookupFunction = (_host, _options, callback) => callback(null, []);

function guardOf(allow: string[] = [], resolve: LookupFunction = nobody) {
  return createAddressGuard(parseAllowedPlaces(allow), resolve);
}

function isRefused(address: string, allow: string[] = []): boolean {
  try {
    guardOf(allow).checkAddress(address, address);
    return false;
  } catch (error) {
    if (error instanceof AddressRefused) return true;
    throw error;
  }
}

/** The IANA IPv4 special-purpose address registry as of 2026, with multicast and the old class E beside it. */
const ianaIpv4 = [
  '0.0.0.0/8',
  '0.0.0.0/32',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.0.0/29',
  '192.0.0.8/32',
  '192.0.0.9/32',
  '192.0.0.10/32',
  '192.0.0.170/32',
  '192.0.0.171/32',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.88.99.2/32',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
];

/** The IANA IPv6 special-purpose address registry as of 2026, with multicast and the retired site-local addresses. */
const ianaIpv6 = [
  '::1/128',
  '::/128',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** First, last and a middle address of a block. */
function addressesOf(cidr: string): string[] {
  const [network, bits] = ipaddr.parseCIDR(cidr);
  const bytes = network.toByteArray();
  const filled = (hostByte: (index: number) => number) =>
    ipaddr
      .fromByteArray(
        bytes.map((byte, index) => {
          const hostBits = Math.min(8, Math.max(0, (index + 1) * 8 - bits));
          const mask = (1 << hostBits) - 1;
          return (byte & ~mask) | (hostByte(index) & mask);
        }),
      )
      .toString();
  return [filled(() => 0), filled((index) => 0x55 + index), filled(() => 0xff)];
}

/** The neighbours of a block: the address before its first and after its last. */
function neighboursOf(cidr: string): string[] {
  const ends = [addressesOf(cidr)[0] ?? '', addressesOf(cidr)[2] ?? ''];
  return ends.flatMap((end, side) => {
    const bytes = ipaddr.parse(end).toByteArray();
    const value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`) + (side === 0 ? -1n : 1n);
    if (value < 0n || value >= 1n << BigInt(bytes.length * 8)) return [];
    const hex = value.toString(16).padStart(bytes.length * 2, '0');
    return [ipaddr.fromByteArray([...Buffer.from(hex, 'hex')]).toString()];
  });
}

describe('the address guard', () => {
  test.each([...ianaIpv4, ...ianaIpv6])('refuses every address of %s', (cidr) => {
    expect(addressesOf(cidr).filter((address) => !isRefused(address))).toEqual([]);
  });

  test('refuses IPv4 addresses in the clothes of IPv6, whatever is inside', () => {
    for (const inner of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '8.8.8.8']) {
      const [a, b] = (ipaddr.parse(inner).toByteArray() as [number, number, number, number]).reduce<[number, number]>(
        ([high, low], byte, index) => (index < 2 ? [high * 256 + byte, low] : [high, low * 256 + byte]),
        [0, 0],
      );
      const [high, low] = [a.toString(16), b.toString(16)];
      const disguises = [
        `::ffff:${inner}`,
        `::ffff:${high}:${low}`,
        `::ffff:0:${inner}`,
        `::${inner}`,
        `64:ff9b::${inner}`,
        `2002:${high}:${low}::1`,
        `2001:0:${high}:${low}::1`,
      ];
      expect(disguises.filter((address) => isIP(address) !== 6)).toEqual([]);
      expect(disguises.filter((address) => !isRefused(address))).toEqual([]);
    }
  });

  test('refuses the metadata services of the large clouds', () => {
    const services = [
      '169.254.169.254',
      '169.254.170.2',
      '100.100.100.200',
      '192.0.0.192',
      '168.63.129.16',
      'fd00:ec2::254',
    ];
    expect(services.filter((address) => !isRefused(address))).toEqual([]);
  });

  test('refuses an address with a zone, and what is no address at all', () => {
    expect(['fe80::1%eth0', 'localhost', '', '1.2.3', '0x7f.1'].filter((address) => !isRefused(address))).toEqual([]);
  });

  test('refuses whatever a library of its own calls anything but an ordinary address', () => {
    const any = fc.oneof(fc.ipV4(), fc.ipV6());
    const isOrdinary = (address: string) => ipaddr.parse(address).range() === 'unicast';
    // Most of the IPv6 space is not handed out; the library calls it ordinary, we refuse it.
    fc.assert(
      fc.property(any, (address) => isOrdinary(address) || isRefused(address)),
      { numRuns: 5_000 },
    );
  });

  test('admits ordinary public addresses, up to the very edges of the special blocks', () => {
    const special = [...ianaIpv4, '168.63.129.16/32'].map((cidr) => ipaddr.parseCIDR(cidr));
    const isSpecial = (address: string) => special.some((block) => ipaddr.parse(address).match(block));
    const edges = [...ianaIpv4, '168.63.129.16/32'].flatMap(neighboursOf).filter((address) => !isSpecial(address));
    expect(edges.length).toBeGreaterThan(20);
    const edges6 = ['2001:200::1', '2001:db7:ffff::1', '2001:db9::1', '2003::1', '3ffe:ffff::1', '2000::1'];
    const known = ['1.1.1.1', '8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::200e'];
    expect([...edges, ...edges6, ...known].filter((address) => isRefused(address))).toEqual([]);
  });

  test('admits a special address only where a block, an address or the host name is allowed', () => {
    expect(isRefused('10.1.2.3', ['10.1.0.0/16'])).toBe(false);
    expect(isRefused('10.2.2.3', ['10.1.0.0/16'])).toBe(true);
    expect(isRefused('127.0.0.1', ['127.0.0.1'])).toBe(false);
    expect(isRefused('127.0.0.2', ['127.0.0.1'])).toBe(true);
    expect(isRefused('::1', ['::1', 'fd00::/8'])).toBe(false);
    expect(isRefused('::ffff:10.1.2.3', ['10.1.0.0/16'])).toBe(true);
    const guard = guardOf(['hooks.internal']);
    expect(() => guard.checkAddress('Hooks.Internal', '10.1.2.3')).not.toThrow();
    expect(() => guard.checkAddress('hooks.internal.example', '10.1.2.3')).toThrow(AddressRefused);
  });

  test.each(['10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/', '256.1.1.1', '1.2.3', '7', 'a b', '-x', 'http://x'])(
    'does not accept %j as an allowed place',
    (entry) => {
      expect(() => parseAllowedPlaces([entry])).toThrow(`"${entry}" is neither`);
    },
  );
});

describe('the lookup of the guard', () => {
  type Found = { error: Error | null; found: string | LookupAddress[] };

  function look(answers: LookupAddress[], options: { all?: boolean } = { all: true }): Promise<Found> {
    const guard = guardOf(['10.9.0.0/16'], (_host, _options, callback) => callback(null, answers));
    return new Promise((resolve) => guard.lookup('shop.example', options, (error, found) => resolve({ error, found })));
  }

  test('answers with the usable addresses of a name only', async () => {
    const answers = [
      { address: '127.0.0.1', family: 4 },
      { address: '93.184.216.34', family: 4 },
      { address: 'fd00::1', family: 6 },
      { address: '10.9.1.1', family: 4 },
    ];
    expect((await look(answers)).found).toEqual([answers[1], answers[3]]);
    expect((await look(answers, {})).found).toBe('93.184.216.34');
  });

  test('fails when no usable address is left, and does not tell where the name leads', async () => {
    const { error } = await look([
      { address: '192.168.7.9', family: 4 },
      { address: '::1', family: 6 },
    ]);
    expect(error).toBeInstanceOf(AddressRefused);
    expect(error?.message).toMatch(/shop\.example leads only to addresses that are never called: private use/);
    expect(error?.message).not.toContain('192.168.7.9');
    expect((await look([])).error).toBeInstanceOf(AddressRefused);
  });

  test('passes on that a name does not exist', async () => {
    const guard = guardOf([], (_host, _options, callback) => callback(new Error('getaddrinfo ENOTFOUND'), []));
    const error = await new Promise((resolve) => guard.lookup('nowhere.example', { all: true }, resolve));
    expect(String(error)).toContain('ENOTFOUND');
  });
});
