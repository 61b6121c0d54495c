const unit =
  /\d[\s-]{0,3}(?:(?:cu|sq|fl)[.．]?\s{0,3})?(?:in|ft|yd|lbs?|oz|gal|qt|pt|hrs?|min|sec|yrs?|mos?|cu|sq|fl)$/u;
/** What a side is called by, or a sign that leads to the next one; a name before its value begins a sentence. */
const goesOn =
  /^\s+(?:[wldh]\b|(?:ft|in|oz)\b|(?:wide|long|deep|high|tall|thick|width|length|depth|height|thickness|dia|diameter|capacity|volume|warranty|guarantee)\b(?!\s*(?::|\d|is\b))|[x×*]\s?\d)/u;
const longestUnit = 16;
const longestShort = 4;
const reach = 24;
const points = new Set(['.', '．']);

/** "Excl. bag", "Tent, incl. pegs" and "lamp incl. 2 bulbs": words cut short, which the thing follows that they speak of; "bag incl." ends. */
const shortened = /(?:incl|excl)$/u;
const opens = /(?:^|[,;:(/+|–-]\s?)(?:incl|excl)$/u;
const onward = /^\s{0,3}[\p{L}\d]/u;
const onToNumber = /^\s{0,3}\d/u;

/**
 * True for the point of "46.5 in. W" and "2.0 cu. ft. capacity", which belongs to a unit and ends nothing, and for that of "excl. bag". One ends what is said before a
 * name with its value, "5 ft. Width: 3 ft", and before other words. The text is in small letters.
 */
export function isUnitPoint(text: string, at: number): boolean {
  if (!points.has(text.charAt(at))) return false;
  const before = text.slice(Math.max(0, at - longestUnit), at);
  const after = text.slice(at + 1, at + reach);
  if (shortened.test(before)) return opens.test(before) ? onward.test(after) : onToNumber.test(after);
  if (!unit.test(before)) return false;
  return goesOn.test(after);
}

/** True for the point of a word cut short within a sentence: "Scope Incl. Lens Cloth". */
export const isPointInside = (text: string, at: number): boolean =>
  points.has(text.charAt(at)) &&
  shortened.test(text.slice(Math.max(0, at - longestShort), at)) &&
  onward.test(text.slice(at + 1, at + reach));
