import type { FeatureName } from '../../ontology/features.ts';
import { partNames } from '../../ontology/part-names.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText, runTogether, unspacedOf } from '../../text/read-text.ts';
import { chineseOf, isKnownThing } from '../name/in-chinese.ts';
import { englishOf } from '../name/in-english.ts';
import { otherNames } from '../name/same-thing.ts';
import { adjectiveOfAbility } from './can-be-done.ts';
import type { OfPart } from './feature.ts';
import { featureNameOf } from './feature-name.ts';

const partsKnown = new Set<string>();
/** Names of one thing: rows of parts that goods have or lack. Other rows join parts of which the same is said. */
const namesByPart = new Map<string, readonly string[]>();
for (const { names, isHad } of partNames) {
  const phrases = runTogether(names);
  for (const phrase of phrases) {
    partsKnown.add(phrase);
    if (isHad === true) namesByPart.set(phrase, [...(namesByPart.get(phrase) ?? []), ...phrases]);
  }
}
const longestHan = 4;

/** All names of a part or a thing, run together, in both languages; the name alone where nothing is known of it. */
export function namesOfThing(name: string): readonly string[] {
  const others = beginsInChinese(name) ? englishOf(name) : [...otherNames([name]), ...chineseOf([name])];
  return [...new Set([unspacedOf(name), ...(namesByPart.get(unspacedOf(name)) ?? []), ...runTogether(others)])];
}

/** "Touch screen" and 触摸屏 parted into what is said and the part that it is said of; null for other names. */
export function partedName(name: string): { said: string; part: string } | null {
  if (!beginsInChinese(name)) {
    const words = readText(name).tokens.flatMap(({ kind, stem }) => (kind === 'mark' ? [] : [stem]));
    const part = words.at(-1) ?? '';
    return words.length > 1 && partsKnown.has(part) ? { said: words.slice(0, -1).join(''), part } : null;
  }
  for (let length = Math.min(longestHan, name.length - 2); length > 0; length -= 1) {
    const part = name.slice(-length);
    if (partsKnown.has(part)) return { said: name.slice(0, -length), part };
  }
  return null;
}

const whatCanBeDone = /^\p{L}{3,}(?:[ai]ble|proof|tight)$/iu;

const isThere = wordSet('says that a thing is there');

/** "Plug fitted" as "plug", and "lid removable" as "removable lid": a known thing with what can be done with it, or what it withstands, behind it; null for any other name. */
export function turnedAbout(name: string): string | null {
  const done = canBeDone(name);
  if (done !== null) return done;
  const words = name.normalize('NFKC').trim().split(/\s+/u);
  const quality = words.at(-1) ?? '';
  if (
    words.length < 2 ||
    !(whatCanBeDone.test(quality) || isThere.has(quality.toLowerCase())) ||
    !words.every((word) => /^[\p{L}-]+$/u.test(word))
  )
    return null;
  const thing = words.slice(0, -1).join(' ');
  const last = readText(thing).tokens.at(-1)?.stem ?? '';
  if (!partsKnown.has(last) && !isKnownThing(last)) return null;
  return isThere.has(quality.toLowerCase()) ? thing : `${quality} ${thing}`;
}

const thingFirst =
  /^(?:the )?(?<thing>\p{L}+(?: \p{L}+)?) (?<said>(?:can|may|could) (?:easily )?be .+|(?:can )?comes? (?:off|out)|detach(?:es)?)$/iu;
const hanCanBe = /^可(?<done>\p{Script=Han}{1,2}?)(?<thing>\p{Script=Han}{2,4})$/u;

/** "Battery can be replaced" as "replaceable battery", "legrests come off" as removable ones, 可取出鞋垫 as 鞋垫可取出; null for any other name. */
function canBeDone(name: string): string | null {
  const raw = singleSpaced(name);
  const { thing, said = '' } = thingFirst.exec(raw)?.groups ?? {};
  const able = said.startsWith('detach') ? 'removable' : adjectiveOfAbility(said);
  if (thing !== undefined && able !== null) return `${able} ${thing}`;
  const han = hanCanBe.exec(raw)?.groups;
  return han?.thing !== undefined && isKnownThing(han.thing) ? `${han.thing}可${han.done}` : null;
}

const empty = new Set(['with', 'no', 'non', 'without', '带', '有', '无']);

/** What a row's feature is said of: of the property that the row names, or of a part, as "Screen: touch" tells a touch screen. */
export function qualityOfPart({
  names,
  excludedBy = [],
  of = [],
  saidOf,
  deniedOf,
}: Pick<FeatureName, 'names' | 'excludedBy' | 'of' | 'saidOf' | 'deniedOf'>): OfPart | null {
  if (of.length > 0) return { parts: runTogether(of), phrases: runTogether(saidOf), excludedBy: runTogether(deniedOf) };
  const found = names.flatMap((name) => partedName(name) ?? []).filter(({ said }) => !empty.has(said));
  if (found.length === 0) return null;
  const parts = [...new Set(found.flatMap(({ part }) => namesOfThing(part)))];
  return { parts, phrases: [...new Set(found.map(({ said }) => said))], excludedBy: runTogether(excludedBy) };
}

const mostNames = 60;

/** "Removable hood", "hood is removable", 帽子可拆卸: a quality by all its names, said of a thing by all of its. */
export function qualityAndThing(qualities: readonly string[], things: readonly string[]): readonly string[] {
  const names = qualities.flatMap((quality) => {
    const isHan = beginsInChinese(quality);
    return things.flatMap((thing) => {
      if (beginsInChinese(thing) !== isHan) return [];
      return [`${quality}${thing}`, isHan ? `${thing}${quality}` : `${thing}is${quality}`];
    });
  });
  return names.slice(0, mostNames);
}

/** What is said of a part as one name, in the order of its language and the other way round; null where the name is no known part's. */
export function waysToSayOfPart(part: string, said: string): readonly [string, string] | null {
  const thing = featureNameOf(part);
  const isHan = beginsInChinese(thing);
  if (isHan !== beginsInChinese(said) || namesOfThing(thing).length < 2) return null;
  return isHan ? [`${said}${thing}`, `${thing}${said}`] : [`${said} ${part}`, `${part} ${said}`];
}
