import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../src/catalog/product.ts';
import { migrate } from '../../../src/db/migrate.ts';
import { openDatabase } from '../../../src/db/open-database.ts';
import type { Assessment, SpecResult } from '../../../src/matching/assessment.ts';
import { cleanupToJson, createDetailsWriter, specMatchingToJson } from '../../../src/sourcing/products/product-json.ts';
import { type RecordEntry, readRecordEntry } from '../../../src/sourcing/products/record-entry.ts';
import { createItemQuestions } from '../../../src/sourcing/questions/item-questions.ts';
import { recordedLanguages } from '../../../src/sourcing/questions/question.ts';
import type { FrozenItem } from '../../../src/sourcing/runs/run.ts';
import { findRun } from '../../../src/sourcing/runs/run-store.ts';
import { recordJson } from '../../../src/sourcing/runs/run-view.ts';
import { aProduct } from '../../support/sourcing-builders.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { makeTestFolder } from '../../support/test-folder.ts';

const item: FrozenItem = {
  ...{ itemId: 7, revision: 3, name: 'Bottle', description: '', quantity: 500 },
  specs: [
    { name: 'Capacity', value: '500 ml', required: true },
    { name: 'Colour', value: 'navy' },
    { name: 'Lid', value: 'yes', required: true },
  ],
};

/** The entry as the contract has it, straight from what was assessed. */
function entryOf(product: Product, assessment: Assessment): RecordEntry {
  const { priceExclusion, specResults } = assessment;
  return {
    productId: product.product_id,
    platform: product.platform,
    itemId: item.itemId,
    itemRevision: item.revision,
    title: product.title,
    url: product.url ?? null,
    images: product.images ?? [],
    price: product.price ?? null,
    unitPrice: assessment.unitPrice,
    moq: product.moq ?? null,
    unit: product.unit ?? null,
    supplier: product.supplier ?? {},
    variants: product.variants ?? [],
    verdict: assessment.verdict,
    vetoScore: assessment.vetoScore,
    rerankMatchScore: assessment.rerankMatchScore,
    bufferNotes: assessment.bufferNotes,
    variantIndex: assessment.variantIndex,
    specResults:
      priceExclusion === null
        ? specResults
        : [...specResults, { ...priceExclusion, specName: 'target price', required: true, kind: 'max_price' as const }],
    questions: createItemQuestions(item, recordedLanguages)(product, assessment),
  };
}

function readBack(product: Product, assessment: Assessment): RecordEntry {
  const key = { productId: product.product_id, platform: product.platform, itemId: 7, itemRevision: 3 };
  return readRecordEntry(key, {
    spec_matching_json: specMatchingToJson(assessment),
    cleanup_json: cleanupToJson(product),
    details_json: createDetailsWriter(item)(product, assessment),
  });
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', '500 ml', '毫升', '"\\\u2028'),
);
const evidence = fc.option(fc.record({ field: text, text }));

/** As the matcher builds it: the order of the members is the order on the wire. */
const specResult = fc
  .record({ values: fc.array(text), found: fc.option(text), evidence, reasoning: text, method: text })
  .chain((said) =>
    fc.record({
      specName: text,
      specValues: fc.constant(said.values),
      required: fc.boolean(),
      // Mostly the words of the evidence, as when a listing speaks; another value when a person does.
      productValue: fc.constantFrom(said.found, said.evidence?.text ?? null),
      matchType: fc.constantFrom('match' as const, 'unknown' as const, 'not_match' as const),
      reasoning: fc.constant(said.reasoning),
      evidence: fc.constant(said.evidence),
      method: fc.constant(said.method),
    }),
  ) satisfies fc.Arbitrary<SpecResult>;

const assessment = fc.record({
  verdict: fc.constantFrom('shortlisted' as const, 'pending' as const, 'eliminated' as const),
  vetoScore: fc.double({ min: 0, max: 3, noNaN: true }).map(Math.abs),
  rerankMatchScore: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
  specResults: fc.array(specResult, { maxLength: 5 }),
  bufferNotes: fc.array(text, { maxLength: 2 }),
  priceExclusion: fc.option(specResult),
  unitPrice: fc.option(fc.constant({ amount: '2.40', currency: 'USD', minQuantity: 1 })),
  variantIndex: fc.option(fc.nat(9)),
});

const offer = fc.record(
  {
    title: text,
    url: text,
    images: fc.array(text),
    moq: fc.nat(),
    unit: text,
    supplier: fc.record({ name: text }, { requiredKeys: [] }),
  },
  { requiredKeys: ['title'] },
);

describe('the record entry of a product', () => {
  test('read back from what is stored, it is byte for byte what was assessed', () => {
    fc.assert(
      fc.property(offer, assessment, (given, assessed) => {
        const product: Product = { ...aProduct({ title: 'Bottle' }), ...given };
        expect(JSON.stringify(readBack(product, assessed))).toBe(JSON.stringify(entryOf(product, assessed)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('runs recorded when the record of a product was stored whole', () => {
  const folder = makeTestFolder('migrations-before');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const migrations = path.join(import.meta.dirname, '..', '..', '..', 'migrations');

  test('keep their records byte for byte, also those without questions', async () => {
    for (const file of readdirSync(migrations).filter((name) => name < '0008')) {
      cpSync(path.join(migrations, file), path.join(folder, file));
    }
    const home = await createTestDatabase({ empty: true });
    const database = await openDatabase({ databaseUrl: home.url, dataDir: '', migrationsFolder: folder });
    try {
      const { pool } = database;
      const runId = '01a1fcf1-25c1-73fb-84f0-fb40598d97e4';
      await pool.query(
        `INSERT INTO sourcing_runs (run_id, request_id, sr_id, sr_version, state, sourcing_context, items_total,
                                    items_done, created_at, finished_at)
         VALUES ($1, 1, 'SR-1', 1, 'done', '{}', 1, 1, now(), now())`,
        [runId],
      );
      await pool.query(
        `INSERT INTO run_items (run_id, position, item_id, item_revision, item, state) VALUES ($1, 1, 7, 3, $2, 'done')`,
        [runId, JSON.stringify(item)],
      );
      const entries: string[] = [];
      const assessed = fc.sample(fc.tuple(offer, assessment), { numRuns: 60, seed: 8 });
      for (const [index, [given, said]] of assessed.entries()) {
        const product: Product = { ...aProduct({ title: 'Bottle' }), ...given, product_id: `${1000 + index}` };
        const whole = entryOf(product, { ...said, verdict: 'pending', vetoScore: 1 - index / 100 });
        const { questions, unitPrice: _notYetStored, ...rest } = whole;
        const entry = JSON.stringify(index % 2 === 0 ? { ...rest, questions } : rest);
        entries.push(entry);
        await pool.query(
          `INSERT INTO run_products (run_id, item_position, platform, product_id, verdict, price_excluded, veto_score,
                                     rerank_match_score, spec_matching_json, cleanup_json, record_json)
           VALUES ($1, 1, $2, $3, 'pending', false, $4, 0, $5, $6, $7)`,
          [
            ...[runId, product.platform, product.product_id, rest.vetoScore],
            specMatchingToJson({ ...said, verdict: 'pending', vetoScore: rest.vetoScore }),
            cleanupToJson(product),
            entry,
          ],
        );
      }
      expect(await migrate(pool, migrations)).toContain('0008_product_details');
      const run = await findRun(pool, runId);
      if (run === null) throw new Error('The run is gone.');
      expect((await Array.fromAsync(recordJson(pool, run, { isTrusted: true }))).join('')).toContain(
        `"possibleMatches":[${entries.join(',')}]`,
      );
    } finally {
      await database.close();
      await home.drop();
    }
  });
});
