import { SourceError } from './source-error.ts';

/**
 * The text of a body, read as it streams in and given up as soon as it is larger than `maxBytes` after decompression.
 * The character set is the one the answer names, UTF-8 otherwise.
 */
export async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  contentType: string | null,
  maxBytes: number,
): Promise<{ text: string; bytes: number }> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (bytes > maxBytes) throw new SourceError('too_large', `the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { text: decoderFor(contentType).decode(Buffer.concat(chunks)), bytes };
}

function decoderFor(contentType: string | null): { decode(bytes: Uint8Array): string } {
  const label = /;\s*charset="?([A-Za-z0-9_:.-]{1,40})"?/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder(); // an unknown name: JSON is UTF-8 unless proven otherwise
  }
}

/** Whole numbers that JSON.parse would round: ids of 17 and more digits. */
const longInteger = /[[:,\s]-?\d{17,}(?=[\s,\]}])/;

/** Reads JSON. Integers too long for a number become their digits as text, so that long ids stay what they are. */
export function parseAnswer(text: string): unknown {
  try {
    const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    if (!longInteger.test(plain)) return JSON.parse(plain);
    const keepDigits = (_: string, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '')
        ? context?.source
        : value;
    return JSON.parse(plain, keepDigits);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SourceError('not_json', `the answer is not JSON (${reason.slice(0, 120)})`);
  }
}
