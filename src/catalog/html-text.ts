import { decodeHTMLStrict } from 'entities/decode';

const silentElements = new Set(['script', 'style', 'template', 'noscript', 'head']);
const lineElements = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
]);
const tagName = /^\/?([a-z][a-z0-9]*)(?=[\s/>]|$)/i;

/**
 * The readable text of a description that may be HTML: tags and comments gone, scripts and styles gone with their
 * content, block elements as line breaks, entities decoded once, control characters and runs of white space folded.
 * A "<" that opens no tag ("cable < 1 m") stays. Linear in the length of the text.
 */
export function htmlToText(text: string): string {
  if (!text.includes('<') && !text.includes('&')) return cleanText(text);
  let out = '';
  let position = 0;
  while (position < text.length) {
    const open = text.indexOf('<', position);
    if (open === -1) break;
    out += text.slice(position, open);
    if (text.startsWith('<!--', open)) {
      position = endOf(text, '-->', open);
      continue;
    }
    const name = tagName.exec(text.slice(open + 1, open + 32))?.[1]?.toLowerCase();
    // Looked for only where a tag may be: a text of nothing but "<" is not searched to its end for each of them.
    const close = name === undefined ? -1 : text.indexOf('>', open);
    if (name === undefined || close === -1) {
      out += '<';
      position = open + 1;
      // Without any ">" ahead nothing can be a tag: the rest is text.
      if (name !== undefined) break;
      continue;
    }
    position = close + 1;
    if (text.charAt(open + 1) !== '/' && silentElements.has(name)) position = endOfElement(text, name, position);
    out += lineElements.has(name) ? '\n' : ' ';
  }
  return cleanText(decodeEntities(out + text.slice(position)));
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** The position after `</name>`; the end of the text when the element is never closed. */
function endOfElement(text: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}\\s{0,8}>`, 'gi');
  closing.lastIndex = from;
  return closing.exec(text) === null ? text.length : closing.lastIndex;
}

/** Soft hyphens only say where a line may break. Of an entity the semicolon is asked for: "R&D" and "&copy2" are text. */
function decodeEntities(text: string): string {
  return decodeHTMLStrict(text).replaceAll('\u00ad', '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/** Anything that `cleanText` might change; most texts of a feed have none of it, and are clean as they are. */
const perhapsUnclean = /[^ -~\u4e00-\u9fff]| {2}|^ | $/;

/** Text without control characters and lone surrogates, white space folded, at most one empty line in a row. */
export function cleanText(text: string): string {
  if (!perhapsUnclean.test(text)) return text;
  return text
    .toWellFormed()
    .replace(controls, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
