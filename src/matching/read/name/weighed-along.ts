import { singleSpaced } from '../../text/plain-name.ts';
import { resolveName } from './resolve-name.ts';

/** A weight with what was weighed along: "Weight (battery fitted)", "Weight with 3Ah battery". */
const weighed =
  /^(?<weight>[^()]{2,24}?)\s?(?:\(\s?(?<within>[^()]{3,30}?)\s?\)|(?<said>(?:with|without|incl\.?|including|excl\.?|excluding|w\/o?) .{2,30}))$/iu;
const tellsAlong =
  /\b(?:with|without|incl|excl|w\/o?|including|excluding|fitted|attached|installed|mounted|only|bare)\b|[含带裸]/iu;
const tellsPacked = /pack|box|carton|case|gross|包装|箱|毛/iu;

/** The weight of a name and what it says was weighed along; null for any other name, and for a weight with its packaging. */
export function weighedAlong(name: string): { weight: string; along: string } | null {
  const {
    weight = '',
    within,
    said = within,
  } = weighed.exec(singleSpaced(name.normalize('NFKC')).trim())?.groups ?? {};
  if (weight === '' || said === undefined || !tellsAlong.test(said) || tellsPacked.test(said)) return null;
  return resolveName(weight).known?.dimensions?.includes('mass') === true ? { weight, along: said } : null;
}
