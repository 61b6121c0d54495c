/**
 * A function of an object whose answer is worked out when it is first asked for, and kept as long as the object is.
 * An answer of `undefined` cannot be kept.
 */
export function onceFor<Key extends object, Answer extends NonNullable<unknown> | null>(
  answer: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = answer(key);
    known.set(key, found);
    return found;
  };
}
