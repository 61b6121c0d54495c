import { readListingLine, readTypedLines } from '../market-listing.ts';
import type { TrialListing } from '../trial-listing.ts';
import { goodsOfGardenAndSport } from './goods-of-garden-and-sport.ts';
import { goodsOfIndustry } from './goods-of-industry.ts';
import { goodsOfKitchen } from './goods-of-kitchen.ts';
import { goodsOfOfficeAndPacking } from './goods-of-office-and-packing.ts';
import { goodsOfPetsAndChildren } from './goods-of-pets-and-children.ts';
import { goodsOfSafetyAndHome } from './goods-of-safety-and-home.ts';
import { lookAlikes } from './look-alikes.ts';
import { otherGoods } from './other-goods.ts';

/** The listings of the third trial's market, each written by hand; the same for every call. */
export function readThirdMarket(): TrialListing[] {
  const goods = {
    ...goodsOfGardenAndSport,
    ...goodsOfKitchen,
    ...goodsOfPetsAndChildren,
    ...goodsOfOfficeAndPacking,
    ...goodsOfSafetyAndHome,
    ...goodsOfIndustry,
  };
  const sold = Object.entries(goods).flatMap(([type, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line, index) => readListingLine(`third-${type.replaceAll(/\W/g, '-')}-${index}`, type, line)),
  );
  return [...sold, ...readTypedLines('third-alike', lookAlikes), ...readTypedLines('third-other', otherGoods)];
}
