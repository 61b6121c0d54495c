import { containers, pieceCounters, pieceNouns } from '../../ontology/word-lists.ts';
import { stemWord } from '../../text/stem.ts';

const { meter: _notAPiece, ...packs } = containers;
const pieces = new Set([...pieceNouns, ...pieceCounters, ...Object.values(packs).flat()].map(stemWord));

/** True for a thing that is counted: "box", "piece", "片". */
export function isPiece(stem: string): boolean {
  return pieces.has(stem);
}
