import type { MatchType } from '../../../src/matching/assessment.ts';
import type { Listing } from '../../../src/matching/listing.ts';
import type { Chooser } from './choose.ts';
import type { Goods, Part } from './goods/goods.ts';
import type { GridLanguage } from './grid-cell.ts';
import type { BareCell } from './measures.ts';
import { asides, capital } from './place-fact.ts';
import { clashes, colours, materials, type Word, wordOf } from './words.ts';

/** Material or colour: the same questions of both. */
interface Aspect {
  family: string;
  table: Record<string, Word>;
  name: { en: readonly string[]; zh: string };
}

const material: Aspect = {
  family: 'material of a part',
  table: materials,
  name: { en: ['material'], zh: '材质' },
};
const colour: Aspect = { family: 'colour of a part', table: colours, name: { en: ['color', 'colour'], zh: '颜色' } };

const joints = {
  en: [' with ', ' featuring ', ' has ', ' w/ ', ' incl. ', ' + ', ', ', ' (', ' and ', ' - '],
  zh: [' ', '带', '配', '含', '+', '，', '（', '搭配'],
} as const;

/** English materials before a noun: "wooden handle"; the plain word is used as well. */
const adjectives: Record<string, readonly string[]> = { wood: ['wooden', 'wood'], wool: ['wool', 'woolen'] };
const wordsBefore = (id: string, word: Word) => adjectives[id] ?? [word.en];

const singular = (part: string) => part.replace(/(?<=[^s])s$/u, '');

interface Told {
  listing: Listing;
  goods?: string;
  part?: string;
}

/** Law 4: what is said of a part is said of the part, and what is said of the goods of the goods. */
export function partCells(goods: Goods, language: GridLanguage, chooser: Chooser): BareCell[] {
  const own = goods.materials;
  return goods.parts.flatMap((part) => {
    const ofPart = chooser.next(`${goods.en} ${part.en}`, part.materials);
    const ofGoods = own.find((one) => clashes(materials, one, ofPart));
    const cells = ofGoods === undefined ? [] : aspectCells(goods, part, material, ofGoods, ofPart, language, chooser);
    if (part.coloured === false) return cells;
    const colourIds = Object.keys(colours);
    const first = chooser.next('colour of goods', colourIds);
    const others = colourIds.filter((one) => clashes(colours, one, first));
    const second = chooser.next(`colour beside ${first}`, others);
    return [...cells, ...aspectCells(goods, part, colour, first, second, language, chooser)];
  });
}

function aspectCells(
  goods: Goods,
  part: Part,
  aspect: Aspect,
  ofGoods: string,
  ofPart: string,
  language: GridLanguage,
  chooser: Chooser,
): BareCell[] {
  const written = language === 'en' ? 'en' : 'zh';
  const asked = language === 'zh' ? 'zh' : 'en';
  const third = Object.keys(aspect.table).filter(
    (one) => clashes(aspect.table, one, ofGoods) && clashes(aspect.table, one, ofPart),
  );
  const others: readonly Told[] = [
    { listing: { title: join(goodsName(null), partPhrase(ofPart)) }, part: ofPart },
    { listing: { title: join(goodsName(ofGoods), partPhrase(null)) }, goods: ofGoods },
    { listing: { title: goodsName(ofGoods) }, goods: ofGoods },
    described(),
    {
      listing: { title: goodsName(null), attributes: [goodsAttribute(), partAttribute()] },
      goods: ofGoods,
      part: ofPart,
    },
    { listing: { title: goodsName(null), attributes: [partAttribute()] }, part: ofPart },
    { listing: { title: goodsName(null), attributes: [goodsAttribute()] }, goods: ofGoods },
    {
      listing: { title: join(goodsName(null), partPhrase(ofPart)), attributes: [goodsAttribute()] },
      goods: ofGoods,
      part: ofPart,
    },
  ];
  const listings = [bothInTitle(), ...[1, 2, 3].map(() => chooser.next(`telling ${aspect.family}`, others))];
  return listings.flatMap(({ listing, goods: saidOfGoods, part: saidOfPart }) => {
    const cells = [ofGoods, ofPart].flatMap((value) => [
      cell(listing, nameOfGoods(), value, saidOfGoods),
      cell(listing, nameOfPart(), value, saidOfPart),
    ]);
    const neither = chooser.next(`third ${aspect.family} ${third.length}`, third);
    const isOfGoods = chooser.chance(0.5);
    const name = isOfGoods ? nameOfGoods() : nameOfPart();
    return [...cells, cell(listing, name, neither, isOfGoods ? saidOfGoods : saidOfPart)];
  });

  function bothInTitle(): Told {
    return { listing: { title: join(goodsName(ofGoods), partPhrase(ofPart)) }, goods: ofGoods, part: ofPart };
  }
  function described(): Told {
    const word = wordOf(aspect.table, ofPart);
    const verb = /s$|feet/u.test(part.en) ? 'are' : 'is';
    const sentence =
      written === 'zh'
        ? chooser.next('part sentence zh', [`${partName()}为${word.zh}。`, `${partName()}采用${word.zh}。`])
        : chooser.next('part sentence', [
            `The ${part.en} ${verb} made of ${word.en}.`,
            `The ${part.en} ${verb} ${word.en}.`,
            `${capital(part.en)}: ${word.en}.`,
          ]);
    const isMade = aspect === colour && sentence.includes('made of');
    const said = isMade ? `The ${part.en} ${verb} ${word.en}.` : sentence;
    return {
      listing: { title: goodsName(ofGoods), description: `${chooser.next('part aside', asides[written])} ${said}` },
      goods: ofGoods,
      part: ofPart,
    };
  }
  function goodsName(id: string | null): string {
    const word = id === null ? null : wordOf(aspect.table, id);
    if (written === 'zh') return `${word === null ? '' : word.zh}${goods.zh}`;
    return capital(word === null ? goods.en : `${wordsBefore(id ?? '', word)[0]} ${goods.en}`);
  }
  function partPhrase(id: string | null): string {
    const word = id === null ? null : wordOf(aspect.table, id);
    if (written === 'zh') return `${word === null ? '' : word.zh}${part.zh}`;
    return word === null ? part.en : `${chooser.next(`before ${id}`, wordsBefore(id ?? '', word))} ${part.en}`;
  }
  function join(subject: string, phrase: string): string {
    const joint = chooser.next(`part joint ${written} ${aspect.family}`, joints[written]);
    const end = joint === ' (' ? ')' : joint === '（' ? '）' : '';
    return `${subject}${joint}${phrase}${end}`;
  }
  function partName(): string {
    return written === 'zh' ? (part.zhName ?? part.zh) : capital(singular(part.en));
  }
  function partAttribute() {
    const name = written === 'zh' ? `${partName()}${aspect.name.zh}` : `${partName()} ${aspect.name.en[0]}`;
    return { name, value: wordOf(aspect.table, ofPart)[written] };
  }
  function goodsAttribute() {
    const name = written === 'zh' ? aspect.name.zh : capital(aspect.name.en[0] ?? '');
    return { name, value: wordOf(aspect.table, ofGoods)[written] };
  }
  function nameOfGoods(): string {
    return asked === 'zh' ? aspect.name.zh : capital(chooser.next(`name ${aspect.family}`, aspect.name.en));
  }
  function nameOfPart(): string {
    if (asked === 'zh') return `${part.zhName ?? part.zh}${aspect.name.zh}`;
    return `${capital(singular(part.en))} ${chooser.next(`part name ${aspect.family}`, aspect.name.en)}`;
  }
  function cell(listing: Listing, name: string, wanted: string, stated: string | undefined): BareCell {
    const right: MatchType = stated === undefined ? 'unknown' : stated === wanted ? 'match' : 'not_match';
    const reason = stated === undefined ? undefined : wordOf(aspect.table, stated)[written];
    return {
      family: aspect.family,
      listing,
      spec: { name, value: wordOf(aspect.table, wanted)[asked] },
      right: [right],
      ...(reason === undefined || stated === 'wood' || stated === 'wool' ? {} : { reason }),
    };
  }
}
