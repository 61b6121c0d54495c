import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeProgress, importFeed } from '../catalog/feeds/import-feed.ts';
import { type Config, readConfig } from '../config.ts';
import { packageRoot } from '../lib/package-root.ts';
import { present } from '../lib/present.ts';
import { startProgress } from '../lib/progress.ts';
import { createLog } from '../observability/log.ts';
import { openService } from '../service.ts';
import type { CommandContext } from './command-context.ts';
import { type RunRecord, renderRecord } from './render-record.ts';

/** The service's own API, called without a network: the same routes, the same checks. */
type Call = (method: 'GET' | 'POST', url: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

const sampleFolder = path.join(packageRoot, 'sample');

async function readSample(name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(sampleFolder, name), 'utf8'));
}

/** Stores the demo request, or finds the one an earlier demo stored. */
async function storeRequest(call: Call): Promise<string> {
  const answer = await call('POST', '/api/v1/sourcing-requests', await readSample('requests/demo.json'));
  const body = answer.body as { sr_id?: string; error?: string; issues?: { sr_id?: string }[] };
  const srId = answer.status === 201 ? body.sr_id : body.issues?.find((issue) => issue.sr_id !== undefined)?.sr_id;
  if (srId === undefined) throw new Error(`The sample request was refused (${answer.status}): ${body.error}`);
  return srId;
}

async function waitForRun(
  call: Call,
  statusUrl: string,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<void> {
  using progress = startProgress(say, 'The run is at work');
  for (;;) {
    signal.throwIfAborted();
    const { body } = await call('GET', statusUrl);
    const run = body as { state: string; error: string | null; progress: { done: number; total: number } };
    if (run.state === 'done') return;
    if (run.state === 'failed' || run.state === 'cancelled') throw new Error(`The run is ${run.state}: ${run.error}`);
    progress.update(`${run.progress.done} of ${run.progress.total} items`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function addressesToOpen(config: Config, runId: string, srId: string): string {
  const origin = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port || 3000}`;
  return [
    'All of this stays in the data folder. Start the service with "npm start", then open:',
    `  ${origin}/dashboard/${runId}   the run, product by product`,
    `  ${origin}/job/${runId}/products   the same for a program`,
    `  ${origin}/api/sr/${srId}/result   the whole record`,
    `  ${origin}/docs   the reference of the API`,
  ].join('\n');
}

/** The action of `assay demo`: the whole loop on the sample data, through the service's own API. */
export async function runDemo(context: CommandContext): Promise<void> {
  const say = (text: string) => context.stderr.write(`${text}\n`);
  const config = readConfig(context.env);
  const log = createLog({ level: config.logLevel });
  await using service = await openService({
    config,
    log,
    clock: context.clock,
    signal: context.signal,
    onProgress: say,
    drainTimeoutMs: 5_000,
  });
  const summary = await importFeed({
    uri: config.catalogUri,
    file: path.join(sampleFolder, 'catalog.jsonl'),
    platforms: config.platforms,
    signal: context.signal,
    onProgress: (progress) => say(describeProgress(progress)),
    onRejected: ({ line, reason }) => say(`sample/catalog.jsonl, line ${line}: ${reason}`),
  });
  say(`The sample catalog is loaded: ${summary.read - summary.rejected} products, ${summary.new} of them new.`);
  await service.startWorker(2);
  const app = await service.createApp();
  const token = config.apiTokens[0];
  const call: Call = async (method, url, body) => {
    const answer = await app.inject({
      method,
      url,
      headers: present({
        authorization: token && `Bearer ${token}`,
        'content-type': body === undefined ? undefined : 'application/json',
      }),
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.json() as unknown };
  };
  const srId = await storeRequest(call);
  const started = await call('POST', '/api/sourcing-jobs', {
    sr_id: srId,
    sourcing_context: await readSample('contexts/demo.json'),
  });
  if (started.status !== 202) throw new Error(`The run was not started: ${JSON.stringify(started.body)}`);
  const { job_id: runId, statusUrl } = started.body as { job_id: string; statusUrl: string };
  await waitForRun(call, statusUrl, context.signal, say);
  const record = (await call('GET', `/api/runs/${runId}/result`)).body as RunRecord;
  context.stdout.write(`\n${renderRecord(record, Math.min(context.stdout.columns ?? 100, 160))}\n`);
  context.stdout.write(`\n${addressesToOpen(config, runId, srId)}\n`);
}
