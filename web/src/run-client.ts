import type { LatestResult, RunList, RunRecord, RunStatus } from './answers.ts';

/** The service answered, but not with success. `status` is the HTTP status, the message is the body's `error`. */
export class AnswerError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a path of the API. @throws AnswerError when the service refuses. */
export function getJson<T>(path: string, signal: AbortSignal): Promise<T> {
  return callJson(path, { signal, headers: { accept: 'application/json' } });
}

async function callJson<T>(path: string, request: RequestInit): Promise<T> {
  const response = await fetch(path, request);
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

/** Changes something, with the token of whoever does it. @throws AnswerError, with status 401 when a token is needed. */
export function sendJson<T>(method: 'PUT' | 'POST' | 'DELETE', path: string, body: unknown, token: string): Promise<T> {
  return callJson(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function getRun(runId: string, signal: AbortSignal): Promise<RunStatus> {
  return getJson(`/api/runs/${encodeURIComponent(runId)}`, signal);
}

export function getRunRecord(runId: string, signal: AbortSignal): Promise<RunRecord> {
  return getJson(`/api/runs/${encodeURIComponent(runId)}/result`, signal);
}

/** The record of the latest done run of a request, and whether it is stale. */
export function getLatestResult(srId: string, signal: AbortSignal): Promise<LatestResult> {
  return getJson(`/api/sr/${encodeURIComponent(srId)}/result`, signal);
}

/** The newest runs, newest first; of one request when `srId` is given. */
export async function listRuns(signal: AbortSignal, srId?: string): Promise<RunStatus[]> {
  const query = srId === undefined ? '' : `?sr_id=${encodeURIComponent(srId)}`;
  return (await getJson<RunList>(`/api/runs${query}`, signal)).runs;
}
