import { readFile } from 'node:fs/promises';
import Value from 'typebox/value';
import { type Issue, Refusal } from '../../../lib/refusal.ts';
import { catalogSourceName } from '../../catalog.ts';
import type { FieldProblem } from '../../field-reader.ts';
import { SourcesFileSchema } from './source-schema.ts';
import { SourceSettingError } from './source-setting-error.ts';
import { type SourceSettings, sourceSettings } from './source-settings.ts';

export interface SourcesOptions {
  /** The platform names a source may deliver. */
  platforms: readonly string[];
  /** The value of an environment variable. */
  secret: (name: string) => string | undefined;
}

/**
 * Reads and checks the configuration file of the marketplaces.
 * @throws Refusal ('invalid') that names the file and, one issue each, every field that cannot be used.
 */
export async function readSources(file: string, options: SourcesOptions): Promise<SourceSettings[]> {
  let value: unknown;
  try {
    value = JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('invalid', `The marketplaces cannot be read from ${file} (SOURCES_FILE): ${reason}`);
  }
  return parseSources(value, file, options);
}

/** Checks the content of the file; `file` only names it in the refusal. */
export function parseSources(value: unknown, file: string, options: SourcesOptions): SourceSettings[] {
  if (!Value.Check(SourcesFileSchema, value)) throw refusal(file, schemaProblems(value));
  const problems: FieldProblem[] = [];
  const settings = value.sources.flatMap((source, index) => {
    const place = `sources[${index}]`;
    const isTaken =
      source.name === catalogSourceName || value.sources.findIndex(({ name }) => name === source.name) < index;
    if (isTaken)
      problems.push({ field: `${place}.name`, message: `must be another than "${source.name}", which is taken` });
    try {
      return sourceSettings(source, options);
    } catch (error) {
      if (!(error instanceof SourceSettingError)) throw error;
      problems.push({ field: `${place}.${error.field}`, message: error.message });
      return [];
    }
  });
  if (problems.length > 0) throw refusal(file, problems);
  return settings;
}

function refusal(file: string, problems: FieldProblem[]): Refusal {
  const issues = problems.map(({ field, message }): Issue => ({ code: 'invalid_source', path: [field], message }));
  const first = problems[0];
  const summary = first === undefined ? '' : `${first.field} ${first.message}`;
  return new Refusal('invalid', `${file} (SOURCES_FILE) cannot be used: ${summary}`, {
    issues: problems.length > 1 ? issues : [],
  });
}

/** What the schema finds wrong, one problem per field, in words that say what would be right. */
function schemaProblems(value: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  const choices = new Map<string, string[]>();
  const put = (field: string, message: string) => {
    if (!problems.has(field)) problems.set(field, { field: field || 'the file', message });
  };
  for (const { keyword, instancePath, params, message } of Value.Errors(SourcesFileSchema, value)) {
    const field = fieldName(instancePath);
    const facts = params as { requiredProperties?: string[]; additionalProperties?: string[]; allowedValue?: unknown };
    if (keyword === 'const') choices.set(field, [...(choices.get(field) ?? []), String(facts.allowedValue)]);
    else if (keyword === 'anyOf') put(field, `must be one of ${(choices.get(field) ?? []).join(', ')}`);
    else if (keyword === 'required') {
      for (const name of facts.requiredProperties ?? []) put(member(field, name), 'is missing');
    } else if (keyword === 'additionalProperties') {
      for (const name of facts.additionalProperties ?? []) put(member(field, name), 'is not known here');
    } else if (keyword !== 'boolean') put(field, message);
  }
  return [...problems.values()];
}

function member(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`;
}

/** `/sources/0/search/url` → `sources[0].search.url`. */
function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((field, part) => (/^\d+$/.test(part) ? `${field}[${part}]` : member(field, part)), '');
}
