import type { RunRecord, RunStatus } from './run-record.ts';

/** The service answered, but not with success. `status` is the HTTP status, the message is the body's `error`. */
export class AnswerError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function getJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } });
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AnswerError(response.status, `The service answered ${response.status} without JSON.`);
  }
  if (!response.ok) {
    const error = typeof body === 'object' && body !== null && 'error' in body ? String(body.error) : '';
    throw new AnswerError(response.status, error || `The service answered ${response.status}.`);
  }
  return body as T;
}

export function getRun(runId: string, signal: AbortSignal): Promise<RunStatus> {
  return getJson(`/api/runs/${encodeURIComponent(runId)}`, signal);
}

export function getRunRecord(runId: string, signal: AbortSignal): Promise<RunRecord> {
  return getJson(`/api/runs/${encodeURIComponent(runId)}/result`, signal);
}

/** Recent runs, newest first. The answer may be a bare list or a page `{ runs: [] }`. */
export async function listRuns(signal: AbortSignal): Promise<RunStatus[]> {
  const body = await getJson<RunStatus[] | { runs?: RunStatus[] }>('/api/runs', signal);
  return Array.isArray(body) ? body : (body.runs ?? []);
}
