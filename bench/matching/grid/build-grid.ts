import { type Chooser, createChooser } from './choose.ts';
import { countCells } from './counts.ts';
import { denialCells } from './denials.ts';
import { fixedCases } from './fixed.ts';
import { goodsLists } from './goods/all-goods.ts';
import type { Goods } from './goods/goods.ts';
import type { GridCell, GridHalf, GridLanguage } from './grid-cell.ts';
import { type BareCell, bareMeasureCells, measureCells, propertyOf } from './measures.ts';
import { partCells } from './parts.ts';
import { asides, plainTitle } from './place-fact.ts';
import { mapTexts, spellings } from './respell.ts';
import { seedOf } from './seed.ts';

const languages: readonly GridLanguage[] = ['en', 'zh', 'zh-en'];
const families = [measureCells, bareMeasureCells, countCells, partCells, denialCells, silentCells];

/** All cells, in the same order in every run. Goods of a trade alternate between the halves. */
export function buildGrid(): GridCell[] {
  const cells: GridCell[] = [];
  for (const list of goodsLists)
    for (const [at, goods] of list.entries())
      for (const language of languages) {
        const chooser = createChooser(seedOf(`${goods.en} ${language}`));
        const half: GridHalf = at % 2 === 0 ? 'development' : 'held out';
        for (const family of families)
          for (const cell of family(goods, language, chooser))
            cells.push({ ...cell, half, trade: goods.trade, language });
      }
  const chooser = createChooser(seedOf('respelled'));
  return [...cells, ...cells.flatMap((cell, at) => respelled(cell, at, chooser)), ...fixedCells()];
}

/** What no text tells is unknown. */
function silentCells(goods: Goods, language: GridLanguage, chooser: Chooser): BareCell[] {
  const written = language === 'en' ? 'en' : 'zh';
  const asked = language === 'zh' ? 'zh' : 'en';
  return goods.measures.map(([id, value, unit]) => ({
    family: 'not stated',
    listing: { title: plainTitle(goods, written, chooser), description: chooser.next('silent aside', asides[written]) },
    spec: { name: propertyOf(id)[asked].label[0] ?? '', value: `${value} ${unit === 'C' ? '°C' : unit}` },
    right: ['unknown'],
  }));
}

/** Laws 7 and 9 over a sample of all cells: another spelling of the whole listing, an unrelated sentence behind it. */
function respelled(cell: GridCell, at: number, chooser: Chooser): GridCell[] {
  const { reason: _, ...rest } = cell;
  if (at % 12 === 0) {
    const change = chooser.next('change', spellings);
    return [{ ...rest, family: 'spelling of a listing', listing: mapTexts(cell.listing, change) }];
  }
  if (at % 12 !== 6) return [];
  const language = cell.language === 'en' ? 'en' : 'zh';
  const written = cell.listing.description === undefined ? '' : `${cell.listing.description}\n`;
  const description = `${written}${chooser.next(`unrelated ${language}`, asides[language])}`;
  return [{ ...cell, family: 'unrelated sentence', listing: { ...cell.listing, description } }];
}

function fixedCells(): GridCell[] {
  return fixedCases.flatMap(({ family, language, trade, listing, wishes }, at) =>
    wishes.map(([name, value, right]) => ({
      family,
      language,
      trade,
      half: at % 2 === 0 ? ('development' as const) : ('held out' as const),
      listing: typeof listing === 'string' ? { title: listing } : listing,
      spec: { name, value },
      right: typeof right === 'string' ? [right] : right,
    })),
  );
}
