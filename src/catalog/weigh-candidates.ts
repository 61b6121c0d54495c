/** A row as the engine found it: its search terms, and its BM25 score for all words of the query alike. */
export interface FoundTerms {
  terms: string;
  score: number;
  /** The words it was found by, where they are not all words of the query. */
  foundBy?: ReadonlySet<string>;
}

// The constants of the engine's BM25.
const k1 = 1.2;
const b = 0.75;

/** What a word's rarity is taken to be where the answers do not show it; most words of a request come out near it. */
const usualRarity = 4;
/** How firmly: as much as this many answers with the word once. */
const firmness = 0.05;

/**
 * The BM25 score of each row with the words weighed. The engine counts every word of a query alike (it drops
 * repetitions, and a query for each word takes twenty times as long), and it does not reveal how rare a word is. But
 * each row's score is the sum of rarity times frequency over its words, and the frequencies stand in the rows: two
 * hundred equations for some twenty rarities. They are solved by least squares, and the sums made again with weights.
 */
export function weighCandidates(rows: readonly FoundTerms[], weights: [term: string, weight: number][]): number[] {
  const words = weights.map(([term]) => term);
  const frequencies = readFrequencies(rows, words);
  const rarities = solveRarities(frequencies, rows, words);
  const { starts, places, values } = frequencies;
  return rows.map((_row, index) => {
    let score = 0;
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
      const place = places[at] ?? 0;
      score += (weights[place]?.[1] ?? 0) * Math.max(0, rarities[place] ?? 0) * (values[at] ?? 0);
    }
    // Rounded, so that equal candidates stay equal whatever order the engine gave the rows in.
    return Number(score.toPrecision(7));
  });
}

/**
 * How often the words of a query stand in each row, saturated as BM25 does: of row `r` the places of its words in the query and
 * their values are those from `starts[r]` up to `starts[r + 1]`. A thousand rows have some ten words each, so they lie in a row.
 */
interface Frequencies {
  starts: number[];
  places: number[];
  values: number[];
}

function readFrequencies(rows: readonly FoundTerms[], words: readonly string[]): Frequencies {
  const placeOf = wordFinder(words);
  const counts = new Uint32Array(words.length);
  const starts = [0];
  const places: number[] = [];
  const values: number[] = [];
  const lengths: number[] = [];
  for (const { terms } of rows) {
    const start = places.length;
    let length = 1;
    for (let from = 0, hash = noHash, at = 0; at <= terms.length; at += 1) {
      const code = at < terms.length ? terms.charCodeAt(at) : space;
      if (code !== space) {
        hash = hashWith(hash, code);
        continue;
      }
      const place = placeOf(terms, from, at, hash);
      if (place !== -1) {
        const before = counts[place] ?? 0;
        if (before === 0) places.push(place);
        counts[place] = before + 1;
      }
      if (at < terms.length) length += 1;
      from = at + 1;
      hash = noHash;
    }
    for (let at = start; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      values.push(counts[place] ?? 0);
      counts[place] = 0;
    }
    lengths.push(length);
    starts.push(places.length);
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, rows.length);
  for (const [row, length] of lengths.entries()) {
    const norm = k1 * (1 - b + (b * length) / averageLength);
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const count = values[at] ?? 0;
      values[at] = (count * (k1 + 1)) / (count + norm);
    }
  }
  return { starts, places, values };
}

const space = 0x20;
const noHash = 0x811c9dc5;
/** FNV-1a over UTF-16 units. */
const hashWith = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);

/**
 * Finds the place of a word of the query where it stands in a text, -1 where it is none: the texts of a search have tens of
 * thousands of words, few of them the query's, and none is cut out for it.
 */
function wordFinder(words: readonly string[]): (text: string, from: number, to: number, hash: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(8 * Math.max(1, words.length))) - 1;
  const slots = new Int32Array(mask + 1);
  for (const [place, word] of words.entries()) {
    let hash = noHash;
    for (let at = 0; at < word.length; at += 1) hash = hashWith(hash, word.charCodeAt(at));
    let slot = hash & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = place + 1;
  }
  return (text, from, to, hash) => {
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const place = (slots[slot] ?? 0) - 1;
      if (place === -1) return -1;
      const word = words[place] ?? '';
      if (word.length === to - from && text.startsWith(word, from)) return place;
    }
  };
}

/** Of each word of the query whether it is among those that found a row: once for all rows found by the same words. */
function searchedWords(words: readonly string[]): (foundBy: ReadonlySet<string> | undefined) => Uint8Array {
  const all = new Uint8Array(words.length).fill(1);
  const known = new Map<ReadonlySet<string>, Uint8Array>();
  return (foundBy) => {
    if (foundBy === undefined) return all;
    const searched = known.get(foundBy) ?? Uint8Array.from(words, (word) => (foundBy.has(word) ? 1 : 0));
    known.set(foundBy, searched);
    return searched;
  };
}

/** Ridge regression towards `usualRarity`, by the normal equations and elimination; exact where the rows determine it. */
function solveRarities(
  { starts, places, values }: Frequencies,
  found: readonly FoundTerms[],
  words: readonly string[],
): Float64Array {
  const size = words.length;
  const width = size + 1;
  const matrix = new Float64Array(size * width);
  for (let place = 0; place < size; place += 1) {
    matrix[place * width + place] = firmness;
    matrix[place * width + size] = firmness * usualRarity;
  }
  const searchedBy = searchedWords(words);
  for (const [row, { score, foundBy }] of found.entries()) {
    const searched = searchedBy(foundBy);
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    for (let at = from; at < to; at += 1) {
      const place = places[at] ?? 0;
      if (searched[place] === 0) continue;
      const line = place * width;
      const value = values[at] ?? 0;
      for (let other = from; other < to; other += 1) {
        const beside = places[other] ?? 0;
        if (searched[beside] === 0) continue;
        const cell = line + beside;
        matrix[cell] = (matrix[cell] ?? 0) + value * (values[other] ?? 0);
      }
      matrix[line + size] = (matrix[line + size] ?? 0) + value * score;
    }
  }
  return eliminate(matrix, size);
}

/** Solves a symmetric, positive definite system whose last column is the right side; without pivots, which it needs not. */
function eliminate(matrix: Float64Array, size: number): Float64Array {
  const width = size + 1;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const pivotLine = pivot * width;
    for (let row = pivot + 1; row < size; row += 1) {
      const line = row * width;
      const factor = (matrix[line + pivot] ?? 0) / (matrix[pivotLine + pivot] ?? 1);
      if (factor === 0) continue;
      for (let column = pivot; column <= size; column += 1) {
        matrix[line + column] = (matrix[line + column] ?? 0) - factor * (matrix[pivotLine + column] ?? 0);
      }
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = row * width;
    let rest = matrix[line + size] ?? 0;
    for (let column = row + 1; column < size; column += 1)
      rest -= (matrix[line + column] ?? 0) * (solution[column] ?? 0);
    solution[row] = rest / (matrix[line + row] ?? 1);
  }
  return solution;
}
