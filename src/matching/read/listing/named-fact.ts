import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { emptyValues } from '../../ontology/negations.ts';
import type { Unit } from '../../ontology/units.ts';
import { unspacedOf } from '../../text/read-text.ts';
import { featureNameOf } from '../feature/feature-name.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { weighedAlong } from '../name/weighed-along.ts';
import { withWordsApart } from '../name/words-apart.ts';
import { inMonths } from '../quantity/time-of-name.ts';
import { labelledLines } from './labelled-lines.ts';
import type { LabelledLine } from './labelled-measures.ts';
import { splitList } from './split-list.ts';
import { Statement } from './statement.ts';
import { talksToReader } from './talks-to-reader.ts';
import type { UnitsMeant } from './units-of-listing.ts';

/** A named value of the product, of one variant, or of a "Name: value" line of the description. */
export interface NamedFact {
  name: ResolvedName;
  /** The name as written, for the evidence. */
  field: string;
  value: string;
  /** Each value of a list ("ATX, Micro ATX") on its own; one entry when it is no list. */
  parts: Statement[];
  whole: Statement;
  /** The feature that the name speaks of, run together: "Lid included" is "lid". */
  featureName: string;
  /** True when the value says nothing: empty, "n/a", "customized". */
  isEmpty: boolean;
  /** Of a bare number of a length or a weight: the units in which the rest of the listing says it may be meant. */
  unitsMeant?: () => UnitsMeant | null;
  /** The unit in which goods of the wanted type write a bare number under the name. */
  unitOfGoods?: Unit;
  /** The unit in which the catalog writes bare numbers under the name. */
  unitInCatalog?: UnitInCatalog;
}

/** A unit that the catalog tells. */
export interface UnitInCatalog {
  unit: Unit;
  /** Ends a sentence: `read in mm, by …`. */
  from: string;
}

const empty = new Set(emptyValues.map((value) => unspacedOf(value)));

const between = '\u001f';

/** Listings of like goods state the same values, which are read once: what is read of a value depends on its name and words alone. */
const factRemembered = rememberAnswers(
  (text): NamedFact => {
    const [field = '', name = '', value = '', quoted = ''] = text.split(between);
    return readNew(field, { name, value, quoted });
  },
  { most: 1000, longest: 300 },
);

/** One value under a name, read once for all listings that state it alike. */
export function readNamed(field: string, line: LabelledLine): NamedFact {
  const { name, value, quoted } = line;
  if (name.includes(between) || value.includes(between)) return readNew(field, line);
  return factRemembered([field, name, value, quoted].join(between));
}

/** A named value, as several where it lists labelled ones. */
export function readLabelled(field: string, name: string, value: string): NamedFact[] {
  return labelledLines(name, value).map((line) => readNamed(field, line));
}

/** "Weight (battery fitted): 3 kg" as "Weight: 3 kg (battery fitted)". */
function weighedLine(line: LabelledLine): LabelledLine {
  const found = weighedAlong(line.name);
  return found === null ? line : { name: found.weight, value: `${line.value} (${found.along})`, quoted: line.quoted };
}

function readNew(field: string, line: LabelledLine): NamedFact {
  const { name: writtenName, value, quoted } = weighedLine(line);
  const name = withWordsApart(writtenName);
  const resolved = resolveName(name);
  const read = (text: string, shown?: string) => withMonths(resolved, new Statement(text, undefined, shown));
  const whole = read(value, quoted);
  const parts = splitList(value);
  return {
    name: resolved,
    field,
    featureName: featureNameOf(name),
    value,
    whole,
    parts: parts.length > 1 ? parts.map((part) => read(part)) : [whole],
    isEmpty: statesNothing(value, whole) || talksToReader(value),
  };
}

/** Metres under the name of an age are months: "18m+", "0-36M". */
function withMonths(name: ResolvedName, statement: Statement): Statement {
  const { quantities } = name.known?.id === 'age' ? statement.quantities : { quantities: [] };
  for (const [at, one] of quantities.entries()) quantities[at] = inMonths(one, name);
  return statement;
}

/** A value without words is empty unless it is a mark of its own, such as a tick. */
function statesNothing(value: string, whole: Statement): boolean {
  const { unspaced } = whole.text;
  return unspaced === '' ? emptyMarks.has(value.trim()) : empty.has(unspaced);
}

const emptyMarks = new Set(emptyValues.filter((one) => unspacedOf(one) === ''));

/** Facts by the key of their name, each list in the order of the listing. */
export function byKey(facts: readonly NamedFact[]): Map<string, NamedFact[]> {
  const map = new Map<string, NamedFact[]>();
  for (const fact of facts) {
    const list = map.get(fact.name.key);
    if (list === undefined) map.set(fact.name.key, [fact]);
    else list.push(fact);
  }
  return map;
}
