import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { type Issue, Refusal, type RefusalKind } from '../lib/refusal.ts';
import { answerEarly, isBodyComing } from './answer-early.ts';

/** The body of every answer that is not a success. */
interface ErrorBody {
  error: string;
  issues?: Issue[];
}

/** A refusal that only makes sense in HTTP (unknown route, media type, size), with its status and headers. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  readonly issues: Issue[];
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, details: { issues?: Issue[]; headers?: Record<string, string> } = {}) {
    super(message);
    this.status = status;
    this.issues = details.issues ?? [];
    this.headers = details.headers ?? {};
  }
}

/** At most this many issues go into one answer: a body of a million faults must not make a larger answer. */
export const maxIssues = 100;

const statusOfKind: Record<RefusalKind, number> = {
  invalid: 400,
  unauthorized: 401,
  not_found: 404,
  conflict: 409,
  precondition_failed: 412,
  unavailable: 503,
};

/** Faults that Fastify or Node find in a request by themselves; whatever is not named here is our own fault: 500. */
const frameworkRefusals: Record<string, { status: number; error: string }> = {
  FST_ERR_BAD_URL: { status: 404, error: 'No such route.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, error: 'No such route.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'The body is larger than the limit.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, error: 'Content-Type must be application/json.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, error: 'The body is not as long as Content-Length says.' },
};

/** Word for word as it is promised to callers. */
const internalError = 'Internal error';

/** A broken connection: the caller's, where the framework met it while it read the body, and else one of ours. */
const brokenConnection = 'ECONNRESET';

interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

/** What an error means to the caller. Anything unknown becomes a 500 that reveals no internals. */
function errorToAnswer(error: unknown): ErrorAnswer {
  if (error instanceof HttpRefusal) {
    return { status: error.status, body: errorBody(error.message, error.issues), headers: error.headers };
  }
  if (error instanceof Refusal) {
    const status = statusOfKind[error.kind];
    const headers: Record<string, string> = {};
    if (error.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.retryAfterSeconds);
    if (status === 401) headers['www-authenticate'] = 'Bearer';
    return { status, body: errorBody(error.message, error.issues), headers };
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === brokenConnection && error instanceof Error && 'statusCode' in error) {
    return { status: 400, body: { error: 'The body ended early.' }, headers: {} };
  }
  const known = frameworkRefusals[code];
  if (known !== undefined) return { status: known.status, body: { error: known.error }, headers: {} };
  return { status: 500, body: { error: internalError }, headers: {} };
}

function errorBody(message: string, issues: Issue[]): ErrorBody {
  if (issues.length === 0) return { error: message };
  const shown = issues.slice(0, maxIssues).map((issue) => ({
    ...issue,
    path: issue.path.map((key) => (typeof key === 'string' ? shorten(key) : key)),
    message: shorten(issue.message),
  }));
  return { error: message, issues: shown };
}

/** A key of a megabyte that stands above a hundred faults must not come back a hundred times. */
function shorten(text: string): string {
  return text.length <= 1000 ? text : `${text.slice(0, 1000).toWellFormed()}…`;
}

/** Seconds after which a caller may come back when a fault of ours may have passed. */
const transientFaultSeconds = 5;

/**
 * Sends an error; internal errors are logged with everything the response hides, and carry Retry-After
 * where `isPassing` holds.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isPassing: (error: unknown) => boolean = () => false,
): FastifyReply {
  const answer = errorToAnswer(error);
  if (answer.status >= 500) logFault(request.log, error);
  if (answer.status === 500 && isPassing(error)) {
    answer.status = 503;
    answer.body = { error: 'The service cannot do this at the moment; try again.' };
    answer.headers['retry-after'] = String(transientFaultSeconds);
  }
  const body = JSON.stringify(answer.body);
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-length', Buffer.byteLength(body))
    .send(isBodyComing(request.raw) ? answerEarly(request.raw, body) : body);
}

function logFault(log: FastifyBaseLogger, error: unknown): void {
  log.error({ err: error }, 'A request failed');
}

/** The bytes sent on a connection whose request could not even be read as HTTP. */
export function unreadableRequestAnswer(code: string | undefined, requestId: string): string {
  const [status, error] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', 'The request took too long to arrive.']
      : code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The headers are larger than 16 KiB.']
        : ['400 Bad Request', 'The request is not valid HTTP/1.1.'];
  const body = JSON.stringify({ error });
  return (
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${body}`
  );
}
