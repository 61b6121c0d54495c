/** One fault of a request, with the way to the value. */
export interface Issue {
  code: string;
  path: (string | number)[];
  message: string;
  [fact: string]: unknown;
}

/** The service refused; `status` is 0 where it could not be reached at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly issues: readonly Issue[];

  constructor(status: number, message: string, issues: readonly Issue[]) {
    super(message);
    this.status = status;
    this.issues = issues;
  }

  /** Reads the body of a refusal, whatever it is. */
  static from(status: number, body: unknown): ApiError {
    const refusal = typeof body === 'object' && body !== null ? (body as { error?: unknown; issues?: unknown }) : {};
    const message = typeof refusal.error === 'string' ? refusal.error : `The service answered ${status}.`;
    return new ApiError(status, message, Array.isArray(refusal.issues) ? (refusal.issues as Issue[]) : []);
  }

  /** True when the same request may succeed a little later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** True when a token is needed, or the one that was sent is wrong. */
export function needsToken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
