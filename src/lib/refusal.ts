/** One thing that is wrong with a request; `path` leads to the value (keys and indices). */
export interface Issue {
  code: string;
  path: (string | number)[];
  message: string;
  /** Further facts a caller can act on, such as `current_version` or `sr_id`. */
  [fact: string]: unknown;
}

export type RefusalKind = 'invalid' | 'unauthorized' | 'not_found' | 'conflict' | 'precondition_failed' | 'unavailable';

/**
 * A request that is understood and declined, with what the caller needs to mend it.
 * It knows no HTTP: `http/errors.ts` is the one place that turns it into an answer; the CLI prints its message.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly issues: Issue[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    details: { issues?: Issue[]; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(message);
    this.kind = kind;
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
