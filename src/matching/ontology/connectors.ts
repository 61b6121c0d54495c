import { idOf, namesOf, rowsOf } from './load-ontology.ts';
import { wordMeanings, wordSet } from './word-list.ts';

/** Plugs and sockets that a cable or an adapter ends in, each with its English and Chinese names. */
export interface ConnectorName {
  id: string;
  names: string[];
  /** Id of what this is a kind of: "USB" alone may mean any plug of that kind. */
  isA?: string;
}

export const connectorNames: readonly ConnectorName[] = rowsOf('connector').map((row) => ({
  id: idOf(row),
  names: namesOf(row),
  ...(row.isA === undefined ? {} : { isA: row.isA }),
}));

/** Letters that name a USB plug where the other end is a plug as well: "C to C", "A to Lightning". */
export const connectorLetters = wordMeanings('connector letters');

/** Words between the two ends of a connection. */
export const endsBetween = wordSet('ends between');

/** Words and marks that alone tell that what stands around them are two ends. */
export const surelyBetween = wordSet('surely between');

/** Both ends in one word. */
export const pairedEnds: readonly { name: string; ends: [string, string] }[] = Object.entries(
  wordMeanings('paired ends'),
).map(([name, ends]) => {
  const [one = '', other = ''] = ends.split(' to ');
  return { name, ends: [one, other] };
});

/** Words beside the ends that change nothing about them. */
export const aroundEnds = wordSet('around ends');

/** Of these a thing has two ends, so that a slash parts them: "USB-C / Lightning cable". */
export const hasTwoEnds = wordSet('two ends');
