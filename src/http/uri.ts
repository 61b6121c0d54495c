import { isIPv6 } from 'node:net';

const plain = "[A-Za-z0-9._~!$&'()*+,;=-]";
const percent = '%[0-9A-Fa-f]{2}';
const pathCharacter = `(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|${percent})`;
const authority = `(?:(?:[A-Za-z0-9._~!$&'()*+,;=:-]|${percent})*@)?(?:\\[([^\\]]*)\\]|(?:${plain}|${percent})*)(?::[0-9]*)?`;

const uriPattern = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:` +
    `(?://${authority}(?:/${pathCharacter}*)*` +
    `|/(?:${pathCharacter}+(?:/${pathCharacter}*)*)?` +
    `|${pathCharacter}+(?:/${pathCharacter}*)*)?` +
    `(?:\\?(?:${pathCharacter}|[/?])*)?(?:#(?:${pathCharacter}|[/?])*)?$`,
);
const futureAddressPattern = /^v[0-9A-F]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/i;

/** True for a URI with a scheme as RFC 3986 (appendix A) defines it, fragment allowed: ASCII only, any scheme. */
export function isUri(text: string): boolean {
  const match = uriPattern.exec(text);
  if (match === null) return false;
  const literal = match[1];
  return literal === undefined || isAddressLiteral(literal);
}

function isAddressLiteral(literal: string): boolean {
  // A zone (fe80::1%eth0) is no part of RFC 3986, though isIPv6 accepts it.
  return (isIPv6(literal) && !literal.includes('%')) || futureAddressPattern.test(literal);
}
