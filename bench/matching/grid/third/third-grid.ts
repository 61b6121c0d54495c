import { createChooser } from '../choose.ts';
import type { GridCell, GridHalf, GridLanguage } from '../grid-cell.ts';
import { seedOf } from '../seed.ts';
import { readPages } from './read-pages.ts';
import { readThirdGoods, type ThirdFact, type ThirdGoods } from './third-goods.ts';
import { type ThirdPlace, writeThird } from './third-listing.ts';
import { wishesOf, wishesOfSwapped, wishesOfUnstated } from './third-wishes.ts';

const languages: readonly GridLanguage[] = ['en', 'zh', 'zh-en'];
const places: readonly ThirdPlace[] = ['title', 'attributes', 'sentences', 'title and attributes', 'title'];

/** A third of the goods are held out: their examples are never printed. */
const halfOf = (name: string): GridHalf => (seedOf(`third ${name}`) % 3 === 0 ? 'held out' : 'development');

/**
 * A third grid of goods that neither other grid has, in words written before anybody saw how the program answers:
 * sellers' names of attributes, sentences, ranges and bounds, denials, parts, and pages of what only seems to be stated.
 */
export function buildThirdGrid(): GridCell[] {
  const cells = readThirdGoods().flatMap((goods) => languages.flatMap((language) => cellsOf(goods, language)));
  return [...cells, ...pageCells()];
}

function cellsOf(goods: ThirdGoods, language: GridLanguage): GridCell[] {
  const told = language === 'en' ? 'en' : 'zh';
  const asked = language === 'zh' ? 'zh' : 'en';
  const chooser = createChooser(seedOf(`third ${goods.en} ${language}`));
  const half = halfOf(goods.en);
  return [0, 1].flatMap((round) =>
    places.flatMap((place, at) => {
      const stated = chooseFacts(goods.facts, round * places.length + at);
      const listing = writeThird(goods, stated, place, told, chooser);
      const wishes = [
        ...stated.flatMap((fact) => wishesOf(fact, asked, chooser)),
        ...wishesOfSwapped(stated, asked, chooser),
        ...wishesOfUnstated(goods.facts, stated, asked, chooser),
      ];
      return wishes.map(({ question, spec, right }) => ({
        family: `${place}: ${question}`,
        language,
        half,
        trade: goods.trade,
        listing,
        spec,
        right,
      }));
    }),
  );
}

/** Two or three facts, others in every round. */
function chooseFacts(facts: readonly ThirdFact[], round: number): ThirdFact[] {
  const many = round % 3 === 2 ? 3 : 2;
  const step = 1 + (round % 3);
  const chosen = Array.from({ length: many }, (_, at) => facts[(round + at * step) % facts.length]);
  return [...new Set(chosen)].filter((fact) => fact !== undefined);
}

function pageCells(): GridCell[] {
  return readPages().flatMap(({ family, language, listing, wishes }) => {
    const half = halfOf(JSON.stringify(listing));
    return wishes.map(([name, value, ...right]) => ({
      family: `page: ${family}`,
      language,
      half,
      trade: 'pages',
      listing,
      spec: { name, value },
      right,
    }));
  });
}
