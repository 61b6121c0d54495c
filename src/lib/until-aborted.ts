/**
 * Settles as `work` does, or rejects with the signal's reason as soon as that is aborted. The work itself is not
 * stopped by this: what it does afterwards is ignored, also its failure.
 */
export function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
