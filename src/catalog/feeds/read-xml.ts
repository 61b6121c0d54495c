import sax from 'sax';
import { Refusal } from '../../lib/refusal.ts';
import type { FeedRecord } from './feed-record.ts';

/** Elements that are records: RSS items, Atom entries, and what own exports call a product. */
const recordElements = new Set(['item', 'entry', 'product']);
const maxDepth = 64;
const maxAttributes = 1_000;
/** What an element takes beside its text, so that a million empty ones are too much as well. */
const elementCharacters = 32;

/** An element that is being read: its text, or its children by name. */
interface OpenElement {
  name: string;
  /** From Google's namespace: it goes before a sibling of the same name without a prefix. */
  isPrefixed: boolean;
  text: string;
  /** Its text with that of its children, where it stands. */
  whole: string;
  href: string | undefined;
  children: Map<string, { isPrefixed: boolean; values: unknown[] }>;
}

/**
 * Reads the items of an XML feed one at a time: each becomes a record of its children by local name (text, a nested
 * record, or a list where a name comes again). A wrong entity or a stray tag costs the item it stands in; a document
 * type with declarations of its own is refused, so that no entity can grow or reach a file. Throws Refusal, with the
 * line, for what cannot be read on.
 */
export async function* readXml(bytes: AsyncIterable<Buffer>, maxCharacters: number): AsyncGenerator<FeedRecord> {
  const decoder = new TextDecoder('utf-8');
  const reader = new ItemReader(maxCharacters);
  for await (const chunk of bytes) {
    reader.write(decoder.decode(chunk, { stream: true }));
    yield* reader.take();
    reader.check();
  }
  reader.write(decoder.decode());
  reader.end();
  yield* reader.take();
  reader.check();
}

class ItemReader {
  readonly #parser = sax.parser(true, { position: true });
  readonly #maxCharacters: number;
  #found: FeedRecord[] = [];
  #refusal: Refusal | undefined;
  #depth = 0;
  #attributes = 0;
  /** The record being read, from the outermost element in; empty between records. */
  #open: OpenElement[] = [];
  #startLine = 1;
  #characters = 0;
  #problem: string | undefined;
  #hasRoot = false;

  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
    this.#parser.onopentagstart = () => {
      this.#attributes = 0;
    };
    this.#parser.onattribute = () => {
      if (++this.#attributes > maxAttributes) this.#refuse(`has an element of more than ${maxAttributes} attributes`);
    };
    this.#parser.onopentag = (tag) => this.#openTag(tag.name, tag.attributes);
    this.#parser.onclosetag = () => this.#closeTag();
    this.#parser.ontext = (text) => this.#addText(text);
    this.#parser.oncdata = (text) => this.#addText(text);
    this.#parser.ondoctype = (text) => {
      if (/\[|<!ENTITY/i.test(text)) this.#refuse('declares entities of its own, which are never read');
    };
    this.#parser.onerror = (error) => this.#fail(error.message.split('\n', 1)[0] ?? 'is wrong');
  }

  write(text: string): void {
    // In pieces: the parser looks at the size of its buffers once a call.
    for (let at = 0; at < text.length && this.#refusal === undefined; at += 65_536) {
      this.#parser.write(text.slice(at, at + 65_536));
    }
  }

  end(): void {
    if (this.#refusal !== undefined) return;
    const wasOpen = this.#open.length > 0;
    this.#parser.onerror = () => {
      this.#parser.resume();
    };
    this.#parser.close();
    if (wasOpen) {
      this.#found.push({ number: this.#startLine, problem: 'ends inside an element' });
    } else if (!this.#hasRoot) {
      this.#refuse('holds no element');
    } else if (this.#depth > 0) {
      this.#refuse('ends before its root element does; the records before that were read');
    }
  }

  take(): FeedRecord[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Throws what makes reading on impossible, after everything before it was taken. */
  check(): void {
    if (this.#refusal !== undefined) throw this.#refusal;
  }

  #refuse(what: string): void {
    this.#refusal ??= new Refusal('invalid', `The XML ${what} (line ${this.#parser.line + 1}).`);
  }

  #fail(message: string): void {
    this.#parser.resume(); // the parser goes on after the place
    if (message.startsWith('Max buffer length')) this.#refuse('has a name, attribute or comment longer than 64 kB');
    else if (this.#open.length > 0) this.#problem ??= `is not well-formed XML: ${message.replace(/\.$/, '')}`;
    else this.#refuse(`is not well-formed: ${message.replace(/\.$/, '')}`);
  }

  #openTag(name: string, attributes: Record<string, unknown>): void {
    this.#hasRoot = true;
    if (++this.#depth > maxDepth) this.#refuse(`nests deeper than ${maxDepth} elements`);
    const colon = name.indexOf(':');
    const local = name.slice(colon + 1);
    if (this.#open.length === 0) {
      if (!recordElements.has(local.toLowerCase())) return;
      this.#startLine = this.#parser.line + 1;
      this.#characters = 0;
      this.#problem = undefined;
    }
    this.#characters += elementCharacters;
    const href = typeof attributes.href === 'string' ? attributes.href : undefined;
    this.#open.push({ name: local, isPrefixed: colon !== -1, text: '', whole: '', href, children: new Map() });
    this.#dropWhenTooLong();
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element === undefined) return;
    this.#characters += text.length;
    if (this.#characters > this.#maxCharacters) {
      this.#dropWhenTooLong();
      return;
    }
    element.text += text;
    element.whole += text;
  }

  /** Keeps the frame of a record that is too long, and none of what is in it. */
  #dropWhenTooLong(): void {
    if (this.#characters <= this.#maxCharacters) return;
    this.#problem = `is longer than ${this.#maxCharacters} characters`;
    for (const element of this.#open) {
      element.text = '';
      element.whole = '';
      element.children.clear();
    }
  }

  #closeTag(): void {
    this.#depth--;
    const element = this.#open.pop();
    if (element === undefined) return;
    const parent = this.#open.at(-1);
    if (parent !== undefined) {
      if (this.#characters <= this.#maxCharacters) addChild(parent, element);
      return;
    }
    const number = this.#startLine;
    if (this.#problem !== undefined) this.#found.push({ number, problem: this.#problem });
    else this.#found.push({ number, value: recordOf(element) });
  }
}

function addChild(parent: OpenElement, element: OpenElement): void {
  const { name, isPrefixed } = element;
  parent.whole += element.whole;
  const value = elementValue(element);
  if (value === '') return;
  const known = parent.children.get(name);
  if (known === undefined || (isPrefixed && !known.isPrefixed)) {
    parent.children.set(name, { isPrefixed, values: [value] });
  } else if (isPrefixed === known.isPrefixed) {
    known.values.push(value);
  }
}

/** "Hi <b>bold</b>" is a text; elements with nothing but space between them are a record. */
function elementValue(element: OpenElement): unknown {
  const { text, whole, href, children } = element;
  if (children.size > 0 && text.trim() === '') return recordOf(element);
  return whole.trim() === '' ? (href ?? '') : whole.trim();
}

/** The children by name. Text that strays between those of a whole item is none of its members. */
function recordOf({ children }: OpenElement): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(children, ([name, { values }]) => [name, values.length === 1 ? values[0] : values]),
  );
}
