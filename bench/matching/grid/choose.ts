import { seeded } from '../cells.ts';

/** Choices that are the same in every run, spread evenly: each list is gone through before it repeats. */
export interface Chooser {
  /** The next of a list; lists are told apart by `purpose`. */
  next<T>(purpose: string, list: readonly T[]): T;
  /** True for about `share` of the calls. */
  chance(share: number): boolean;
}

export function createChooser(seed: number): Chooser {
  const random = seeded(seed);
  const bags = new Map<string, number[]>();
  const next = <T>(purpose: string, list: readonly T[]): T => {
    const key = `${purpose}|${list.length}`;
    let bag = bags.get(key);
    if (bag === undefined || bag.length === 0) {
      bag = list.map((_, at) => at);
      for (let at = bag.length - 1; at > 0; at -= 1) {
        const other = Math.floor(random() * (at + 1));
        [bag[at], bag[other]] = [bag[other] ?? 0, bag[at] ?? 0];
      }
      bags.set(key, bag);
    }
    const chosen = list[bag.pop() ?? 0];
    if (chosen === undefined) throw new Error(`nothing to choose from for ${purpose}`);
    return chosen;
  };
  return { next, chance: (share) => random() < share };
}
