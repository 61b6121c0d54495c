/** Members deeper than this are left out: an error whose cause is itself has no end. */
const maxDepth = 5;

/**
 * What a log line says of an error: its kind, message and stack, its plain members (such as `code` and `detail` of a
 * database error), and its causes. Objects that an error carries are left out: that of a broken database connection
 * holds the whole connection, several kilobytes of state with the server's address.
 */
export function errorToLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const plain = Object.entries(error).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  const said = { type: error.name, ...Object.fromEntries(plain), message: error.message, stack: error.stack };
  if (depth === maxDepth) return said;
  const deeper = (inner: unknown) => errorToLog(inner, depth + 1);
  return {
    ...said,
    ...(error.cause === undefined ? {} : { cause: deeper(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(deeper) } : {}),
  };
}
