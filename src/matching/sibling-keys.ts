import type { ResolvedName } from './text/resolve-name.ts';

/** Words that many names carry or leave out: "Bluetooth" for "Bluetooth version", "shank" for "shank type". */
const looseWords: readonly { word: string; isFirm: boolean }[] = [
  { word: 'version', isFirm: true },
  { word: 'type', isFirm: false },
];
const longest = 3;

/**
 * Keys under which a property without an entry of its own may stand besides its own name. Under a key that is not firm a
 * difference is no contradiction: a keyboard's switch may be "Blue" and its switch type "Linear".
 */
export function siblingKeys(name: ResolvedName): { key: string; isFirm: boolean }[] {
  if (name.known !== null || name.key === '') return [];
  const stems = name.key.split(' ');
  return looseWords.flatMap(({ word, isFirm }) => {
    const plain = stems.filter((stem) => stem !== word);
    if (plain.length === 0 || plain.length > longest) return [];
    const sibling = plain.length < stems.length ? plain : [...stems, word];
    return [{ key: sibling.sort().join(' '), isFirm }];
  });
}
