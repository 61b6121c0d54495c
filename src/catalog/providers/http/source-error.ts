type SourceErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'too_large'
  | 'not_json'
  | 'mapping'
  | 'refused'
  | 'circuit_open'
  | 'closed';

/** Why a marketplace gave no answer: one sentence for the record of a run, never with a secret in it. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly kind: SourceErrorKind;
  readonly status: number | undefined;
  /** The pause that the marketplace requests. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: SourceErrorKind,
    message: string,
    details: { status?: number | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }

  /** True when the same request may succeed a moment later: 429, 5xx, a broken or slow connection. */
  get isTransient(): boolean {
    if (this.kind === 'network' || this.kind === 'timeout') return true;
    return this.kind === 'status' && this.status !== undefined && (this.status === 429 || this.status >= 500);
  }
}
