/** True where words end on others: a "dry dog food" on "dog food", and any on themselves. */
export function endsWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.length <= whole.length && end.every((word, at) => whole[whole.length - end.length + at] === word);
}

/** The same where words stand before them; false for no words. */
export function endsLongerWith(whole: readonly string[], end: readonly string[]): boolean {
  return end.length > 0 && end.length < whole.length && endsWith(whole, end);
}
