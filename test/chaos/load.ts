import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { anItem, bottleSpecs } from '../support/sourcing-builders.ts';

/** What the service has acknowledged about a request, and what it may have done without saying so. */
export interface KnownRequest {
  externalId: string;
  srId: string;
  version: number;
  notes: string | null;
  /** What else it may be, where the load ended before that was known. */
  uncertain?: { version: number; notes: string };
}

interface Outcome {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

/** An answer that the contract does not have, or a 5xx, with when it came. */
export interface Oddity {
  atMs: number;
  what: string;
  /** 5xx of any kind; the caller decides whether the database was away. */
  isServerFault: boolean;
}

/** Everything that was acknowledged, and everything odd. */
export interface Ledger {
  requests: Map<string, KnownRequest>;
  runs: Set<string>;
  acknowledged: { creates: number; patches: number; starts: number; reads: number };
  /** Calls without an answer: the connection broke or nobody listened. */
  unanswered: number;
  oddities: Oddity[];
}

export interface Load {
  ledger: Ledger;
  /** Ends when every client has ended its call in hand. */
  run(signal: AbortSignal): Promise<void>;
}

const answerLimitMs = 100_000;
const pauseMs = 40;

/** A mixed load of creates, patches, starts and reads by so many clients, each on requests of its own. */
export function createLoad(
  origins: readonly string[],
  clients: number,
  {
    onAnswer = () => undefined,
    mayStart = () => true,
  }: {
    onAnswer?: (durationMs: number, what: string) => void;
    /** Whether a further run may be started: more than workers get done only grow the queue. */
    mayStart?: () => boolean;
  } = {},
): Load {
  const ledger: Ledger = {
    requests: new Map(),
    runs: new Set(),
    acknowledged: { creates: 0, patches: 0, starts: 0, reads: 0 },
    unanswered: 0,
    oddities: [],
  };
  let turn = 0;

  function note(what: string, status: number): void {
    ledger.oddities.push({ atMs: Date.now(), what, isServerFault: status >= 500 });
  }

  /** Undefined: nobody knows what became of it. 5xx too: what was being stored may have been stored. */
  async function call(
    method: string,
    path: string,
    expected: readonly number[],
    body?: object,
    key?: string,
  ): Promise<Outcome | undefined> {
    turn += 1;
    const origin = origins[turn % origins.length] ?? '';
    const startedAt = performance.now();
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        signal: AbortSignal.timeout(answerLimitMs),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      onAnswer(performance.now() - startedAt, `${method} ${path.split('?')[0]}`);
      const { status } = answer;
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      if (!expected.includes(status)) note(`${method} ${path.split('?')[0]}: ${status} ${text.slice(0, 200)}`, status);
      if (status >= 500) return undefined;
      return { status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {}, headers: answer.headers };
    } catch (error) {
      ledger.unanswered += 1;
      if (error instanceof Error && error.name === 'TimeoutError') note(`${method} ${path}: no answer in time`, 0);
      return undefined;
    }
  }

  /** Repeats until the outcome is known: that is what keys are for. */
  async function untilKnown(
    ask: () => Promise<Outcome | undefined>,
    signal: AbortSignal,
  ): Promise<Outcome | undefined> {
    for (;;) {
      const outcome = await ask();
      if (outcome !== undefined || signal.aborted) return outcome;
      await sleep(300);
    }
  }

  async function create(signal: AbortSignal): Promise<KnownRequest | undefined> {
    const externalId = randomUUID();
    const notes = `first ${randomUUID()}`;
    const items = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, (_, n) =>
      anItem(`Steel water bottle ${n}`, bottleSpecs),
    );
    const body = { external_id: externalId, merchant: { id: 'chaos', name: 'Chaos' }, notes, items };
    const path = '/api/v1/sourcing-requests';
    const outcome = await untilKnown(() => call('POST', path, [201], body, externalId), signal);
    if (outcome?.status !== 201) return undefined;
    const known = { externalId, srId: String(outcome.body.sr_id), version: Number(outcome.body.version), notes };
    ledger.requests.set(known.srId, known);
    ledger.acknowledged.creates += 1;
    return known;
  }

  /** After an answer that did not come the request is read: it is as before, or as it was to be. */
  async function patch(known: KnownRequest, signal: AbortSignal): Promise<void> {
    const path = `/api/v1/sourcing-requests/${known.srId}`;
    const notes = `later ${randomUUID()}`;
    const outcome = await call('PATCH', path, [200], { version: known.version, notes });
    if (outcome?.status === 200) {
      if (outcome.body.version !== known.version + 1) note(`${path}: version ${outcome.body.version}`, 200);
      Object.assign(known, { version: known.version + 1, notes });
      ledger.acknowledged.patches += 1;
      return;
    }
    const now = await untilKnown(() => call('GET', path, [200]), signal);
    if (now?.status !== 200) {
      // The load ended first: either may be true.
      Object.assign(known, { uncertain: { version: known.version + 1, notes } });
      return;
    }
    const isBefore = now.body.version === known.version && now.body.notes === known.notes;
    const isAfter = now.body.version === known.version + 1 && now.body.notes === notes;
    if (!isBefore && !isAfter) note(`${path}: half changed, version ${now.body.version}, ${now.body.notes}`, 200);
    Object.assign(known, { version: now.body.version, notes: now.body.notes });
  }

  async function start(known: KnownRequest, signal: AbortSignal): Promise<void> {
    const key = randomUUID();
    const ask = () => call('POST', '/api/sourcing-jobs', [202], { sr_id: known.srId }, key);
    const outcome = await untilKnown(ask, signal);
    if (outcome?.status !== 202) return;
    ledger.runs.add(String(outcome.body.job_id));
    ledger.acknowledged.starts += 1;
  }

  async function read(known: KnownRequest): Promise<void> {
    const runs = [...ledger.runs];
    const run = runs[Math.floor(Math.random() * runs.length)];
    const paths = ['/api/runs?limit=5', `/api/v1/sourcing-requests/${known.srId}`, '/api/v1/sourcing-requests?limit=5'];
    if (run !== undefined) {
      paths.push(`/api/runs/${run}`, `/job/${run}/products?page=1&page_size=5`, `/api/runs/${run}/result`);
      paths.push(`/job/${run}/diagnosis`, `/job/${run}/products.csv`);
    }
    // A run that is not over has no products yet: 404 is the contract's answer.
    const outcome = await call('GET', paths[Math.floor(Math.random() * paths.length)] ?? '', [200, 404]);
    if (outcome !== undefined) ledger.acknowledged.reads += 1;
  }

  async function client(signal: AbortSignal): Promise<void> {
    const own: KnownRequest[] = [];
    while (!signal.aborted) {
      const known = own[Math.floor(Math.random() * own.length)];
      const dice = Math.random();
      if (known === undefined || dice < 0.1) {
        const created = await create(signal);
        if (created !== undefined) own.push(created);
      } else if (dice < 0.35) await patch(known, signal);
      else if (dice < 0.45 && mayStart()) await start(known, signal);
      else await read(known);
      await sleep(pauseMs);
    }
  }

  return {
    ledger,
    run: async (signal) => {
      await Promise.all(Array.from({ length: clients }, () => client(signal)));
    },
  };
}
