import { takeAll, type Understood } from './found.ts';
import { openingWords } from './opening-words.ts';

const number = String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,6}(?:\.\d{1,2})?\s?k\b|\d{1,10}(?!\d))`;
const pieces =
  'pieces?|pcs?|units?|items?|copies|sets?|pairs?|sheets?|rolls?|boxes|个|件|只|条|套|把|台|双|张|支|根|块|本|瓶|顶|卷|盏|副';
/** What a number before it is a measure of, and not a count. */
const measures = String.raw`to\s\d|meters?|metres?|millimet(?:er|re)s?|centimet(?:er|re)s?|feet|foot|yards?|kilos?|kilograms?|grams?|pounds?|ounces?|lit(?:er|re)s?|gallons?|ml|l|cl|oz|g|kg|lbs?|mm|cm|m|km|inch(?:es)?|in|ft|w|watts?|v|volts?|mah|ah|gb|tb|mb|mhz|ghz|hz|k|rpm|gsm|psi|bar|%|°|hours?|days?|weeks?|months?|years?|people|persons?|adults?|usd|eur|php|pesos?|dollars?|ply|ports?|layers?|毫升|升|克|公斤|千克|毫米|厘米|米|英寸|瓦|伏|元|岁|人|寸|层|天|周|个月|毫安`;
/** Source of a pattern: a number before words that are no unit, as group `count`. */
export const countOfThings = String.raw`(?<count>${number})(?!\s*(?:${measures})(?![a-z])|\s*(?:-|x|×)|[\d.])\s+(?=[a-z\p{Script=Han}])`;
const patterns = [
  new RegExp(
    String.raw`(?:quantity|qty|order(?: of)?|moq|数量|需要|采购|订购|要)\s*(?:is|of|:|：|about|around|约|大约)?\s*(?<count>${number})(?!\s*(?:${measures})(?![a-z])|[\d.])\s*(?:${pieces})?(?:\s+of\b)?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d.\-x×]|pack of |set of |size |of )(?<count>${number})\s*(?:${pieces})(?:\b|(?<=\p{Script=Han}))(?!\s*(?:per|\/|a)\s*(?:pack|set|box)|[- ](?:pack|set)\b)(?:\s+of\b)?`,
    'giu',
  ),
  // "500 stainless steel bottles": a count at the beginning of a sentence that orders.
  new RegExp(String.raw`(?:^|(?<=[.!?。！？\n]))${openingWords}*${countOfThings}`, 'giu'),
];

/** How many pieces a text wants; null where it does not say. */
export function readQuantity(text: string, understood: Understood): number | null {
  for (const pattern of patterns) {
    const [found] = takeAll(text, understood, pattern, ({ count = '' }) => {
      const thousands = /k$/i.test(count.trim());
      const value = Number(count.replaceAll(',', '').replace(/\s?k$/i, '')) * (thousands ? 1000 : 1);
      return Number.isInteger(value) && value >= 1 && value <= 2_147_483_647 ? value : null;
    });
    if (found !== undefined) return found.value;
  }
  return null;
}
