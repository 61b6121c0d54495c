import { present } from '../../../lib/present.ts';
import { SourceError } from './source-error.ts';
import type { RequestDescription } from './source-schema.ts';
import { SourceSettingError } from './source-setting-error.ts';

/** What a placeholder may stand for. An undefined value (the cursor of the first page) leaves its parameter out. */
export type TemplateValues = Record<string, string | number | undefined>;

export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const placeholder = /\{([a-z_]+)\}/g;

/** The scheme and host are fixed text: no value can send a request elsewhere. */
const fixedOrigin = /^https?:\/\/[^/?#{}@\s]+(?=[/?#]|$)/;

/**
 * Checks a described request once and returns the function that fills it. Values are percent-encoded in the address and
 * in forms; in a JSON body a text that is one placeholder alone takes the value with its type.
 * @throws SourceSettingError for an unknown placeholder, a placeholder in the host, a body on a GET.
 */
export function compileRequest(
  description: RequestDescription,
  known: readonly string[],
): { render(values: TemplateValues): HttpRequest; placeholders: ReadonlySet<string> } {
  const method =
    description.method ?? (description.body === undefined && description.form === undefined ? 'GET' : 'POST');
  const { url, headers = {}, body, form } = description;
  const used = new Set<string>();
  checkText(url, 'url', known, used);
  checkAddress(url);
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[A-Za-z0-9-]{1,64}$/.test(name)) throw new SourceSettingError('headers', `must not name a header "${name}"`);
    if (/[^\t -~]/.test(value)) throw new SourceSettingError(`headers.${name}`, 'must be visible ASCII on one line');
    if (value.search(placeholder) !== -1)
      throw new SourceSettingError(`headers.${name}`, 'must not hold a placeholder');
  }
  if (body !== undefined && form !== undefined)
    throw new SourceSettingError('form', 'must be left out when body is given');
  if (method === 'GET' && (body !== undefined || form !== undefined)) {
    throw new SourceSettingError(body === undefined ? 'form' : 'body', 'must be left out of a GET');
  }
  checkValue(body, 'body', known, used);
  checkValue(form, 'form', known, used);
  const types = present({
    'content-type': body === undefined ? form && 'application/x-www-form-urlencoded' : 'application/json',
  });
  return {
    placeholders: used,
    render: (values) => ({
      method,
      url: renderAddress(url, values),
      headers: {
        accept: 'application/json',
        ...types,
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      },
      body: form === undefined ? JSON.stringify(renderValue(body, values)) : renderForm(form, values),
    }),
  };
}

function checkText(text: string, field: string, known: readonly string[], used: Set<string>): void {
  for (const [whole, name = ''] of text.matchAll(placeholder)) {
    if (!known.includes(name)) {
      throw new SourceSettingError(field, `has the unknown placeholder ${whole}; known are {${known.join('}, {')}}`);
    }
    used.add(name);
  }
}

function checkValue(value: unknown, field: string, known: readonly string[], used: Set<string>): void {
  if (typeof value === 'string') checkText(value, field, known, used);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) checkValue(entry, `${field}.${key}`, known, used);
  }
}

function checkAddress(url: string): void {
  if (!fixedOrigin.test(url) || !URL.canParse(url.replace(placeholder, 'x'))) {
    throw new SourceSettingError(
      'url',
      'must be an address such as https://api.example.com/search?q={query}, without user name or placeholder in its host',
    );
  }
}

function valueText(values: TemplateValues, name: string): string {
  return String(values[name] ?? '');
}

function fill(text: string, values: TemplateValues, encode: (text: string) => string): string {
  return text.replace(placeholder, (_, name: string) => encode(valueText(values, name)));
}

function isOmitted(text: string, values: TemplateValues): boolean {
  const name = /^\{([a-z_]+)\}$/.exec(text)?.[1];
  return name !== undefined && values[name] === undefined;
}

function renderAddress(url: string, values: TemplateValues): string {
  const start = url.indexOf('?');
  if (start === -1) return fill(url, values, encodeSegment);
  const parameters = url
    .slice(start + 1)
    .split('&')
    .filter((parameter) => !isOmitted(parameter.slice(parameter.indexOf('=') + 1), values));
  return fill(url.slice(0, start) + (parameters.length === 0 ? '' : `?${parameters.join('&')}`), values, encodeSegment);
}

/** Encoded or not, a segment of dots alone leads to another path. @throws SourceError */
function encodeSegment(text: string): string {
  if (/^\.{1,2}$/.test(text)) throw new SourceError('mapping', `"${text}" cannot stand in an address`);
  return encodeURIComponent(text);
}

function renderForm(form: Record<string, string>, values: TemplateValues): string {
  const filled = Object.entries(form).filter(([, text]) => !isOmitted(text, values));
  return new URLSearchParams(
    filled.map(([name, text]): [string, string] => [name, fill(text, values, (plain) => plain)]),
  ).toString();
}

function renderValue(value: unknown, values: TemplateValues): unknown {
  if (typeof value === 'string') {
    const name = /^\{([a-z_]+)\}$/.exec(value)?.[1];
    return name === undefined ? fill(value, values, (plain) => plain) : values[name];
  }
  if (Array.isArray(value)) return value.map((entry) => renderValue(entry, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renderValue(entry, values)]));
}
