import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import { readFacts } from '../../src/matching/evidence/read-facts.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { parseRequirement } from '../../src/matching/parse-requirement.ts';

/** What listings and specs are made of, in both scripts: words, measures, marks, cues of denial, of parts and of lists. */
const words = [
  ...[
    '500 ml',
    '1 -',
    '30 x 20',
    'L30 W20',
    '1/2',
    '±',
    '~',
    '-20℃',
    'IP67',
    'M8',
    'USB to',
    '50%',
    '1,',
    '1.',
    '"',
    '²',
    '¼',
  ],
  ...[
    'no',
    'not',
    'without',
    'free',
    'except',
    'with',
    'and',
    'or',
    'for',
    'to',
    'per',
    'each',
    'pack of',
    'at least',
    'from',
  ],
  ...[
    'red',
    'steel blue',
    'cotton',
    'stainless steel',
    'bamboo lid',
    'size S',
    'XL',
    'lavender',
    'iPhone 15',
    'acme',
    'yes',
  ],
  ...[
    '不',
    '非',
    '无',
    '免',
    '不锈钢',
    '除外',
    '除了',
    '红色',
    '木',
    '长30宽20',
    '三十五',
    '约',
    '12个',
    '含',
    '送',
    '适用于',
    '配件',
  ],
  ...[
    ',',
    '.',
    ';',
    '/',
    '(',
    ')',
    ':',
    '|',
    '、',
    '，',
    '。',
    '；',
    '：',
    '\n',
    '  ',
    '-',
    '_',
    '"',
    '\u200b',
    'ﷺ',
    '①',
    '１',
    'é',
  ],
];
const glue = ['', ' ', ', ', '/', '、'];
const names = [
  'Capacity',
  'Size',
  'Color',
  'Material',
  'Waterproof',
  'Connector',
  '材质',
  '适用',
  'Lid material',
  'Scent',
];

const text = fc
  .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }), fc.constantFrom(...glue))
  .map(([pieces, between]) => pieces.join(between) + between);
const wanted = fc.record({ name: fc.constantFrom(...names), value: text });

const repeated = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const fullCases = 100_000;
const cases = Number(process.env.HOSTILE_CASES ?? fullCases);
const lengths = [125, 250, 500, 1_000];
const terms = { priceTolerance: 0.1, exchangeRates: {} };
/** Far above what a construct takes that is read in line with its length, also on a slow machine. */
const mostMsPerKilobyte = 250;

test(`${cases} listings of ever longer repetitions: the worst is printed`, () => {
  let worst = { msPerKilobyte: 0, piece: '', field: '', length: 0, spec: '' };
  let done = 0;
  const property = fc.property(
    text,
    wanted,
    fc.constantFrom('title', 'value', 'description', 'spec'),
    (piece, spec, field) => {
      const assess = createAssessor({ name: 'bottle', description: '', quantity: 1, specs: [spec] }, terms);
      for (const length of lengths) {
        const raw = repeated(piece, length);
        const listing: Listing = {
          title: field === 'title' ? raw : 'bottle',
          ...(field === 'value' ? { attributes: [{ name: spec.name, value: raw }] } : {}),
          ...(field === 'description' ? { description: raw } : {}),
        };
        const started = performance.now();
        if (field === 'spec') parseRequirement({ name: spec.name, value: raw });
        else assess(readFacts(listing));
        const msPerKilobyte = (performance.now() - started) / (length / 1_000);
        // The first of a kind is compiled and collected for.
        if (done > 2_000 && length === 1_000 && msPerKilobyte > worst.msPerKilobyte) {
          worst = { msPerKilobyte, piece, field, length, spec: `${spec.name}: ${spec.value}` };
        }
        done += 1;
      }
    },
  );
  fc.assert(property, { numRuns: Math.ceil(cases / lengths.length), seed: 20_260_301 });
  console.log('worst', worst);
  expect(worst.msPerKilobyte).toBeLessThan(mostMsPerKilobyte);
}, 600_000);
