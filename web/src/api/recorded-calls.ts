/** A call that the page made, as a person can repeat it. */
export interface RecordedCall {
  id: number;
  method: string;
  path: string;
  body: string | null;
}

const mostCalls = 30;
let calls: readonly RecordedCall[] = [];
let isRecording = false;
let lastId = 0;
const listeners = new Set<() => void>();

function notify(next: readonly RecordedCall[]): void {
  calls = next;
  for (const listener of listeners) listener();
}

/** Records a call while a page shows them; polling for progress is noted once. */
export async function recordCall(request: Request): Promise<void> {
  if (!isRecording) return;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (calls.at(-1)?.path === path && request.method === 'GET') return;
  const body = request.method === 'GET' ? '' : await request.clone().text();
  lastId++;
  notify([...calls, { id: lastId, method: request.method, path, body: body === '' ? null : body }].slice(-mostCalls));
}

/** Begins anew; returns what ends it. */
export function recordCalls(): () => void {
  isRecording = true;
  notify([]);
  return () => {
    isRecording = false;
  };
}

/** The calls since recording began, the oldest first. */
export function readRecordedCalls(): readonly RecordedCall[] {
  return calls;
}

/** Tells `listener` of each change from now on; returns what ends it. */
export function onRecordedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The call as a curl command for a POSIX shell. */
export function callToCurl({ method, path, body }: RecordedCall, origin: string, hasToken: boolean): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + path)}`];
  if (hasToken) lines.push('-H "Authorization: Bearer $API_TOKEN"');
  if (body !== null) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(body)}`);
  return lines.join(' \\\n  ');
}
