import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAlignedAnswers } from '../../src/matching/decide/alignment/aligned-finding.ts';
import { decideByListing } from '../../src/matching/decide/decide-spec.ts';
import { findColours } from '../../src/matching/read/colour/find-colours.ts';
import { findConnections } from '../../src/matching/read/connection/find-connections.ts';
import { readFacts } from '../../src/matching/read/listing/read-facts.ts';
import { findMaterials } from '../../src/matching/read/material/find-materials.ts';
import { readQuantities } from '../../src/matching/read/quantity/read-quantities.ts';
import { sideOrder } from '../../src/matching/read/quantity/side-role.ts';
import { sizesIn } from '../../src/matching/read/size/size-code.ts';
import { parseRequirement } from '../../src/matching/read/spec/parse-requirement.ts';
import { readText, type TextFacts } from '../../src/matching/text/read-text.ts';
import { someText, wantedSpec } from '../support/listing-arbitraries.ts';
import { looksDuring } from './counted-tokens.ts';

/** No catalog is known here. */
const aligned = createAlignedAnswers('', []);

/** Texts that make a reader start anew at every token, in which a nested loop would show. */
const pieces = [
  '1 - ',
  '30 x ',
  '30 x 20 ',
  'L30 W20 ',
  '长宽高',
  '长30宽20',
  '三十五',
  '约',
  'no ',
  'without no not ',
  'free ',
  'for with ',
  'size S, ',
  'size ',
  'S/',
  'USB to ',
  'USB-C and ',
  '50% cotton ',
  'cotton 50% ',
  'red ',
  'steel blue ',
  'with glass lid ',
  'pack of ',
  '2 x 500 ml ',
  '± 1 ',
  '+/- ',
  'at least ',
  'IP6',
  'M8 ',
  '木',
  '60 W equivalent ',
  'Height: ',
  '( ( ',
  'drawer 3 ',
  'version 5.',
  '1 / ',
  '1TB SSD ',
  'FREE 20pcs ',
];

/** Longer than the texts that are read anew whenever they are asked for. */
const shortLength = 200;
/** Twice the text may take a little over twice the work, for what is done once a text; a square would be four times. */
const mostGrowth = 2.6;

function growth(work: (raw: string) => number, piece: string): number {
  work(piece); // reads tables that are made when first asked for
  const text = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  return work(text(2 * shortLength)) / Math.max(1, work(text(shortLength)));
}

const readers: readonly (readonly [string, (text: TextFacts) => unknown])[] = [
  ['quantities', (text) => readQuantities(text.tokens)],
  ['colours', findColours],
  ['materials', findMaterials],
  ['connections', (text) => findConnections(text.tokens)],
  ['size codes', (text) => sizesIn(text.tokens)],
  ['the order of sides', (text) => sideOrder(text.tokens, 0, text.tokens.length)],
];

describe('the work of reading grows in line with the text', () => {
  it.each(readers)('for %s', (_, read) => {
    const steep = pieces.flatMap((piece) => {
      const grown = growth((raw) => {
        const text = readText(raw);
        return looksDuring(() => read(text));
      }, piece);
      return grown > mostGrowth ? [`"${piece}": ${grown.toFixed(2)}`] : [];
    });
    expect(steep).toEqual([]);
  });

  it.each([
    ['a title', (raw: string) => ({ title: raw })],
    ['a description', (raw: string) => ({ title: 'Thing', description: raw })],
    ['an attribute', (raw: string) => ({ title: 'Thing', attributes: [{ name: 'Size', value: raw }] })],
  ] as const)('for the facts of %s', (_, listing) => {
    const steep = pieces.flatMap((piece) => {
      const grown = growth((raw) => looksDuring(() => readFacts(listing(raw))), piece);
      return grown > mostGrowth ? [`"${piece}": ${grown.toFixed(2)}`] : [];
    });
    expect(steep).toEqual([]);
  });

  it('is counted by something that would notice a loop in a loop, and that counts at all', () => {
    const grown = growth((raw) => {
      const { tokens } = readText(raw);
      return looksDuring(() => {
        for (const one of tokens) for (const other of tokens) if (one === other) break;
      });
    }, 'red ');
    expect(grown).toBeGreaterThan(mostGrowth);
    expect(looksDuring(() => readFacts({ title: 'red steel bottle, 500 ml' }))).toBeGreaterThan(10);
  });
});

const specs = [
  { name: 'Capacity', value: '500 ml' },
  { name: 'Height', value: 'at least 30 cm' },
  { name: 'Size', value: '30 x 20 x 10 cm' },
  { name: 'Size', value: 'M' },
  { name: 'Size', value: '5' },
  { name: 'Color', value: 'red' },
  { name: 'Color', value: 'not black' },
  { name: 'Material', value: '95% cotton 5% spandex' },
  { name: 'Waterproof', value: 'yes' },
  { name: 'Detachable strap', value: 'yes' },
  { name: 'Connector', value: 'USB-C to USB-C' },
  { name: 'Bluetooth version', value: 'at least 5.0' },
  { name: 'IP rating', value: 'IP67' },
  { name: 'Thread', value: 'M8' },
  { name: 'Number of drawers', value: '3' },
  { name: 'Pattern', value: 'red steel lid' },
  { name: 'Shape', value: 'round' },
  { name: 'Brand', value: 'Acme' },
  { name: '材质', value: '木' },
];

describe('the work of deciding grows in line with the text', () => {
  it.each(specs.map((spec) => [`${spec.name} = ${spec.value}`, spec] as const))('for %s', (_, spec) => {
    const requirement = parseRequirement(spec);
    const decide = (raw: string) =>
      looksDuring(() => {
        const facts = readFacts({ title: raw, attributes: [{ name: spec.name, value: raw }] });
        decideByListing(requirement, facts, aligned);
      });
    decide('Thing 7'); // words of names and the forms of goods are read when they are first needed
    const steep = pieces.flatMap((piece) => {
      decide(`Thing ${piece.repeat(2)}`); // and so is what is known of a measure
      const grown = growth(decide, piece);
      return grown > mostGrowth ? [`"${piece}": ${grown.toFixed(2)}`] : [];
    });
    expect(steep).toEqual([]);
  });
});

describe('the work of counting things of a description grows in line with it', () => {
  it.each(['5 drawers ', 'EN 20471 drawers ', '2 x 650 W drawers ', 'two 30 cm drawers '])('for "%s"', (piece) => {
    const requirement = parseRequirement({ name: 'Number of drawers', value: '3' });
    const decide = (raw: string) =>
      looksDuring(() => {
        const facts = readFacts({ title: 'Thing', description: raw });
        decideByListing(requirement, facts, aligned);
      });
    decide('Thing');
    expect(growth(decide, piece)).toBeLessThanOrEqual(mostGrowth);
  });
});

describe('a wanted text of the longest kind', () => {
  it.each(['非', '不锈钢', 'steel blue ', '500 ml, ', 'Lid/'])(
    'of "%s" is read once, not for each listing',
    (piece) => {
      const looksFor = (raw: string) => {
        const requirement = parseRequirement({ name: '材质1', value: raw });
        const decide = (prefix: string) => {
          const attributes = Array.from({ length: 20 }, (_, at) => ({ name: `${prefix} ${at}`, value: '500 ml' }));
          const facts = readFacts({ title: 'Steel bottle 钢瓶', attributes });
          return looksDuring(() => decideByListing(requirement, facts, aligned));
        };
        decide('first');
        return decide('second');
      };
      const [short, long] = [looksFor(piece), looksFor(piece.repeat(2_000 / piece.length))];
      expect(long).toBeLessThan(3 * short + 2_000 * 10);
    },
  );
});

describe('constructs that nobody thought of', () => {
  // The same every time; `npm run test:hostile` measures a thousand times as many.
  const samples = fc.sample(fc.tuple(someText, wantedSpec), { numRuns: 80, seed: 20_260_302 });

  it('are read and decided in line with the text', () => {
    const steep = samples.flatMap(([piece, spec]) => {
      const requirement = parseRequirement(spec);
      const decide = (raw: string) =>
        looksDuring(() => {
          const facts = readFacts({ title: raw, description: raw, attributes: [{ name: spec.name, value: raw }] });
          decideByListing(requirement, facts, aligned);
        });
      decide('Thing');
      const grown = growth(decide, piece);
      return grown > mostGrowth ? [`${JSON.stringify(piece)} for ${spec.name}: ${grown.toFixed(2)}`] : [];
    });
    expect(steep).toEqual([]);
  });

  it('are parsed as specs in line with the text', () => {
    const steep = samples.flatMap(([piece, { name }]) => {
      const grown = growth((raw) => looksDuring(() => parseRequirement({ name, value: raw })), piece);
      return grown > mostGrowth ? [`${JSON.stringify(piece)} as ${name}: ${grown.toFixed(2)}`] : [];
    });
    expect(steep).toEqual([]);
  });
});
