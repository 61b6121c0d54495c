import type { Queryable } from '../../db/queryable.ts';
import { Refusal } from '../../lib/refusal.ts';
import { specKey } from '../products/spec-key.ts';
import { exclusionKindOf } from '../products/spec-result.ts';
import type { SpecOfProduct } from './feedback.ts';
import { listRecordedSpecs, type PlacedSpecResult } from './feedback-store.ts';

/** How a caller names a spec of a product of a run. */
interface TargetName {
  /** Bare, or with its platform and a colon in front. */
  productId: string;
  specName: string;
  platform?: string | undefined;
  itemId?: number | undefined;
  /** A wanted value, when the item has several specs of one name. */
  specValue?: string | undefined;
  /** The key of the spec, which says the same. */
  specKey?: string | undefined;
}

/** The spec that is meant, with what the run knows of it. */
export interface FeedbackTarget extends SpecOfProduct {
  /** The items of the run that want this spec and have this product. */
  itemIds: number[];
  /** What the run recorded. */
  matchType: PlacedSpecResult['matchType'];
}

function ambiguous(name: string, what: string, choices: string[]): Refusal {
  const list = choices.join(', ');
  const issue = { code: 'ambiguous', path: [name], message: `must be one of ${list}`, choices };
  return new Refusal('invalid', `${what}: say which one by "${name}", one of ${list}.`, { issues: [issue] });
}

function notFound(name: keyof typeof targetMembers, error: string): Refusal {
  const { path, message } = targetMembers[name];
  return new Refusal('not_found', error, { issues: [{ code: 'not_found', path: [path], message }] });
}

const targetMembers = {
  productId: { path: 'product_id', message: 'is not a product of this run' },
  specName: { path: 'spec_name', message: 'is not a spec of this product' },
  specValue: { path: 'spec_value', message: 'is not wanted by this spec' },
  specKey: { path: 'spec_key', message: 'is not the key of a spec of this name' },
} as const;

const prefixPattern = /^([a-z0-9][a-z0-9_-]*):(.*)$/su;

/**
 * The spec of a product that a caller means.
 * @throws Refusal not_found when the run has no such product or spec; invalid, with the choices, when it has several.
 */
export async function findTarget(db: Queryable, runId: string, name: TargetName): Promise<FeedbackTarget> {
  const asWritten = await listRecordedSpecs(db, runId, name.productId);
  // What looks like a prefix may be a part of the id itself.
  const [, prefix, rest] = (asWritten.length === 0 ? prefixPattern.exec(name.productId) : null) ?? [];
  const productId = rest ?? name.productId;
  if (prefix !== undefined && name.platform !== undefined && prefix !== name.platform) {
    const error = `The product id names the platform "${prefix}" and the query "${name.platform}".`;
    const message = `must be "${prefix}", as in the product id`;
    throw new Refusal('invalid', error, { issues: [{ code: 'contradiction', path: ['platform'], message }] });
  }
  const platform = prefix ?? name.platform;
  const recorded = rest === undefined ? asWritten : await listRecordedSpecs(db, runId, rest);
  const ofProduct = recorded.filter(
    (spec) =>
      (platform === undefined || spec.platform === platform) &&
      (name.itemId === undefined || spec.itemId === name.itemId),
  );
  if (ofProduct.length === 0) {
    const ofPlatform = platform === undefined ? '' : ` of the platform "${platform.slice(0, 100)}"`;
    const forItem = name.itemId === undefined ? '' : ` for item ${name.itemId}`;
    throw notFound('productId', `The run tested no product ${productId.slice(0, 100)}${ofPlatform}${forItem}.`);
  }
  const platforms = [...new Set(ofProduct.map((spec) => spec.platform))];
  if (platforms.length > 1) throw ambiguous('platform', `Several platforms have a product ${productId}`, platforms);
  // What is no spec of an item can be confirmed by nobody for later: the price is an answer of the moment, and no run asks
  // people for the type.
  const specs = ofProduct.filter((spec) => exclusionKindOf(spec) === undefined);
  const named = specsOfName(specs, name.specName);
  if (named.length === 0) {
    const known = [...new Set(specs.map((spec) => spec.specName))].map((known) => `"${known}"`).join(', ');
    throw notFound(
      'specName',
      `The product ${productId} was not tested for "${name.specName.slice(0, 100)}" but for ${known || 'nothing'}.`,
    );
  }
  return chooseOne(productId, keyed(valued(named, name.specValue), name.specKey));
}

/** The specs of exactly this name, else those whose name differs in case, width or white space only. */
function specsOfName(specs: readonly PlacedSpecResult[], specName: string): PlacedSpecResult[] {
  const exact = specs.filter((spec) => spec.specName === specName);
  if (exact.length > 0) return exact;
  const key = specKey(specName, []);
  return specs.filter((spec) => specKey(spec.specName, []) === key);
}

function valued(specs: PlacedSpecResult[], specValue: string | undefined): PlacedSpecResult[] {
  if (specValue === undefined) return specs;
  const key = specKey('', [specValue]);
  const ofValue = (valuesOf: (spec: PlacedSpecResult) => string[]) =>
    specs.filter((spec) => valuesOf(spec).some((value) => specKey('', [value]) === key));
  // "red" is the spec that wants red, before the one that wants red or blue.
  const whole = ofValue((spec) => [spec.specValues.join(' / ')]);
  const left = whole.length > 0 ? whole : ofValue((spec) => spec.specValues);
  if (left.length === 0) throw notFound('specValue', `No spec of that name wants "${specValue.slice(0, 100)}".`);
  return left;
}

function keyed(specs: PlacedSpecResult[], key: string | undefined): PlacedSpecResult[] {
  if (key === undefined) return specs;
  const left = specs.filter((spec) => specKey(spec.specName, spec.specValues) === key);
  if (left.length === 0) throw notFound('specKey', `No spec of that name has the key "${key.slice(0, 100)}".`);
  return left;
}

function chooseOne(productId: string, specs: readonly PlacedSpecResult[]): FeedbackTarget {
  const byKey = Map.groupBy(specs, (spec) => specKey(spec.specName, spec.specValues));
  const first = specs[0];
  if (first === undefined) throw notFound('specName', `The run has no such spec of the product ${productId}.`);
  const itemIds = [...new Set(specs.map((spec) => spec.itemId))];
  if (byKey.size > 1) {
    const subject = `The product ${productId} was tested for "${first.specName}" with different values`;
    const values = [...byKey.values()].map(([spec]) => spec?.specValues.join(' / ') ?? '');
    throw itemIds.length > 1
      ? ambiguous('item_id', subject, itemIds.map(String))
      : ambiguous('spec_value', subject, values);
  }
  const { platform, specName, specValues, matchType } = first;
  return { platform, productId, specKey: specKey(specName, specValues), specName, specValues, itemIds, matchType };
}
