import { lazily } from '../../../lib/lazily.ts';
import { onceFor } from '../../../lib/once-for.ts';
import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { askedBy } from '../../claim/asked-property.ts';
import { conceptsOf, longestNameText, type NameConcepts, type NameWord } from '../../claim/name-concepts.ts';
import { type WordsOfGoods, wordsOfGoods } from '../../claim/senses.ts';
import { attributeNames } from '../../ontology/attribute-names.ts';
import { wordList } from '../../ontology/word-list.ts';
import { type ResolvedName, resolveName } from '../../read/name/resolve-name.ts';
import { hasWord } from '../../text/is-chinese.ts';
import { stemsOfName } from '../../text/stems-of-name.ts';
import { areNamesAlike } from './names-alike.ts';

/**
 * How an attribute's name answers a wanted one:
 * - `own`: both stand for one property;
 * - `same`: so they do where what names the goods is left out ("projector brightness" of a projector);
 * - `narrowed`: it adds under which condition or in which form the property is stated ("print speed, black, A4");
 * - `alike`: its words may stand for the same, in whatever order and language ("lock bow" and 锁梁 of "shackle");
 * - `part`: it names one of the things of which the wanted name counts or lists all ("USB ports" of "Ports").
 */
export type NameFit = 'own' | 'same' | 'narrowed' | 'alike' | 'part';

/** What may stand in a name for the goods themselves: the concepts of an item's name and of a listing's category. */
export interface GoodsConcepts {
  concepts: ReadonlySet<string>;
  words: WordsOfGoods;
}

export const noGoods: GoodsConcepts = { concepts: new Set(), words: wordsOfGoods([]) };

/** The concepts of names of goods: "projector" of "projector brightness". */
export function goodsConceptsOf(names: readonly string[]): GoodsConcepts {
  const read = names.map(conceptsOf);
  return {
    concepts: new Set(read.flatMap(({ telling }) => [...telling])),
    words: wordsOfGoods(read.map(({ words }) => words)),
  };
}

/** Whether a concept is one of a list of words. */
function amongWords(...lists: readonly string[]): (concept: string) => boolean {
  const concepts = lazily(() => {
    const words = lists.flatMap(wordList);
    return new Set(words.flatMap((word) => [...stemsOfName(word), ...conceptsOf(word).telling]));
  });
  return (concept) => concepts().has(concept);
}

const narrows = amongWords('narrowing name words');
const tellsKind = amongWords('kind name words');
const counts = amongWords('counted name words');

const otherStates = wordList('other state words');

/** True where a name tells of goods in another state, of what they come in or of what powers them, and the wanted one does not. */
export function namesOtherState(found: ResolvedName, wanted?: ResolvedName): boolean {
  return otherStates.some((word) => hasWord(found, word) && !(wanted !== undefined && hasWord(wanted, word)));
}

const looks = new Set(['colour', 'material', 'size', 'dimensions']);

/** Properties that every part of goods has: what a name adds to one of them may be whose it is. */
const general = new Set(
  attributeNames
    .filter(
      ({ reads = 'open', dimensions = [] }) =>
        looks.has(reads) || dimensions.includes('length') || dimensions.includes('mass'),
    )
    .map(({ id }) => `#${id}`),
);

function without(one: ReadonlySet<string>, other: ReadonlySet<string>, goods: GoodsConcepts): string[] {
  return [...one].filter((concept) => !other.has(concept) && !goods.concepts.has(concept));
}

/** Figures and single letters: "a4" of a print speed, "rj 45" of a port. */
const isFiller = (concept: string) => /^(?:[a-z]|\d[\d.]*)$/u.test(concept);

/** Of two versions of a thing, "HDMI 2.0" and "HDMI 2.1", neither is the other. */
function areVersionsApart(wanted: string, found: string): boolean {
  const versionOf = (name: string) => stemsOfName(name.replaceAll('_', ' ')).filter(isFiller).join(' ');
  const version = versionOf(wanted);
  return version !== '' && version !== versionOf(found);
}

const opposites: readonly (readonly [string, string])[] = [['input', 'output']];

function areOpposite(concept: string, { telling }: NameConcepts): boolean {
  return opposites.some(
    ([one, other]) => (concept === one && telling.has(other)) || (concept === other && telling.has(one)),
  );
}

/** "Lampshade colour" asks of a part; a name that speaks of no part, or of another one, tells nothing of it. */
function areOfOtherParts(wanted: string, found: string): boolean {
  const { partIds, look } = askedBy(resolveName(wanted));
  if (look === null || partIds.length === 0) return false;
  return !askedBy(resolveName(found)).partIds.some((id) => partIds.includes(id));
}

/** Of a gold ring with diamonds the weight of the gold is not that of the diamonds: each name says by a word of its own whose it is. */
function areOfOtherGoods(one: ReadonlySet<string>, other: ReadonlySet<string>, { concepts }: GoodsConcepts): boolean {
  const isOwn = (concept: string, rest: ReadonlySet<string>) => concepts.has(concept) && !rest.has(concept);
  return [...one].some((concept) => isOwn(concept, other)) && [...other].some((concept) => isOwn(concept, one));
}

/** "Works w/o battery" is a name of the lack of what another name asks for. */
const lacking = /\bwithout\b|\bw\/o\b|不带/iu;

/** Properties of which the most that goods take is not what they have. */
const extensible = new Set(attributeNames.filter(({ isExtensible }) => isExtensible).map(({ id }) => `#${id}`));

function isOnlyMost(wanted: NameConcepts, found: NameConcepts): boolean {
  return found.isLimit && !wanted.isLimit && [...wanted.telling].some((concept) => extensible.has(concept));
}

/**
 * How the name of an attribute answers a wanted name; null where it is another property. `isMeasure` for a wanted number: its
 * answer is no name of a kind.
 */
export function alignNames(
  wantedName: string,
  foundName: string,
  goods: GoodsConcepts,
  isMeasure: boolean,
): NameFit | null {
  const wanted = conceptsOf(wantedName);
  const found = conceptsOf(foundName);
  if (isOnlyMost(wanted, found) || areVersionsApart(wantedName, foundName)) return null;
  if (lacking.test(wantedName) !== lacking.test(foundName)) return null;
  if (areOfOtherGoods(wanted.telling, found.telling, goods)) return null;
  const fit = areOfOtherParts(wantedName, foundName) ? null : fitOfConcepts(wanted, found, goods, isMeasure);
  if (fit !== null && fit !== 'part') return fit;
  return areNamesAlike(wanted, found, goods.words, isNarrowing, general, isMeasure) ? 'alike' : fit;
}

const isNarrowing = ({ concepts }: NameWord): boolean => concepts.every((one) => isFiller(one) || narrows(one));

/** True for a name of the thing in other words, in either language: "tip-over switch" of 倾倒断电. */
export const isAlikeThing = (thing: string, foundName: string, { words }: GoodsConcepts): boolean =>
  areNamesAlike(conceptsOf(thing), conceptsOf(foundName), words, isNarrowing, general, true);

function fitOfConcepts(
  wanted: NameConcepts,
  found: NameConcepts,
  goods: GoodsConcepts,
  isMeasure: boolean,
): NameFit | null {
  const shared = [...wanted.telling].filter((concept) => found.telling.has(concept));
  const lacking = without(wanted.telling, found.telling, goods);
  // "HDMI inputs" are counted as "HDMI ports".
  const hasPlace = [...found.telling].some((concept) => counts(concept) && !wanted.telling.has(concept));
  const isPlaceMet = (concept: string) => isMeasure && hasPlace && counts(concept) && !areOpposite(concept, found);
  if (shared.length === 0 || !lacking.every(isPlaceMet)) return null;
  const extra = without(found.telling, wanted.telling, goods);
  if (extra.length === 0)
    return shared.length === found.telling.size && shared.length === wanted.telling.size ? 'own' : 'same';
  if (shared.length === 1 && general.has(shared[0] ?? '')) return null;
  const isNarrowed = (concept: string) => isFiller(concept) || narrows(concept) || (!isMeasure && tellsKind(concept));
  const isCounted = isMeasure && shared.some((concept) => counts(concept));
  const isOnlyPlaces = lacking.length > 0 && extra.every((concept) => isFiller(concept) || counts(concept));
  if (isOnlyPlaces) return 'narrowed';
  if (lacking.length > 0) return null;
  if (extra.every(isNarrowed)) return isCounted ? 'part' : 'narrowed';
  return isCounted && shared.length === wanted.telling.size ? 'part' : null;
}

/** True where a name tells the wanted property of something that the wanted name leaves open: "indoor unit noise" of "noise". */
export function isMoreOf(wantedName: string, foundName: string): boolean {
  const wanted = conceptsOf(wantedName);
  const found = conceptsOf(foundName);
  if (isOnlyMost(wanted, found) || areVersionsApart(wantedName, foundName) || found.isLeast) return false;
  if ([...wanted.telling].some((concept) => general.has(concept) || !found.telling.has(concept))) return false;
  if (namesOtherState(resolveName(foundName))) return false;
  const isProperty = [...wanted.telling].some((concept) => concept.startsWith('#'));
  // Another property that the name holds is what it tells: "noise reduction", "voltage current".
  return isProperty && ![...found.telling].some((concept) => concept.startsWith('#') && !wanted.telling.has(concept));
}

const isIdle = amongWords('narrowing name words', 'neutral name words', 'idle beside a feature');

/** True for words that say nothing more of the feature that they stand beside in a name, and for those of the goods. */
export function isIdleBeside(words: string, { concepts }: GoodsConcepts): boolean {
  return [...conceptsOf(words).telling].every(
    (concept) => isFiller(concept) || isIdle(concept) || concepts.has(concept),
  );
}

/** What a name says there is, without the words that only say that it is there: "RGB" of "RGB lighting". */
function thingIn(name: string): ReadonlySet<string> {
  const { telling } = conceptsOf(name);
  const thing = [...telling].filter((concept) => !counts(concept));
  return thing.length > 0 ? new Set(thing) : telling;
}

/** True where a value of a list names the thing and nothing else: "RGB" among the kinds of lighting. */
export function isNameOf(thing: string, value: string): boolean {
  // "2 x HDMI", "HDMI x 2"
  const named = value.trim().replace(/^\d{1,3} ?[x×*] ?| ?[x×*] ?\d{1,3}$/giu, '');
  const [wanted, found] = [thingIn(thing), thingIn(named)];
  const isSame = wanted.size === found.size && [...wanted].every((concept) => found.has(concept));
  return wanted.size > 0 && isSame && lettersOf(thing) === lettersOf(named);
}

/** Figures and single letters of a name: the "c" of "Type-C", which "Closed type" lacks. */
const lettersOf = (name: string) => stemsOfName(name).filter(isFiller).join(' ');

/**
 * How a name is that of a thing:
 * - `same`: it says no more of it than that there is one;
 * - `counted`: it says how many there are, or in which version: "HDMI ports quantity" of HDMI, "Bluetooth version" of Bluetooth;
 * - `kind`: it names one kind of the thing: "USB charging port" of a USB port.
 */
export type ThingFit = 'same' | 'counted' | 'kind';

const between = '\u001f';

const fitsBefore = onceFor((goods: GoodsConcepts) =>
  rememberAnswers(
    (names) => {
      const [thing = '', foundName = ''] = names.split(between);
      return readThingFit(thing, foundName, goods);
    },
    { most: 1000, longest: 2 * longestNameText },
  ),
);

/** How a name is that of a thing; null where it is another one's. Listings share the names of their attributes. */
export function namesThing(thing: string, foundName: string, goods: GoodsConcepts): ThingFit | null {
  const isParted = thing.includes(between) || foundName.includes(between);
  return isParted ? readThingFit(thing, foundName, goods) : fitsBefore(goods)(`${thing}${between}${foundName}`);
}

function readThingFit(thing: string, foundName: string, goods: GoodsConcepts): ThingFit | null {
  const wanted = thingIn(thing);
  const { telling: found, isLimit } = conceptsOf(foundName);
  if (wanted.size === 0 || [...wanted].some((concept) => !found.has(concept) && !goods.concepts.has(concept)))
    return null;
  if (![...wanted].some((concept) => found.has(concept)) || !lettersOf(foundName).includes(lettersOf(thing)))
    return null;
  const all = conceptsOf(thing).telling;
  const extra = without(found, wanted, goods);
  const isPlain = (concept: string) => narrows(concept) || all.has(concept);
  if (!isLimit && extra.every(isPlain)) return 'same';
  if (extra.every((concept) => isPlain(concept) || isFiller(concept) || counts(concept))) return 'counted';
  // In both languages the last word of a name is what it names, but not behind a comma: "cushion, reversible".
  const isLast = [...all].at(-1) === [...found].at(-1) && !/[,，]/u.test(foundName);
  return isLast && !extra.some(isFiller) ? 'kind' : null;
}
