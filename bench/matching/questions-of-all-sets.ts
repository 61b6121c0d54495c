import type { MatchType, Spec } from '../../src/matching/assessment.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { caseFiles, readCases } from '../../test/matching/golden-cases.ts';
import type { DataSet } from './cells.ts';
import { buildGrid } from './grid/build-grid.ts';
import type { GridCell } from './grid/grid-cell.ts';
import { buildSecondGrid } from './grid/second/second-grid.ts';
import { buildThirdGrid } from './grid/third/third-grid.ts';
import { isHeldOut } from './held-out.ts';
import type { ShoppingItem } from './read-shopping.ts';

/** A question of any set: golden cases, grid cells, cells of the protocol, shopping items. */
export interface Question {
  set: string;
  listing: Listing;
  spec: Spec;
  /** Right answers; null where nobody knows. */
  right: readonly MatchType[] | null;
  /** False for what is held out: its changes are counted and not shown. */
  isShown: boolean;
  /** Id of a golden case, family of a grid cell. */
  label: string;
}

export function goldenQuestions(): Question[] {
  return caseFiles.flatMap((file) =>
    readCases(file).map(({ id, spec, product, expect }) => ({
      set: 'golden cases',
      listing: product,
      spec,
      right: [expect],
      isShown: true,
      label: id,
    })),
  );
}

export function gridQuestions(): Question[] {
  const second = buildSecondGrid().map((cell) => ({ ...gridQuestion('second grid', cell), isShown: false }));
  const third = buildThirdGrid().map((cell) => gridQuestion('third grid', cell));
  return [...buildGrid().map((cell) => gridQuestion('grid', cell)), ...second, ...third];
}

function gridQuestion(set: string, { listing, spec, right, half, family, language }: GridCell): Question {
  return { set, listing, spec, right, isShown: half === 'development', label: `${family}, ${language}` };
}

/** Every `step`th cell of a data set. */
export function protocolQuestions({ title, listings, cells, showsExamples }: DataSet, step: number): Question[] {
  return cells
    .filter((_, at) => at % step === 0)
    .map(({ product, name, value, truth, kind }) => {
      const listing = listings[product];
      if (listing === undefined) throw new Error('a cell names a product that is not there');
      return { set: title, listing, spec: { name, value }, right: [truth], isShown: showsExamples, label: kind };
    });
}

export function shoppingQuestions(items: readonly ShoppingItem[]): Question[] {
  return items.flatMap(({ productId, title, specs }) => {
    const listing = { title };
    return specs.map(({ kind, ...spec }) => ({
      set: 'shopping items',
      listing,
      spec,
      right: null,
      isShown: !isHeldOut(productId),
      label: kind,
    }));
  });
}
