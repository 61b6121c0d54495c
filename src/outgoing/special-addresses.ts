/** A block of addresses that no callback may reach, in CIDR form, with what it is for. */
export type SpecialBlock = readonly [cidr: string, purpose: string];

/**
 * The special-purpose IPv4 blocks: the IANA registry (RFC 6890 and its updates), multicast, and the addresses of cloud
 * services on the local host. Blocks that the registry calls globally reachable are here too: no web server of a
 * caller is in them.
 */
export const specialIpv4Blocks: readonly SpecialBlock[] = [
  ['0.0.0.0/8', 'this network (RFC 791)'],
  ['10.0.0.0/8', 'private use (RFC 1918)'],
  ['100.64.0.0/10', 'shared address space of carriers (RFC 6598)'],
  ['127.0.0.0/8', 'loopback (RFC 1122)'],
  ['169.254.0.0/16', 'link local (RFC 3927), cloud metadata'],
  ['172.16.0.0/12', 'private use (RFC 1918)'],
  ['192.0.0.0/24', 'IETF protocol assignments (RFC 6890)'],
  ['192.0.2.0/24', 'documentation (RFC 5737)'],
  ['192.31.196.0/24', 'AS112 (RFC 7535)'],
  ['192.52.193.0/24', 'automatic multicast tunneling (RFC 7450)'],
  ['192.88.99.0/24', '6to4 relay (RFC 7526)'],
  ['192.168.0.0/16', 'private use (RFC 1918)'],
  ['192.175.48.0/24', 'AS112 (RFC 7534)'],
  ['198.18.0.0/15', 'benchmarking (RFC 2544)'],
  ['198.51.100.0/24', 'documentation (RFC 5737)'],
  ['203.0.113.0/24', 'documentation (RFC 5737)'],
  ['224.0.0.0/4', 'multicast (RFC 5771)'],
  ['240.0.0.0/4', 'reserved (RFC 1112), limited broadcast (RFC 919)'],
  // A public address, but inside Azure it is the platform of the machine itself.
  ['168.63.129.16/32', 'platform service of Azure machines'],
];

/** The one block that IANA hands out to hosts. Whatever is outside it is special, also what is not assigned yet. */
export const globalIpv6Block = '2000::/3';

/** The special-purpose IPv6 blocks (IANA registry) inside the global one. */
export const specialIpv6Blocks: readonly SpecialBlock[] = [
  ['2001::/23', 'IETF protocol assignments (RFC 2928): Teredo, benchmarking, ORCHID and others'],
  ['2001:db8::/32', 'documentation (RFC 3849)'],
  ['2002::/16', '6to4, which holds an IPv4 address (RFC 3056)'],
  ['2620:4f:8000::/48', 'AS112 (RFC 7534)'],
  ['3fff::/20', 'documentation (RFC 9637)'],
];
