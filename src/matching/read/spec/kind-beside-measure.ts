import type { Spec } from '../../assessment.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { valueFamilies } from '../../ontology/value-families.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { findFamilies, longerNamesOf, mentionsOf } from '../family/find-families.ts';
import { findMaterials } from '../material/find-materials.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { readQuantities } from '../quantity/read-quantities.ts';
import { orWords } from './split-alternatives.ts';

const joining = wordSet('words beside a part');
const mostWords = 4;

/**
 * The measures of a value and the look or the kind that it tells beside them, each as a wish of its own: "500 ml dark glass" asks for
 * dark glass as well, "27 inch IPS" for the panel. Null for any other value, and where the words between say more of the measure ("500 ml per bottle").
 */
export function kindBesideMeasure(spec: Spec, name: ResolvedName): [measures: Spec, kind: Spec] | null {
  if (askedBy(name).look !== null) return null;
  const text = readText(spec.value);
  const { quantities, lists } = readQuantities(text.tokens);
  const [first, last] = [quantities[0], quantities.at(-1)];
  if (first === undefined || last === undefined || lists.length > 0 || text.deniedBy.some((at) => at !== -1))
    return null;
  if (quantities.some(({ unit, dimension }) => unit === null || dimension === 'count' || dimension === 'share'))
    return null;
  if (text.tokens.some(({ stem }) => orWords.has(stem)) || isInMaterial(text, quantities)) return null;
  const rest = restOf(text, first.from, last.to);
  const known = rest === null ? null : resolveName(rest).known;
  if (rest === null || (known !== null && known !== name.known)) return null;
  const named = nameOfKind(readText(rest), name);
  const measures = text.raw.slice(text.tokens[first.from]?.start, text.tokens[last.to - 1]?.end);
  return named === null
    ? null
    : [
        { ...spec, value: measures },
        { ...spec, name: named, value: rest },
      ];
}

/** True where a measure is part of what a material or a value is called: "18k gold", "1/4 inch BSP". */
function isInMaterial(text: TextFacts, measures: readonly Span[]): boolean {
  const called = [...findMaterials(text), ...valueFamilies.flatMap((family) => mentionsOf(text, family))];
  return measures.some(({ from, to }) => called.some((other) => other.from < to && other.to > from));
}

/** The few words before or behind the measures; null where there are none, or some on either side. */
function restOf({ raw, tokens }: TextFacts, from: number, to: number): string | null {
  const isWord = (at: number) => tokens[at]?.kind !== 'mark' && !joining.has(tokens[at]?.stem ?? '');
  const isLetter = (at: number) => tokens[at]?.kind === 'word' && tokens[at].stem.length === 1;
  const places = tokens.flatMap((_, at) => ((at < from || at >= to) && isWord(at) ? [at] : []));
  const [start, end] = [places[0], places.at(-1)];
  if (
    start === undefined ||
    end === undefined ||
    places.length > mostWords ||
    places.every(isLetter) ||
    (start < from && end >= to)
  )
    return null;
  return raw.slice(tokens[start]?.start, tokens[end]?.end);
}

/**
 * Under which name one asks for it: a measure's own name takes no colour, and a kind that one property has is asked for under that
 * property's name ("Hard drive: 256 GB SSD" for the kind of storage). Null for words that are no look and no known kind.
 */
function nameOfKind(text: TextFacts, name: ResolvedName): string | null {
  if (findFamilies(text, name).length > 0) return name.raw;
  const look = findMaterials(text).length > 0 ? 'Material' : findColours(text).length > 0 ? 'Colour' : null;
  if (look !== null) {
    const isOfMeasure = name.known !== null && (name.known.dimensions !== undefined || askedBy(name).look === null);
    return isOfMeasure ? look : name.raw;
  }
  const [longer] = longerNamesOf(text, name);
  if (longer !== undefined) return longer.name.raw;
  const [kind, ...others] = valueFamilies.filter((family) => isWhole(mentionsOf(text, family)[0], text));
  return kind === undefined || others.length > 0 ? null : (kind.attributes[0] ?? null);
}

const isWhole = (span: { from: number; to: number } | undefined, { tokens }: TextFacts) =>
  span?.from === 0 && span.to === tokens.length;
