/** JSON-LD of a page: the text of one script element, or why it is not kept. */
type HtmlScript = { number: number; text: Buffer } | { number: number; problem: string };

/** Nothing of a tag is kept beyond this; a script tag is shorter. */
const maxTagLength = 8 * 1024;

/**
 * Finds the `<script type="application/ld+json">` elements of an HTML page as it comes in; everything else passes by.
 * Bytes are read as latin-1 for finding and given back as they were.
 */
export async function* readHtmlScripts(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<HtmlScript> {
  let rest = '';
  let line = 1;
  let script: { number: number; length: number; parts: string[] } | undefined;
  const consume = (length: number): string => {
    const text = rest.slice(0, length);
    rest = rest.slice(length);
    line += text.split('\n').length - 1;
    return text;
  };
  const keep = (text: string) => {
    if (script === undefined) return;
    script.length += text.length;
    if (script.length <= maxBytes) script.parts.push(text);
    else script.parts = [];
  };
  const finish = (): HtmlScript[] => {
    if (script === undefined) return [];
    const { number, length, parts } = script;
    script = undefined;
    if (length > maxBytes) return [{ number, problem: `is longer than ${maxBytes} bytes` }];
    return [{ number, text: Buffer.from(withoutWrapping(parts.join('')), 'latin1') }];
  };
  for await (const chunk of bytes) {
    rest += chunk.toString('latin1');
    for (;;) {
      if (script !== undefined) {
        const end = rest.search(/<\/script/i);
        // The mark may be cut in two by the chunk's end.
        keep(consume(end === -1 ? Math.max(0, rest.length - 8) : end));
        if (end === -1) break;
        consume(8);
        yield* finish();
        continue;
      }
      const start = rest.search(/<script\b/i);
      if (start === -1) {
        consume(Math.max(0, rest.length - 8));
        break;
      }
      consume(start);
      const close = rest.indexOf('>');
      if (close === -1) {
        if (rest.length <= maxTagLength) break;
        consume(7);
        continue;
      }
      const tag = consume(close + 1);
      if (isJsonLd(tag)) script = { number: line, length: 0, parts: [] };
    }
  }
  if (script !== undefined) yield { number: script.number, problem: 'ends inside a script' };
}

function isJsonLd(tag: string): boolean {
  return tag
    .toLowerCase()
    .replace(/[\s"']/g, '')
    .includes('type=application/ld+json');
}

/** Older pages hide scripts from old browsers and XML parsers; only what is between the marks is JSON. */
function withoutWrapping(text: string): string {
  const start = text.indexOf('{');
  const lead = text.slice(0, Math.max(0, start));
  if (!lead.includes('<!--') && !lead.includes('<![CDATA[')) return text;
  // Blanks for what goes, so that lines keep their numbers.
  return lead.replace(/\S/g, ' ') + text.slice(start, text.lastIndexOf('}') + 1);
}
