// Compiles the published tree of product types into `src/matching/ontology/product-types.jsonl`: one row for each type with
// its names in both languages and its role. Its output is reviewed and committed; names that people add or take away stand
// in `product-type-names.jsonl` beside it and are never overwritten.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

interface TreeRow {
  id: string;
  en: string[];
  zh: string[];
  google?: { en?: string[]; zh?: string[] };
}

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, '../shared/data/product-types-en-zh.jsonl.gz');
const target = path.join(root, 'src/matching/ontology/product-types.jsonl');

const tree = gunzipSync(readFileSync(source))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as TreeRow);

const isPlural = (word: string) => /[^su]s$/i.test(word) || /(?:mice|teeth|women|men|children)$/i.test(word);

/** Single names out of a joined one: "Video Cards & Adapters" names video cards and video adapters. */
function englishNames(leaf: string, depth: number): string[] {
  const short = [...leaf.matchAll(/\(([A-Z][A-Za-z]{1,5})\)/g)].map((found) => found[1] ?? '');
  const bare = leaf.replaceAll(/\s*\([^)]*\)/g, '').trim();
  // "Kitchen & Dining" is a department: neither half of it names goods.
  const parts = depth > 2 ? partsOf(bare) : partsOf(bare).filter((part) => isPlural(part));
  return [bare, ...parts, ...short].map((name) => name.toLowerCase());
}

function partsOf(name: string): string[] {
  const parts = name.split(/\s*,\s*(?:&\s*)?|\s*&\s*|\//).filter((part) => part !== '');
  if (parts.length < 2) return [];
  const words = parts.map((part) => part.split(' '));
  if (words.every((one) => one.length === 1)) return parts;
  const [first = [], second = []] = words;
  if (parts.length > 2) return [];
  const head = second.at(-1) ?? '';
  // "Mice & Trackball Accessories" are accessories of both, and no mice.
  if (second.length > 1 && belongings.test(head)) return [];
  if (second.length === 1 && first.length > 1 && isPlural(first.at(-1) ?? ''))
    return [parts[0] ?? '', [...first.slice(0, -1), head].join(' ')];
  if (!isPlural(first.at(-1) ?? '')) return second.length > 1 ? [`${parts[0]} ${head}`, parts[1] ?? ''] : parts;
  return parts;
}

const belongings =
  /^(?:accessories|parts|supplies|equipment|cases|covers|bags|boxes|trees|safety|gardens|kits|bags|storage|care|stands|racks|holders)$/i;

const generic =
  /^(?:accessories|parts|supplies|components|equipment|services|care|storage|sets|kits|materials|other|gear|systems|tools|services|patterns|games|cleaning|controls|cases|covers|adapters|frames|stands|bases|heads|panels)$/;

function roleOf(names: string[]): string | undefined {
  const leaf = (names.at(-1) ?? '').toLowerCase();
  // "Electronics > Electronics Accessories" holds keyboards; only what is named after a type has accessories of it.
  const above = names.length > 3 ? (names.at(-2) ?? '').toLowerCase() : '';
  if (/\bparts\b|\breplacement\b|\bcomponents\b/.test(leaf)) return 'part';
  if (/\baccessories\b/.test(leaf)) return 'accessory';
  if (/\b(?:refills?|cartridges?|consumables|ink|toner)\b/.test(leaf)) return 'consumable';
  if (/\b(?:sets|kits|bundles)$/.test(leaf)) return 'set';
  if (/\b(?:parts|replacement)\b/.test(above)) return 'part';
  return /\baccessories\b/.test(above) ? 'accessory' : undefined;
}

function chineseNames(name: string): string[] {
  const bare = name.replaceAll(/\s*[（(][^）)]*[）)]/g, '').replaceAll(' ', '');
  const parts = bare.split(/[/、]/).filter((part) => part.length > 1);
  return (parts.length > 1 ? parts : [bare]).filter((part) => /^[\p{Script=Han}a-z0-9\-+]{2,10}$/iu.test(part));
}

/** The leaf of the second tree was translated by people; it stands for this type only where both name the same. */
function isReviewed({ en, google }: TreeRow): boolean {
  return google?.zh !== undefined && google.en?.at(-1) === en.at(-1) && google.en?.length === google.zh.length;
}

const reviewedNames = new Map<string, string>();
for (const row of tree) {
  if (isReviewed(row)) for (const name of chineseNames(row.google?.zh?.at(-1) ?? '')) reviewedNames.set(name, row.id);
}

const known = new Set(tree.map(({ id }) => id));
const lines = tree.map((row) => {
  const leaf = row.en.at(-1) ?? '';
  const above = row.id.slice(0, Math.max(0, row.id.lastIndexOf('-')));
  if (row.en.length > 1 && !known.has(above)) throw new Error(`${row.id} has no parent.`);
  const en = [...new Set(englishNames(leaf, row.en.length))].filter((name) => !generic.test(name));
  const reviewed = isReviewed(row);
  const written = chineseNames((reviewed ? row.google?.zh?.at(-1) : row.zh.at(-1)) ?? '');
  const zh = written.filter((name) => {
    const owner = reviewedNames.get(name);
    // A machine's name that people gave to another type is that type's.
    return reviewed || owner === undefined || owner === row.id || row.id.startsWith(`${owner}-`);
  });
  const role = roleOf(row.en);
  return JSON.stringify({ id: row.id, en, ...(zh.length > 0 ? { zh } : {}), ...(role === undefined ? {} : { role }) });
});
writeFileSync(target, `${lines.join('\n')}\n`);
process.stdout.write(`${lines.length} product types in ${target}\n`);
