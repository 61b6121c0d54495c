import type pg from 'pg';
import type { TaskContext } from '../../threads/serve-tasks.ts';
import { readComparison } from '../comparison/comparison-view.ts';
import { csvText, workbookOf } from '../export/product-tables.ts';
import { listItems } from '../products/items-view.ts';
import { productsJson } from '../products/products-view.ts';
import type { RankLists } from '../products/rank-lists.ts';
import { type ProductsQuery, selectProducts } from '../products/select-products.ts';
import type { LanguageCode } from '../questions/language-codes.ts';
import { readRun } from '../runs/read-run.ts';
import { recordJson } from '../runs/run-view.ts';

/** An answer that may be large or take long; its run has been found to be there and over. */
export type AnswerInput =
  | { answer: 'record'; runId: string; isTrusted: boolean; members: object }
  | { answer: 'products' | 'csv' | 'xlsx'; runId: string; query: ProductsQuery }
  | {
      answer: 'questions';
      runId: string;
      query: ProductsQuery;
      language: LanguageCode | undefined;
      only: string[] | undefined;
      isTrusted: boolean;
    }
  | { answer: 'diagnosis'; runId: string; itemId: number | undefined }
  | { answer: 'comparison'; beforeId: string; afterId: string };

interface AnswerMeans {
  pool: pg.Pool;
  rankLists: RankLists;
}

/** Diagnosis and questions read with the matcher, which takes seconds to load: no other answer waits for it. */
async function* textOf(input: AnswerInput, { pool, rankLists }: AnswerMeans): AsyncGenerator<string | Uint8Array> {
  if (input.answer === 'record') {
    yield* recordJson(pool, await readRun(pool, input.runId), input);
  } else if (input.answer === 'diagnosis') {
    const { readDiagnosis } = await import('../diagnosis/diagnosis-view.ts');
    yield JSON.stringify(await readDiagnosis(pool, input.runId, input.itemId));
  } else if (input.answer === 'comparison') {
    const [before, after] = await Promise.all([readRun(pool, input.beforeId), readRun(pool, input.afterId)]);
    yield JSON.stringify(await readComparison(pool, before, after));
  } else {
    const ranking = await rankLists.of(input.runId);
    const selection = selectProducts(ranking.products, input.query);
    if (selection.totalCount === 0) await listItems(pool, input.runId, input.query.itemId);
    if (input.answer === 'products') yield* productsJson(pool, input.runId, input.query, selection);
    else if (input.answer === 'questions') {
      const { questionsJson } = await import('../questions/questions-view.ts');
      yield* questionsJson(pool, ranking, input);
    } else if (input.answer === 'csv') yield* csvText(pool, ranking.run, selection, input.query);
    else yield* workbookOf(pool, ranking.run, selection, input.query);
  }
}

/** Smaller parts are put together: a message to another thread costs more than the copy. */
const leastChunk = 64 * 1024;

/** Returns what writes one answer after the other, in parts. */
export function createAnswerTask(means: AnswerMeans) {
  const encoder = new TextEncoder();
  return async (input: AnswerInput, { write }: Pick<TaskContext, 'write'>): Promise<void> => {
    let waiting: Uint8Array[] = [];
    let bytes = 0;
    const flush = async () => {
      if (bytes === 0) return;
      // A copy of its own memory, which is given away.
      const chunk = new Uint8Array(bytes);
      let at = 0;
      for (const part of waiting) {
        chunk.set(part, at);
        at += part.length;
      }
      waiting = [];
      bytes = 0;
      await write(chunk);
    };
    for await (const text of textOf(input, means)) {
      const part = typeof text === 'string' ? encoder.encode(text) : text;
      waiting.push(part);
      bytes += part.length;
      if (bytes >= leastChunk) await flush();
    }
    await flush();
  };
}
