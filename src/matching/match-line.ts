import { createAssessor } from './assess-listing.ts';
import type { Assessment, Spec, SpecResult } from './assessment.ts';
import { traceSpec } from './decide/trace-spec.ts';
import type { Attribute, Listing, Price, Variant } from './listing.ts';

const terms = { priceTolerance: 0.1, exchangeRates: {} };

/**
 * One line of `assay match`: `{ product, specs }` in, the assessment with the wire's names out, both as JSON without a
 * line break; `withTrace` adds how each spec was decided. Never throws: a line that cannot be understood becomes `{ error, line }`, with the number of the line.
 */
export function matchLine(text: string, lineNumber: number, withTrace = false): string {
  try {
    if (text.trim() === '') throw new Error('the line is empty');
    const { product, specs } = readInput(parseJson(text));
    const item = { name: '', description: '', quantity: null, specs };
    const wire = assessmentToWire(createAssessor(item, terms)(product));
    return JSON.stringify(withTrace ? { ...wire, trace: specs.map((spec) => traceSpec(spec, product)) } : wire);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return JSON.stringify({ error: reason, line: lineNumber });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`the line is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function assessmentToWire(assessment: Assessment) {
  return {
    verdict: assessment.verdict,
    veto_score: assessment.vetoScore,
    rerank_match_score: assessment.rerankMatchScore,
    spec_results: assessment.specResults.map(resultToWire),
    ...(assessment.bufferNotes.length > 0 ? { buffer_notes: assessment.bufferNotes } : {}),
  };
}

function resultToWire(result: SpecResult) {
  return {
    spec_name: result.specName,
    spec_values: result.specValues,
    product_value: result.productValue,
    match_type: result.matchType,
    reasoning: result.reasoning,
    evidence: result.evidence,
    method: result.method,
  };
}

function readInput(input: unknown): { product: Listing; specs: Spec[] } {
  const { product, specs } = asObject(input, 'the line');
  if (!Array.isArray(specs)) throw new Error('"specs" must be a list');
  return { product: readListing(asObject(product, '"product"')), specs: specs.map(readSpec) };
}

function readSpec(input: unknown, index: number): Spec {
  const where = `"specs[${index}]"`;
  const { name, value, required } = asObject(input, where);
  if (typeof name !== 'string' || name === '') throw new Error(`${where} needs a "name"`);
  if (required !== undefined && typeof required !== 'boolean')
    throw new Error(`"required" of ${where} must be true or false`);
  return { name, value: asText(value, `"value" of ${where}`), required: required ?? false };
}

function readListing(input: Record<string, unknown>): Listing {
  if (typeof input.title !== 'string') throw new Error('"product.title" must be a text');
  const listing: Listing = { title: input.title };
  if (isGiven(input.description)) listing.description = asText(input.description, '"product.description"');
  if (isGiven(input.brand)) listing.brand = asText(input.brand, '"product.brand"');
  if (isGiven(input.category))
    listing.category = asList(input.category, '"product.category"').map((one) => asText(one, '"product.category"'));
  if (isGiven(input.attributes)) listing.attributes = readAttributes(input.attributes, '"product.attributes"');
  if (isGiven(input.variants)) listing.variants = asList(input.variants, '"product.variants"').map(readVariant);
  if (isGiven(input.price)) listing.price = readPrice(input.price);
  if (typeof input.moq === 'number') listing.moq = input.moq;
  if (typeof input.unit === 'string') listing.unit = input.unit;
  return listing;
}

function readVariant(input: unknown, index: number): Variant {
  const where = `"product.variants[${index}]"`;
  const { attributes } = asObject(input, where);
  return {
    attributes: isGiven(attributes) ? readAttributes(attributes, `"product.variants[${index}].attributes"`) : [],
  };
}

function readAttributes(input: unknown, where: string): Attribute[] {
  return asList(input, where).flatMap((one) => {
    const { name, value } = asObject(one, where);
    return isGiven(value)
      ? [{ name: asText(name, `a name in ${where}`), value: asText(value, `a value in ${where}`) }]
      : [];
  });
}

function readPrice(input: unknown): Price {
  const { currency, tiers } = asObject(input, '"product.price"');
  const steps = asList(tiers, '"product.price.tiers"').map((one) => {
    const tier = asObject(one, '"product.price.tiers"');
    const from = Number(tier.min_quantity);
    if (!Number.isFinite(from)) throw new Error('a "min_quantity" in "product.price.tiers" must be a number');
    return {
      min_quantity: from,
      amount: asText(tier.amount, 'an "amount" in "product.price.tiers"'),
    };
  });
  return { currency: asText(currency, '"product.price.currency"'), tiers: steps };
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function asObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where} must be an object`);
  return value as Record<string, unknown>;
}

function asList(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} must be a list`);
  return value;
}

/** Catalogs state numbers, truths and lists as such; matching reads their text. */
function asText(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => asText(one, where)).join('; ');
  throw new Error(`${where} must be a text`);
}
