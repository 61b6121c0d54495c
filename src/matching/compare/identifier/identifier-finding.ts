import { compareIpCodes, findIpCodes } from '../../read/identifier/ip-code.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import { bestOf, type Finding } from '../finding.ts';

/** Compares codes that mean more than their letters; null when the wanted value is none of them or the text has none. */
export function identifierFinding(wanted: WantedValue, found: Statement): Finding | null {
  return ipFinding(wanted, found) ?? depthFinding(wanted, found);
}

/** Degrees of protection against dust and water, also "at least IP44" and "IP65/IP67". */
export function ipFinding(wanted: WantedValue, found: Statement): Finding | null {
  const { protection: code } = wanted;
  if (code === null) return null;
  const findings = findIpCodes(found.text.tokens).map(
    (other): Finding => ({ matchType: compareIpCodes(code, other), method: 'identifier', span: other }),
  );
  return bestOf(findings);
}

/** "5 bar" and "50 m" tell how much water a thing bears, by another test than that of a code. */
function depthFinding({ protection }: WantedValue, { quantities }: Statement): Finding | null {
  const isDepth = quantities.quantities.some(({ dimension }) => dimension === 'pressure' || dimension === 'length');
  return protection !== null && isDepth ? { matchType: 'unknown', method: 'identifier', span: null } : null;
}
