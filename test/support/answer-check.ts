import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Response {
  /** Of a response that is written once, among the components. */
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, unknown>;
}
interface Operation {
  responses: Record<string, Response>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

const file = path.join(import.meta.dirname, '..', '..', 'openapi.json');
export const openapiDocument: Document = JSON.parse(readFileSync(file, 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'document', ...openapiDocument });
const validators = new Map<string, ValidateFunction>();

export interface ReceivedAnswer {
  method: string;
  url: string;
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/**
 * Fails unless an answer is one that the committed document announces: its status is listed for the operation, its
 * body is valid by an independent validator (Ajv), its headers are there. Answers of no operation (404, 405) must be
 * errors of the common form.
 */
export function checkAnswer({ method, url, status, headers, text }: ReceivedAnswer): void {
  const place = `${method} ${url} → ${status}`;
  if (typeof headers['x-request-id'] !== 'string') throw new Error(`${place}: the request id is missing`);
  const found = findOperation(method, new URL(url, 'http://localhost').pathname);
  if (found === undefined) {
    if (status !== 404 && status !== 405) throw new Error(`${place}: the document has no such operation`);
    validate(place, '/components/schemas/Error', JSON.parse(text));
    return;
  }
  const declared = found.operation.responses[status];
  const shared = declared?.$ref?.split('/').at(-1);
  const response = shared === undefined ? declared : openapiDocument.components.responses[shared];
  if (response === undefined) throw new Error(`${place}: the status is not in the document; the answer was ${text}`);
  for (const name of Object.keys(response.headers ?? {})) {
    if (headers[name.toLowerCase()] === undefined) throw new Error(`${place}: the header ${name} is missing`);
  }
  if (response.content === undefined) {
    if (text !== '') throw new Error(`${place}: a body was sent and none is documented`);
    return;
  }
  const mediaType = String(headers['content-type']).split(';')[0] ?? '';
  if (response.content[mediaType] === undefined) throw new Error(`${place}: ${mediaType} is not in the document`);
  const base =
    shared === undefined
      ? ['paths', found.path, method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', shared];
  const pointer = [...base, 'content', mediaType, 'schema'];
  validate(place, `/${pointer.map(escapePointer).join('/')}`, mediaType.endsWith('json') ? JSON.parse(text) : text);
}

/** Fails unless the body of a message is what the document says of its event. */
export function checkMessage(event: string, body: unknown): void {
  const pointer = ['webhooks', event, 'post', 'requestBody', 'content', 'application/json', 'schema'];
  validate(`message ${event}`, `/${pointer.map(escapePointer).join('/')}`, body);
}

function findOperation(method: string, pathname: string): { path: string; operation: Operation } | undefined {
  for (const [template, operations] of Object.entries(openapiDocument.paths)) {
    const pattern = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
    const operation = operations[method.toLowerCase()];
    if (operation !== undefined && pattern.test(pathname)) return { path: template, operation };
  }
  return undefined;
}

function validate(place: string, pointer: string, value: unknown): void {
  let validator = validators.get(pointer);
  if (validator === undefined) {
    validator = ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, validator);
  }
  if (!validator(value)) {
    throw new Error(
      `${place}: not what the document says: ${ajv.errorsText(validator.errors)} in ${JSON.stringify(value)}`,
    );
  }
}

function escapePointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
