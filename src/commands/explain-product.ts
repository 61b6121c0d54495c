import Value from 'typebox/value';
import { bareAttributesOf } from '../catalog/bare-attributes.ts';
import { openLanceCatalog } from '../catalog/lance-catalog.ts';
import { parseProduct } from '../catalog/parse-product.ts';
import type { Product } from '../catalog/product.ts';
import { type Config, readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import type { WantedItem } from '../matching/assessment.ts';
import { createAlignedAnswers } from '../matching/decide/alignment/aligned-finding.ts';
import type { BareAttribute } from '../matching/decide/alignment/bare-unit.ts';
import { traceSpec } from '../matching/decide/trace-spec.ts';
import { explainAssessment } from '../matching/explain.ts';
import { explainTrace } from '../matching/explain-trace.ts';
import { createTypeJudge } from '../matching/product-type/judge-type.ts';
import type { TypeProfile } from '../matching/product-type/type-profile.ts';
import { readFacts } from '../matching/read/listing/read-facts.ts';
import { createTypedAssessor } from '../sourcing/runs/assess-with-type.ts';
import { contextOfItem, type SourcingContext, SourcingContextSchema } from '../sourcing/runs/sourcing-context.ts';
import type { CommandContext } from './command-context.ts';
import { parseProductName, productNotFound } from './product-name.ts';
import { readJsonFile } from './read-json-file.ts';
import { asRecord, readWantedItem } from './read-wanted-item.ts';

export interface ExplainOptions {
  item?: string;
  context?: string;
  trace?: boolean;
}

/** The action of `assay explain`: prints how a product is judged by an item. */
export async function explainProduct(
  { env, stdout }: CommandContext,
  name: string,
  request: string,
  options: ExplainOptions,
): Promise<void> {
  const { item, itemId } = await readRequestItem(request, options.item);
  const sourcing = options.context === undefined ? {} : await readContext(options.context);
  const { product, bare, profile } = await findProduct(name, readConfig(env));
  const { terms } = contextOfItem(sourcing, itemId);
  const ofType = createTypeJudge(item.name, profile)(product);
  const assessment = createTypedAssessor(item, terms, bare)(readFacts(product), ofType);
  const width = Math.min(stdout.columns ?? 100, 160);
  stdout.write(explainAssessment(item, product, assessment, width));
  if (options.trace !== true) return;
  const aligned = createAlignedAnswers(item.name, bare);
  for (const spec of item.specs)
    stdout.write(`\n${explainTrace(spec.name, traceSpec(spec, product, { name: item.name, aligned }))}`);
}

/** A product, with what its catalog knows of attributes without a unit and of types. */
interface FoundProduct {
  product: Product;
  bare: BareAttribute[];
  profile: TypeProfile | null;
}

async function findProduct(name: string, config: Config): Promise<FoundProduct> {
  if (!config.platforms.some((platform) => name.startsWith(`${platform}:`)))
    return { product: await readProductFile(name, config), bare: [], profile: null };
  const { platform, productId } = parseProductName(name);
  await using lance = await openLanceCatalog({ uri: config.catalogUri });
  const product = await lance.get(platform, productId);
  if (product === null) throw productNotFound(name);
  const profile = await lance.profile();
  return { product, bare: bareAttributesOf(profile, [product]), profile };
}

/** Read as an import reads it, so that the answer is the one a run gives; only the title is needed. */
async function readProductFile(file: string, { platforms }: Config): Promise<Product> {
  const expected = `a JSON file of one product, or PLATFORM:ID of a platform (${platforms.join(', ')})`;
  const value = await readJsonFile(file, expected);
  const record = withFileName(file, () => asRecord(value, 'the product'));
  const result = parseProduct({ platform: platforms[0], product_id: 'file', ...record }, platforms);
  if (!result.ok) throw new Refusal('invalid', `${file}: ${result.problem.field} ${result.problem.message}.`);
  return result.product;
}

async function readRequestItem(
  file: string,
  choice: string | undefined,
): Promise<{ item: WantedItem; itemId: number }> {
  const value = await readJsonFile(file, 'a JSON file of a sourcing request with items, or of one item');
  return withFileName(file, () => {
    const request = asRecord(value, 'the request');
    if (request.items === undefined) return { item: readWantedItem(request, 'item'), itemId: 1 };
    if (!Array.isArray(request.items)) throw new Refusal('invalid', 'items must be a list');
    const items = request.items.map((item, index) => readWantedItem(item, `items[${index}]`));
    const index = chooseItem(items, choice);
    const item = items[index];
    if (item === undefined) throw new Refusal('invalid', 'items must not be empty');
    // A stored request states the ids; in a new one they are the positions.
    const { id } = asRecord(request.items[index], `items[${index}]`);
    return { item, itemId: typeof id === 'number' ? id : index + 1 };
  });
}

function chooseItem(items: WantedItem[], choice: string | undefined): number {
  if (items.length <= 1 && choice === undefined) return 0;
  const byName = items.findIndex(({ name }) => name.trim().toLowerCase() === choice?.trim().toLowerCase());
  if (byName !== -1) return byName;
  if (choice !== undefined && /^[1-9]\d{0,5}$/.test(choice) && Number(choice) <= items.length)
    return Number(choice) - 1;
  const names = items.slice(0, 10).map(({ name }, index) => `${index + 1} (${name})`);
  const list = `${names.join(', ')}${items.length > names.length ? ` … ${items.length}` : ''}`;
  const problem = choice === undefined ? `there are ${items.length} items` : `no item is "${choice}"`;
  throw new Refusal('invalid', `${problem}; choose one with --item: ${list}`);
}

async function readContext(file: string): Promise<SourcingContext> {
  const value = await readJsonFile(file, 'a JSON file of a sourcing_context');
  if (Value.Check(SourcingContextSchema, value)) return value;
  const [first] = Value.Errors(SourcingContextSchema, value);
  const place = first?.instancePath.slice(1).replaceAll('/', '.') || 'the context';
  throw new Refusal('invalid', `${file}: ${place} ${first?.message ?? 'is not valid'}.`);
}

/** Makes the refusals of `read` a sentence that starts with the file. */
function withFileName<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.kind, `${file}: ${error.message}.`);
    throw error;
  }
}
