/** A token that callers send, and the caller's name in history. */
interface ApiToken {
  /** Undefined where none was given. */
  name: string | undefined;
  token: string;
}

/** What may be sent after "Bearer" (RFC 6750, section 2.1); there is no colon in it. */
export const bearerTokenPattern = /[A-Za-z0-9._~+/-]+=*/;

const configuredToken = new RegExp(
  `^(?:(?<name>[A-Za-z0-9][A-Za-z0-9._-]{0,99}):)?(?<token>${bearerTokenPattern.source})$`,
);

/** Reads a token as it is configured, `token` or `name:token`; null when it could never be sent in a header. */
export function parseApiToken(text: string): ApiToken | null {
  const { name, token } = configuredToken.exec(text)?.groups ?? {};
  return token === undefined ? null : { name, token };
}
