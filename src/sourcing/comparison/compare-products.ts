import type { SpecResult, Verdict } from '../../matching/assessment.ts';

/** One spec of a product as far as two runs are compared. */
export type ComparedSpec = Pick<SpecResult, 'specName' | 'specValues' | 'required' | 'matchType' | 'productValue'>;

/** A product of an item as a run recorded it. */
export interface RecordedProduct {
  platform: string;
  productId: string;
  title: string;
  verdict: Verdict;
  vetoScore: number;
  specs: ComparedSpec[];
}

/** What is said of a spec before and after; null on a side that did not ask for it. */
interface SpecChange {
  specName: string;
  required: boolean;
  before: Omit<ComparedSpec, 'specName' | 'required'> | null;
  after: Omit<ComparedSpec, 'specName' | 'required'> | null;
}

export interface ProductChange {
  before: RecordedProduct;
  after: RecordedProduct;
  /** Names of the must-haves that decided: those whose answer turned for or against the product. */
  decidedBy: string[];
  specs: SpecChange[];
}

/** Two specs of one name are distinguished by their order. */
function byName(specs: readonly ComparedSpec[]): Map<string, ComparedSpec> {
  const seen = new Map<string, number>();
  return new Map(
    specs.map((spec) => {
      const count = (seen.get(spec.specName) ?? 0) + 1;
      seen.set(spec.specName, count);
      return [JSON.stringify([spec.specName, count]), spec];
    }),
  );
}

function sideOf(spec: ComparedSpec | undefined): SpecChange['before'] {
  if (spec === undefined) return null;
  const { specValues, matchType, productValue } = spec;
  return { specValues, matchType, productValue };
}

function isSame(before: ComparedSpec | undefined, after: ComparedSpec | undefined): boolean {
  return (
    before?.matchType === after?.matchType &&
    before?.productValue === after?.productValue &&
    before?.required === after?.required &&
    JSON.stringify(before?.specValues) === JSON.stringify(after?.specValues)
  );
}

/** How much a spec speaks for the product: a must-have that is not asked for, or only good to have, takes nothing away. */
function weight(spec: ComparedSpec | undefined): number {
  if (spec === undefined || !spec.required) return 2;
  return { match: 2, unknown: 1, not_match: 0 }[spec.matchType];
}

/** What differs between two records of one product; null when nothing does that a buyer would see. */
export function compareProducts(before: RecordedProduct, after: RecordedProduct): ProductChange | null {
  const [old, now] = [byName(before.specs), byName(after.specs)];
  const specs: SpecChange[] = [];
  const decidedBy: string[] = [];
  const direction = Math.sign(rankOf(after.verdict) - rankOf(before.verdict));
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const [one, other] = [old.get(key), now.get(key)];
    if (isSame(one, other)) continue;
    const { specName, required } = other ?? one ?? { specName: '', required: false };
    specs.push({ specName, required, before: sideOf(one), after: sideOf(other) });
    if (direction !== 0 && Math.sign(weight(other) - weight(one)) === direction) decidedBy.push(specName);
  }
  if (direction === 0 && specs.length === 0) return null;
  return { before, after, decidedBy, specs };
}

function rankOf(verdict: Verdict): number {
  return { eliminated: 0, pending: 1, shortlisted: 2 }[verdict];
}
