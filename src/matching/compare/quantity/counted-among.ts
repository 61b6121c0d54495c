import { onceFor } from '../../../lib/once-for.ts';
import { wordList } from '../../ontology/word-list.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { Statement } from '../../read/listing/statement.ts';
import { containerAt } from '../../read/quantity/per-container.ts';
import { plainNumberWord } from '../../read/quantity/read-measure.ts';
import type { Requirement } from '../../read/spec/requirement.ts';
import { plainName } from '../../text/plain-name.ts';
import { readText } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { bestOf, type Finding } from '../finding.ts';
import { inFact, type Located } from '../located.ts';
import { counting } from './count-beside.ts';
import { countedInText, isCountable } from './counted-in-text.ts';
import { wantedCount } from './stated-count.ts';

/** An attribute as one sentence: "Number of holes: single hole". */
const sentenceOf = onceFor((fact: NamedFact) => new Statement(`${fact.name.raw.replaceAll('_', ' ')}: ${fact.value}`));

const longestCounting = 120;

/** True for an attribute with a number that is no measure by its name: nothing else is read as a sentence. */
const mayCount = onceFor((fact: NamedFact): boolean => {
  const { tokens } = fact.whole.text;
  const isNumber = ({ kind }: Token, at: number) => kind === 'number' || plainNumberWord(tokens, at) !== null;
  return !fact.isEmpty && fact.name.unit === null && tokens.some(isNumber);
});

/** "Basic ethernet ports quantity: 8" counts one kind of the ports: its name says more than that there are some. */
function isOfKind({ name, keys }: Requirement, { text: { tokens } }: Statement, { span }: Finding): boolean {
  const colon = tokens.findIndex(({ stem }) => stem === ':');
  // Which names stand for the same things is known of the goods.
  if (
    span === null ||
    span.from >= colon ||
    (name.known === null && keys.some(({ ofGoods }) => ofGoods?.dimension === 'count'))
  )
    return false;
  const ahead = tokens
    .slice(0, span.from)
    .filter(({ kind, stem }) => kind !== 'mark' && !counting.has(stem) && stem !== 'of');
  return ahead.some(({ stem }) => !name.stems.includes(stem)) && name.stems.length === 1;
}

/** Of "usb 3.2 gen 2" and "usb 3.2 gen 2x2" neither is the other, though both count ports. */
const isNumbered = ({ raw }: Requirement['name']) => /\d/u.test(raw);

/** "Number of boxes" and 包数 count what the goods come in, of which a list of the content tells less. */
const asksContainers = ({ raw }: Requirement['name']) => {
  const { tokens } = readText(raw);
  return tokens.some((_, at) => containerAt(tokens, at) !== null);
};

/** How many a seller wants to be ordered, and how many are taken at once, is no number of anything in the goods. */
const ofNoContent = new Set(['names of orders', 'names of one portion'].flatMap(wordList));

/** What attributes under any name say of a number of things: "Attachments: 4 heads", "Placket: 3-button", "no_of_vents: 13". */
export function countedAmong(requirement: Requirement, named: readonly NamedFact[]): Located | null {
  const asked = requirement.alternatives.filter((wanted) => wantedCount(wanted) !== null);
  if (
    asked.length === 0 ||
    !isCountable(requirement) ||
    asksContainers(requirement.name) ||
    isNumbered(requirement.name)
  )
    return null;
  const findings: Located[] = [];
  for (const fact of named) {
    // What stands under the spec's own name has been asked as its value.
    if (
      ofNoContent.has(plainName(fact.name.raw)) ||
      fact.value.length > longestCounting ||
      fact.name.key === requirement.name.key ||
      !mayCount(fact)
    )
      continue;
    for (const wanted of asked) {
      const statement = sentenceOf(fact);
      const found = countedInText(requirement, wanted, statement);
      if (found !== null && !isOfKind(requirement, statement, found))
        findings.push(inFact(fact, { ...found, span: null }));
    }
  }
  return bestOf(findings);
}
