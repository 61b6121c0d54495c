import { readFileSync } from 'node:fs';
import type { Setting } from './setting.ts';

export type Environment = Record<string, string | undefined>;

/** Where a value in force comes from. */
export type Origin = 'default' | 'environment' | `file ${string}`;

/** The text of a setting that is in force; undefined when it is neither set nor has a default. */
interface SettingText {
  text: string | undefined;
  origin: Origin;
}

/**
 * Finds the text of a setting: its variable, for a secret also the file that `NAME_FILE` names, else its default. A
 * variable that is empty counts as missing. Line ends at the end of a file are not part of a secret.
 * @throws Error, a sentence that names the variable, when both are set or the file cannot be read or is empty.
 */
export function findSettingText(env: Environment, { name, secret = false, fallback }: Setting<unknown>): SettingText {
  const own = env[name] || undefined;
  const file = secret ? env[`${name}_FILE`] || undefined : undefined;
  if (own !== undefined && file !== undefined) {
    throw new Error(`${name} and ${name}_FILE are both set; set one of them.`);
  }
  if (file !== undefined) return { text: readSecretFile(`${name}_FILE`, file), origin: `file ${file}` };
  return own === undefined ? { text: fallback, origin: 'default' } : { text: own, origin: 'environment' };
}

function readSecretFile(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    throw new Error(`${name} names a file that cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  if (text === '') throw new Error(`${name} names an empty file: ${file}.`);
  return text;
}

/** A variable that another file names, such as the secret of a marketplace; also from the file that `NAME_FILE` names. */
export function findSecret(env: Environment, name: string): string | undefined {
  return findSettingText(env, { name, secret: true, meaning: '', parse: (text) => text }).text;
}
