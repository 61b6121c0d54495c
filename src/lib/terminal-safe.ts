// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text without what a terminal would obey: control characters other than line end and tab become U+FFFD. */
export function terminalSafe(text: string): string {
  return text.replace(control, '\ufffd');
}

/**
 * A stream that writes texts as `terminalSafe` has them when it leads to a terminal: titles, notes of marketplaces and
 * messages of others come through it. What goes to a file or another program stays as it is.
 */
export function toTerminal<Stream extends NodeJS.WriteStream>(stream: Stream): Stream {
  if (stream.isTTY !== true) return stream;
  return new Proxy(stream, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      if (key !== 'write') return value.bind(target);
      return (chunk: unknown, ...rest: unknown[]) =>
        Reflect.apply(value, target, [typeof chunk === 'string' ? terminalSafe(chunk) : chunk, ...rest]);
    },
  });
}
