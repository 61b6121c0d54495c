import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { readFacts } from '../../src/matching/read/listing/read-facts.ts';
import { parseRequirement } from '../../src/matching/read/spec/parse-requirement.ts';
import { repeated, someText as text, wantedSpec as wanted } from '../support/listing-arbitraries.ts';

const fullCases = 100_000;
const cases = Number(process.env.HOSTILE_CASES ?? fullCases);
const lengths = [125, 250, 500, 1_000];
const terms = { priceTolerance: 0.1, exchangeRates: {} };

/** Far above what a construct takes that is read in line with its length, also on a slow machine. */
const mostMsPerKilobyte = 100;
/** Twice the text may take a little over twice the work; a square would be four times. */
const mostGrowth = 3;
/** One that grows more is measured again: what grows by itself does so each time, and a collector at work does not. */
const rounds = 3;
/** Of less, the growth says nothing. */
const leastTellingMs = 5;
/** The costliest of all cases are measured again, at lengths up to what is read of one text. */
const suspects = 25;
const longLengths = { title: [500, 1_000], value: [1_000, 2_000], spec: [1_000, 2_000], description: [4_000, 8_000] };

type Field = keyof typeof longLengths;

interface Case {
  piece: string;
  field: Field;
  spec: { name: string; value: string };
}

/** What one reading takes, in milliseconds of the thread's own processor time. */
function measure({ piece, field, spec }: Case, length: number): number {
  const raw = repeated(piece, length);
  const listing: Listing = {
    title: field === 'title' ? raw : 'bottle',
    ...(field === 'value' ? { attributes: [{ name: spec.name, value: raw }] } : {}),
    ...(field === 'description' ? { description: raw } : {}),
  };
  const assess = createAssessor({ name: 'bottle', description: '', quantity: 1, specs: [spec] }, terms);
  const started = ownTime();
  if (field === 'spec') parseRequirement({ name: spec.name, value: raw });
  else assess(readFacts(listing));
  return ownTime() - started;
}

/** Coarse, but what others do on the machine does not count. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The least mean of several rounds: the collector and the compiler take part in some of them. */
const measureWell = (one: Case, length: number) => Math.min(...Array.from({ length: 4 }, () => meanOf(one, length)));

function meanOf(one: Case, length: number): number {
  const times = 12;
  let ms = 0;
  for (let time = 0; time < times; time += 1) ms += measure(one, length);
  return ms / times;
}

test(`${cases} readings of ever longer repetitions: the worst is printed`, () => {
  const costliest: { one: Case; ms: number }[] = [];
  let done = 0;
  const fields = fc.constantFrom<Field>('title', 'value', 'description', 'spec');
  const property = fc.property(text, wanted, fields, (piece, spec, field) => {
    const one = { piece, field, spec };
    for (const length of lengths) {
      const ms = measure(one, length);
      done += 1;
      // The first of a kind is compiled for.
      if (length < 1_000 || done < 2_000 || ms < (costliest.at(-1)?.ms ?? 0)) continue;
      costliest.push({ one, ms });
      costliest.sort((a, b) => b.ms - a.ms).splice(suspects);
    }
  });
  fc.assert(property, { numRuns: Math.ceil(cases / lengths.length), seed: 20_260_301 });
  const measured = costliest
    .map(({ one }) => {
      const [half = 0, full = 0] = longLengths[one.field];
      let found = { ms: 0, growth: Number.POSITIVE_INFINITY };
      for (let round = 0; round < rounds && found.growth >= mostGrowth; round += 1) {
        const msOfHalf = measureWell(one, half);
        const ms = measureWell(one, full);
        if (ms / msOfHalf < found.growth) found = { ms, growth: ms / msOfHalf };
      }
      return { ...one, characters: full, msPerKilobyte: found.ms / (full / 1_000), growth: found.growth };
    })
    .toSorted((a, b) => b.msPerKilobyte - a.msPerKilobyte);
  console.log('The costliest readings:', measured.slice(0, 5));
  const telling = measured.filter(
    ({ msPerKilobyte, characters }) => (msPerKilobyte * characters) / 1_000 > leastTellingMs,
  );
  const steepest = telling.toSorted((a, b) => b.growth - a.growth)[0];
  console.log('The steepest of them:', steepest);
  expect(measured[0]?.msPerKilobyte).toBeLessThan(mostMsPerKilobyte);
  expect(steepest?.growth ?? 0).toBeLessThan(mostGrowth);
}, 900_000);
