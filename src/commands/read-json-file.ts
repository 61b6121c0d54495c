import { readFile } from 'node:fs/promises';
import { Refusal } from '../lib/refusal.ts';

/**
 * The JSON value in a file. `expected` says what the file should hold ("a JSON file of one product"). Throws Refusal
 * with one sentence that names the file.
 */
export async function readJsonFile(file: string, expected: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new Refusal('not_found', `There is no file ${file}; it should be ${expected}.`);
    if (code === 'EISDIR') throw new Refusal('invalid', `${file} is a folder; it should be ${expected}.`);
    if (code === 'EACCES') throw new Refusal('invalid', `${file} may not be read by this user.`);
    throw error;
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('invalid', `${file} is not JSON (${reason}); it should be ${expected}.`);
  }
}
