import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { MatchType } from '../../src/matching/assessment.ts';
import { type Annotated, seeded } from './cells.ts';
import type { Answer } from './measure.ts';

/** A question for a reader who knows neither the annotation nor the matcher's answer. */
interface Question {
  id: string;
  goods: string;
  title: string;
  /** "Attribute: value". */
  wanted: string;
}

/**
 * Writes the plain cells that the matcher answered against their annotation, and as many others drawn at random, in
 * mixed order, one question a line: `{ id, goods, title, wanted }`.
 */
export function writeQuestions(file: string, products: readonly Annotated[], answers: readonly Answer[]): void {
  const plain = answers.filter(({ cell }) => cell.kind === 'plain');
  const random = seeded(20261121);
  const others = shuffled(
    plain.filter((one) => !isContested(one)),
    random,
  );
  const contested = plain.filter(isContested);
  const asked = shuffled([...contested, ...others.slice(0, contested.length)], random);
  const lines = asked.map((one) => JSON.stringify(questionOf(one, products)));
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`${asked.length} questions, ${contested.length} of them contested, are in ${file}.`);
}

/** Prints what readers say of the contested cells; of one question there may be answers of several readers. */
export function reportReaders(
  files: readonly string[],
  products: readonly Annotated[],
  answers: readonly Answer[],
): void {
  const read = new Map<string, MatchType[]>();
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((text) => text !== '')) {
    const { id, answer } = JSON.parse(line) as { id: string; answer: MatchType };
    read.set(id, [...(read.get(id) ?? []), answer]);
  }
  const rows = new Map<string, { cells: number; withMatcher: number; divided: number }>();
  for (const one of answers) {
    const said = one.cell.kind === 'plain' ? read.get(questionOf(one, products).id) : undefined;
    if (said === undefined) continue;
    const kind = `| ${one.cell.truth} | ${one.result.matchType} |`;
    const row = rows.get(kind) ?? { cells: 0, withMatcher: 0, divided: 0 };
    const agreeing = said.filter((answer) => answer === one.result.matchType).length;
    row.cells += 1;
    row.withMatcher += agreeing === said.length ? 1 : 0;
    row.divided += agreeing > 0 && agreeing < said.length ? 1 : 0;
    rows.set(kind, row);
  }
  const twice = [...read.values()].filter(({ length }) => length > 1);
  const same = twice.filter((said) => new Set(said).size === 1).length;
  console.log(`\n${read.size} questions read; ${same} of ${twice.length} read by several have one answer\n`);
  console.log('| annotation | matcher | cells | all readers agree with the matcher | divided |\n|---|---|---|---|---|');
  for (const [kind, { cells, withMatcher, divided }] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${kind} ${cells} | ${withMatcher} | ${divided} |`);
}

function isContested({ cell, result }: Answer): boolean {
  return cell.truth !== result.matchType && result.matchType !== 'unknown';
}

function questionOf({ cell, title }: Answer, products: readonly Annotated[]): Question {
  const goods = products[cell.product % products.length]?.category ?? '';
  const wanted = `${cell.attribute}: ${cell.value}`;
  const id = createHash('sha256')
    .update(JSON.stringify([goods, title, wanted]))
    .digest('hex')
    .slice(0, 16);
  return { id, goods, title, wanted };
}

function shuffled<One>(list: readonly One[], random: () => number): One[] {
  const mixed = list.map((one) => ({ one, at: random() }));
  return mixed.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
}
