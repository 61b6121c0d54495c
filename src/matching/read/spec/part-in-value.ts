import { askedBy } from '../../claim/asked-property.ts';
import type { Attribute } from '../../listing.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { findColours } from '../colour/find-colours.ts';
import { findMaterials } from '../material/find-materials.ts';
import { partsOfValue } from '../material/part-materials.ts';
import { resolveName } from '../name/resolve-name.ts';

const idle = wordSet('words beside a part');

const textOf = ({ raw, tokens }: TextFacts, from: number, to: number) =>
  raw.slice(tokens[from]?.start, tokens[to - 1]?.end);

/**
 * What the value of a look asks of parts of the goods: 盖材质 of bamboo for 材质: 竹盖, and the colour of a dial for "Colour: black dial".
 * Null where it speaks of the whole, of other things as well, or where the name speaks of a part itself.
 */
export function wishesOfParts({ name, value }: Attribute): Attribute[] | null {
  const asked = askedBy(resolveName(name));
  if (asked.look === null || asked.partIds.length > 0 || asked.modifiers.length > 0) return null;
  const text = readText(value);
  const mentions = asked.look === 'colour' ? findColours(text) : findMaterials(text);
  const parts = partsOfValue(text, mentions);
  if (parts.length === 0 || parts.some((part) => part.mentions.length === 0)) return null;
  const said = [...parts, ...mentions];
  const isSaid = (at: number) => said.some(({ from, to }) => at >= from && at < to);
  if (text.tokens.some(({ kind, stem }, at) => kind !== 'mark' && !isSaid(at) && !idle.has(stem))) return null;
  const owned = new Set(parts.flatMap((part) => part.mentions));
  const own = mentions.filter((mention) => !owned.has(mention));
  const [first, last] = [own[0], own.at(-1)];
  const ofWhole = first === undefined || last === undefined ? [] : [{ name, value: textOf(text, first.from, last.to) }];
  const ofParts = parts.map((part) => {
    const called = textOf(text, part.from, part.to);
    const joint = beginsInChinese(called) || beginsInChinese(name) ? '' : ' ';
    const looks = part.mentions.map(({ from, to }) => textOf(text, from, to));
    return { name: `${called}${joint}${name}`, value: looks.join(' ') };
  });
  return [...ofWhole, ...ofParts];
}
