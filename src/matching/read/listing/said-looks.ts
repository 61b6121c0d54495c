import { onceFor } from '../../../lib/once-for.ts';
import type { LookClause } from '../../scope/look-clauses.ts';
import { isDenied, isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { type NamedFact, readNamed } from './named-fact.ts';
import type { Statement } from './statement.ts';

const nameOfRole = { colour: 'Color', material: 'Material' };
const shortestName = 2;

/** The clauses that tell a look as it is: none that is denied, and of the goods none that is another thing's. */
function told({ text, looks }: Statement): readonly LookClause[] {
  return looks.filter(({ name, look }) => !isDenied(text, look) && (name !== null || !isOfBundledItem(text, look)));
}

const written = ({ text: { raw, tokens } }: Statement, { from, to }: Span) =>
  raw.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** What the clauses of a text say that things look like, as names and values: "trucks" and "beige", 盒盖 and 白色. */
function looksOfThings(field: string, statement: Statement): NamedFact[] {
  return told(statement).flatMap(({ name, look, isFirst }) => {
    if (name === null || (isFirst && field === 'title') || name.to - name.from < shortestNameAt(statement, name))
      return [];
    const value = written(statement, look);
    return [readNamed(field, { name: written(statement, name), value, quoted: value })];
  });
}

/** The running text of a listing. */
interface SaidByListing {
  running: readonly { field: string; statement: Statement }[];
}

/** What clauses of a listing's running text say that things of the goods look like or are made of: "trucks in beige". */
export const looksInListing = onceFor(({ running }: SaidByListing): readonly NamedFact[] =>
  running.flatMap(({ field, statement }) => (field === 'category' ? [] : looksOfThings(field, statement))),
);

/** One character may end the names of many things: the 杯 of a glass cup and of a grinding cup. */
const shortestNameAt = ({ text }: Statement, { from }: Span) =>
  text.tokens[from]?.kind === 'character' ? shortestName : 1;

/** What a sentence of a description says the goods themselves look like: "Finished in pink", 整体为蓝色. */
export function saidLooks(field: string, statement: Statement): NamedFact[] {
  const { tokens } = statement.text;
  return told(statement).flatMap(({ name, look, from, to, role, isStated }) => {
    const isWhole = from === 0 && tokens.slice(to).every(({ kind }) => kind === 'mark');
    if (name !== null || !(isWhole || (isStated && tokens[from]?.kind === 'character'))) return [];
    const value = written(statement, look);
    return [readNamed(field, { name: nameOfRole[role], value, quoted: value })];
  });
}

/** The looks of goods that the first sentence on each tells, where no other sentence speaks of it: what comes later may contradict it. */
export function firstLooks<Fact extends { name: { key: string } }>(
  looks: readonly Fact[],
  said: readonly Fact[],
): Fact[] {
  return looks.filter(
    ({ name }, at) =>
      !said.some((one) => one.name.key === name.key) && looks.findIndex((one) => one.name.key === name.key) === at,
  );
}
