import { wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { Token } from '../../text/tokenize.ts';
import { pipeThreadOf } from './thread-system.ts';

/** A nominal size of pipes and their threads. It is a name: no side of a pipe of one inch measures one inch. */
export interface PipeSize extends Span {
  /** In eighths of an inch. */
  eighths: number;
  /** True where it is told as one: "G1/2", DN15, 4分, "1/2 NPT". A plain "1 inch" may be a length. */
  isNamed: boolean;
}

/** Eighths of an inch by the nominal diameter in millimetres (ISO 6708). */
const byDiameter = new Map<number, number>([
  [6, 1],
  [8, 2],
  [10, 3],
  [15, 4],
  [20, 6],
  [25, 8],
  [32, 10],
  [40, 12],
  [50, 16],
  [65, 20],
  [80, 24],
  [100, 32],
  [125, 40],
  [150, 48],
  [200, 64],
  [250, 80],
  [300, 96],
]);

const inches = new Set(['inch', 'in', '"', '寸', '″']);
/** 4分 is half an inch; behind a number of minutes or points another character follows. */
const fen = '分';
const afterOtherFen = wordSet('words behind other fen');
const decimals: Readonly<Record<string, number>> = { '1.2': 10, '1.25': 10, '1.5': 12, '2.5': 20, '0.5': 4, '0.75': 6 };
/** "Half inch", "quarter inch". */
const inWords: Readonly<Record<string, number>> = { half: 4, quarter: 2 };
const mostInches = 12;

/** A number of inches from a token on, as eighths, with the place behind it: "1", "3/4", "1-1/4", "1 1/2"; null for any other. */
function eighthsAt(tokens: readonly Token[], at: number): { eighths: number; to: number; isFraction: boolean } | null {
  const numberAt = (place: number) => (tokens[place]?.kind === 'number' ? tokens[place]?.stem : undefined);
  const fractionAt = (place: number) => {
    const [over, under] = [Number(numberAt(place)), Number(numberAt(place + 2))];
    if (tokens[place + 1]?.stem !== '/' || !(under === 2 || under === 4 || under === 8) || over >= under) return null;
    return { eighths: (over * 8) / under, to: place + 3 };
  };
  const spoken = inWords[tokens[at]?.stem ?? ''];
  if (spoken !== undefined && inches.has(tokens[at + 1]?.stem ?? ''))
    return { eighths: spoken, to: at + 1, isFraction: true };
  const alone = fractionAt(at);
  if (alone !== null) return { ...alone, isFraction: true };
  const whole = numberAt(at);
  if (whole === undefined) return null;
  const more = fractionAt(tokens[at + 1]?.stem === '-' ? at + 2 : at + 1);
  if (more !== null && Number.isInteger(Number(whole)))
    return { eighths: Number(whole) * 8 + more.eighths, to: more.to, isFraction: true };
  const eighths = decimals[whole] ?? Number(whole) * 8;
  return Number.isInteger(eighths) && eighths > 0 && eighths <= mostInches * 8
    ? { eighths, to: at + 1, isFraction: false }
    : null;
}

function sizeAt(tokens: readonly Token[], at: number): PipeSize | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const next = tokens[at + 1];
  if (token.stem === 'dn' && next?.kind === 'number') {
    const eighths = byDiameter.get(Number(next.stem));
    return eighths === undefined ? null : { eighths, isNamed: true, from: at, to: at + 2 };
  }
  const isThread = next?.kind === 'number' && pipeThreadOf(token.text) !== null;
  const found = eighthsAt(tokens, isThread ? at + 1 : at);
  if (found === null) return null;
  const { eighths, isFraction } = found;
  const hasInches = inches.has(tokens[found.to]?.stem ?? '');
  const to = hasInches ? found.to + 1 : found.to;
  // "G1" may be anything's model; "G1/2" and G1" are threads.
  if (isThread) return isFraction || hasInches ? { eighths, isNamed: true, from: at, to } : null;
  if (pipeThreadOf(tokens[to]?.text ?? '') === 'named') return { eighths, isNamed: true, from: at, to: to + 1 };
  if (tokens[found.to]?.stem === fen && !isFraction) {
    const isOther = eighths > 6 * 8 || afterOtherFen.has(tokens[found.to + 1]?.stem ?? '');
    return isOther ? null : { eighths: eighths / 8, isNamed: true, from: at, to: found.to + 1 };
  }
  return hasInches || isFraction ? { eighths, isNamed: false, from: at, to } : null;
}

/** The sizes of pipes and their threads that a text tells, from its beginning to its end. */
export function pipeSizesIn(tokens: readonly Token[]): readonly PipeSize[] {
  const sizes: PipeSize[] = [];
  for (let at = 0; at < tokens.length; ) {
    const size = sizeAt(tokens, at);
    if (size !== null) sizes.push(size);
    at = size?.to ?? at + 1;
  }
  return sizes;
}
