import type { MatchType } from '../../assessment.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';

/** A degree of protection after IEC 60529: the digits for solids and for water, null where an "X" leaves one open. */
export interface IpCode extends Span {
  solids: number | null;
  water: number | null;
  /** Set for a wanted code that says that a higher one will do: "IP66 or higher". */
  isLeast?: true;
}

/** Every "IP67", "IP 67", "IPX7", "IP6X" of a text. */
export function findIpCodes(tokens: readonly Token[]): IpCode[] {
  return tokens.flatMap((token, at): IpCode[] => {
    if (token.kind !== 'word' || (token.text !== 'ip' && token.text !== 'ipx')) return [];
    const dash = tokens[at + 1]?.stem === '-' ? at + 2 : at + 1;
    const digits = tokens[dash];
    if (digits?.kind !== 'number') return [];
    const code = token.text === 'ipx' ? `x${digits.text}` : digits.text;
    const open = code.length === 1 && tokens[dash + 1]?.text === 'x' && tokens[dash + 1]?.glued;
    const [solids, water] = open ? [code, 'x'] : [code.charAt(0), code.charAt(1)];
    const read = (digit: string) => (digit === 'x' ? null : Number(digit));
    const isCode = code.length === 2 || open;
    return isCode ? [{ solids: read(solids), water: read(water), from: at, to: open ? dash + 2 : dash + 1 }] : [];
  });
}

/** Whether goods of one code have the protection of another. More protection is no contradiction. */
export function compareIpCodes(wanted: IpCode, found: IpCode): MatchType {
  const types = [
    compareSolids(wanted.solids, found.solids),
    compareWater(wanted.water, found.water, wanted.isLeast === true),
  ];
  if (types.includes('not_match')) return 'not_match';
  return types.includes('unknown') ? 'unknown' : 'match';
}

function compareSolids(wanted: number | null, found: number | null): MatchType {
  if (wanted === null) return 'match';
  if (found === null) return 'unknown';
  return found >= wanted ? 'match' : 'not_match';
}

const strongestJet = 6;
const weakestJet = 5;

/**
 * Immersion (7, 8) does not include jets (5, 6): a code with both is written "IP66/IP68". Who asks for a code "or higher" goes by
 * the numbers.
 */
function compareWater(wanted: number | null, found: number | null, isLeast: boolean): MatchType {
  if (wanted === null || found === wanted) return 'match';
  if (found === null) return 'unknown';
  if (found < wanted) return 'not_match';
  if (isLeast) return 'match';
  const isJet = wanted === weakestJet || wanted === strongestJet;
  return isJet && found > strongestJet ? 'unknown' : 'match';
}
