const unit = /\d[\s-]{0,3}(?:(?:cu|sq|fl)[.．]?\s{0,3})?(?:in|ft|yd|lbs?|oz|gal|qt|pt|hrs?|min|sec|cu|sq|fl)$/u;
/** A word with which a sentence begins, or a name before its value. */
const sentence =
  /^\s+(?:(?:the|it|its|this|that|these|those|they|a|an|with|and|for|you|your|our|we|is|are|all|each)\b|\p{L}{2,}\s*(?::|\d|is\b))/u;
const goesOn = /^\s+[\p{Script=Latin}(*×&|/-]/u;
const longestUnit = 16;
const reach = 24;
const points = new Set(['.', '．']);

/**
 * True for the point of "46.5 in. W", "2.0 cu. ft. capacity" and "1 gal. paint", which belongs to a unit and ends nothing. One does before
 * a word with which a sentence begins, and before a name with its value: "5 lb. The case", "5 ft. Width: 3 ft". The text is in small
 * letters.
 */
export function isUnitPoint(text: string, at: number): boolean {
  if (!points.has(text.charAt(at)) || !unit.test(text.slice(Math.max(0, at - longestUnit), at))) return false;
  const after = text.slice(at + 1, at + reach);
  return goesOn.test(after) && !sentence.test(after);
}
