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
  const places = new Map(weights.map(([term], place) => [term, place]));
  const counted = rows.map(({ terms }) => countTerms(terms, places));
  const averageLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, rows.length);
  const saturated = counted.map(({ counts, length }) => {
    const norm = k1 * (1 - b + (b * length) / averageLength);
    return counts.map(([place, count]): TermCount => [place, (count * (k1 + 1)) / (count + norm)]);
  });
  const rarities = solveRarities(
    saturated,
    rows,
    weights.map(([term]) => term),
  );
  return saturated.map((entries) => {
    let score = 0;
    for (const [place, frequency] of entries) {
      score += (weights[place]?.[1] ?? 0) * Math.max(0, rarities[place] ?? 0) * frequency;
    }
    // Rounded, so that equal candidates stay equal whatever order the engine gave the rows in.
    return Number(score.toPrecision(7));
  });
}

/** A word's place in the query with a number about it. */
type TermCount = [place: number, value: number];

function countTerms(terms: string, places: ReadonlyMap<string, number>): { counts: TermCount[]; length: number } {
  const counts: TermCount[] = [];
  const words = terms.split(' ');
  for (const word of words) {
    const place = places.get(word);
    if (place === undefined) continue;
    // A row has few words of a query: looking through them is quicker than a map of each row.
    const known = counts.find(([one]) => one === place);
    if (known === undefined) counts.push([place, 1]);
    else known[1] += 1;
  }
  return { counts, length: words.length };
}

/** Ridge regression towards `usualRarity`, by the normal equations and elimination; exact where the rows determine it. */
function solveRarities(rows: TermCount[][], found: readonly FoundTerms[], words: readonly string[]): Float64Array {
  const size = words.length;
  const matrix = Array.from({ length: size }, (_, place) => {
    const line = new Float64Array(size + 1);
    line[place] = firmness;
    line[size] = firmness * usualRarity;
    return line;
  });
  for (const [index, all] of rows.entries()) {
    const foundBy = found[index]?.foundBy;
    const entries = foundBy === undefined ? all : all.filter(([place]) => foundBy.has(words[place] ?? ''));
    const score = found[index]?.score ?? 0;
    for (const [place, value] of entries) {
      const line = matrix[place];
      if (line === undefined) continue;
      for (const [other, frequency] of entries) line[other] = (line[other] ?? 0) + value * frequency;
      line[size] = (line[size] ?? 0) + value * score;
    }
  }
  return eliminate(matrix, size);
}

/** Solves a symmetric, positive definite system whose last column is the right side; without pivots, which it needs not. */
function eliminate(matrix: Float64Array[], size: number): Float64Array {
  for (let pivot = 0; pivot < size; pivot++) {
    const pivotLine = matrix[pivot] ?? new Float64Array(size + 1);
    for (let row = pivot + 1; row < size; row++) {
      const line = matrix[row];
      const factor = (line?.[pivot] ?? 0) / (pivotLine[pivot] ?? 1);
      if (line === undefined || factor === 0) continue;
      for (let column = pivot; column <= size; column++) {
        line[column] = (line[column] ?? 0) - factor * (pivotLine[column] ?? 0);
      }
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    const line = matrix[row] ?? new Float64Array(size + 1);
    let rest = line[size] ?? 0;
    for (let column = row + 1; column < size; column++) rest -= (line[column] ?? 0) * (solution[column] ?? 0);
    solution[row] = rest / (line[row] ?? 1);
  }
  return solution;
}
