import { type RecordedProduct, type RunRecord, readRecord, runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

/** Feedback as it is answered. */
export interface Feedback {
  verdict: string | null;
  value: string | null;
  note: string | null;
  by: string;
  written_by: string;
  counts_from: string;
  recorded_match_type: string;
  item_ids: number[];
  spec_key: string;
  spec_values: string[];
  message: string;
}

export const bearer = { authorization: 'Bearer secret-token' };

/** A service with a done run of two items over bottles, of which one id is on two platforms and one looks like two. */
export interface FeedbackService {
  service: TestService;
  /** With the token, which everything that writes needs; `service.call` says it without one. */
  call: TestService['call'];
  srId: string;
  runId: string;
  /** Runs the same request again; returns the record. */
  runAgain(): Promise<RunRecord>;
  /** Of the first run unless another is named. */
  specUrl(product: string, spec?: string, id?: string): string;
}

export async function openFeedbackService(): Promise<FeedbackService> {
  const service = await openTestService({ API_TOKEN: 'buyer:secret-token' });
  const call: TestService['call'] = (method, url, body, headers = bearer) => service.call(method, url, body, headers);
  const twin = aProduct({ platform: '1688', product_id: '1004', title: 'steel water bottle', attributes: [] });
  const colon = aProduct({ product_id: 'eco:9', title: 'Insulated stainless steel water bottle' });
  await service.importProducts([...bottles(), twin, colon]);
  await service.service.startWorker(2);
  const other = [{ name: 'Capacity', value: '750 ml', required: true }];
  const srId = await storeRequest(call, [
    anItem('Insulated stainless steel water bottle', bottleSpecs),
    anItem('Steel water bottle', other),
  ]);
  const runId = await runJob(call, srId);
  return {
    service,
    call,
    srId,
    runId,
    runAgain: async () => readRecord(call, await runJob(call, srId)),
    specUrl: (product, spec = 'Capacity', id = runId) =>
      `/job/${id}/products/${product}/specs/${encodeURIComponent(spec)}`,
  };
}

/** A product of a record; `itemAt` counts the items that have it. */
export function entryOf(record: RunRecord, productId: string, platform = 'alibaba', itemAt = 0): RecordedProduct {
  const { shortlist, possibleMatches, eliminated } = record.result;
  const found = [...shortlist, ...possibleMatches, ...eliminated]
    .filter((entry) => entry.productId === productId && entry.platform === platform)
    .sort((a, b) => a.itemId - b.itemId)[itemAt];
  if (found === undefined) throw new Error(`The record has no product ${platform}:${productId}.`);
  return found;
}
