import { tokenize as original } from '../../src/matching/text/tokenize.ts';

let looks = 0;

/**
 * Stands in the place of the program's own, where `count-looks.ts` puts it: counts how often tokens are looked at, from
 * the moment they are made. That is work that does not depend on how busy the machine is.
 */
export const tokenize: typeof original = (...given) =>
  new Proxy(original(...given), {
    get(tokens, key) {
      if (typeof key === 'string' && key !== 'length') looks += 1;
      return Reflect.get(tokens, key);
    },
  });

/** How often tokens are looked at during `work`. */
export function looksDuring(work: () => unknown): number {
  const before = looks;
  work();
  return looks - before;
}
