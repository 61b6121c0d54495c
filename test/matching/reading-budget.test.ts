import { describe, expect, it } from 'vitest';
import { createAssessor } from '../../src/matching/assess-listing.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { readFacts } from '../../src/matching/read/listing/read-facts.ts';
import { readingBudget, withinBudget } from '../../src/matching/read/listing/reading-budget.ts';
import { countSegmentations } from '../support/count-segmentations.ts';

const assess = (listing: Listing, specs: { name: string; value: string }[]) =>
  createAssessor(
    { name: 'bottle', description: '', quantity: null, specs },
    { priceTolerance: 0.1, exchangeRates: {} },
  )(listing);

describe('a listing is read up to its budget', () => {
  it('and one within it is read as it is', () => {
    const listing: Listing = {
      title: '瓶'.repeat(readingBudget.title),
      description: 'word '.repeat(readingBudget.description / 5),
      attributes: [{ name: 'Material', value: 'x'.repeat(readingBudget.value - 8) }],
    };
    expect(withinBudget(listing)).toEqual({ listing, unread: null });
  });

  it('counts code points, so that a listing of the other planes is no shorter', () => {
    const title = '🧴'.repeat(readingBudget.title);
    expect(withinBudget({ title }).unread).toBeNull();
    const { listing, unread } = withinBudget({ title: `${title}🧴🧴` });
    expect(listing.title).toBe(title);
    expect(unread).toContain('2 characters of the title');
  });

  it('ends at the end of a word, in what is stated verbatim', () => {
    const description = `${'stainless steel, '.repeat(1200)}lid not included`;
    const { listing } = withinBudget({ title: 'Bottle', description });
    expect(description.startsWith(listing.description ?? '?')).toBe(true);
    expect(listing.description).toMatch(/(?:stainless|steel,?)$/);
  });

  it('keeps the place of every variant that is read', () => {
    const variants = Array.from({ length: 2_000 }, (_, at) => ({ attributes: [{ name: 'Color', value: `c${at}` }] }));
    const { listing, unread } = withinBudget({ title: 'Bottle', variants });
    expect(listing.variants).toEqual(variants.slice(0, readingBudget.variants));
    expect(unread).toBe('The listing is longer than what is read of one: 1,500 variants were not read');
  });

  it('says in the assessment what was not read, and answers from what was', () => {
    const attributes = [
      { name: 'Capacity', value: '500 ml' },
      ...Array.from({ length: 250 }, (_, at) => ({ name: `Remark ${at}`, value: '500 ml, '.repeat(500).trim() })),
      { name: 'Material', value: 'bamboo' },
    ];
    const { specResults, bufferNotes } = assess({ title: 'Bottle', attributes }, [
      { name: 'Capacity', value: '500 ml' },
      { name: 'Material', value: 'bamboo' },
    ]);
    expect(specResults.map(({ matchType }) => matchType)).toEqual(['match', 'unknown']);
    expect(bufferNotes).toEqual([expect.stringMatching(/^The listing is longer .* of the attributes were not read$/)]);
  });

  it('makes no more facts of a listing of four megabytes than of one within the budget', () => {
    const value = '500 ml, '.repeat(500).trim();
    const attributes = Array.from({ length: 1_000 }, (_, at) => ({ name: `Remark ${at}`, value }));
    const facts = readFacts({ title: 'Bottle', attributes });
    const tokens = facts.allAttributes
      .flatMap(({ whole, parts }) => [whole, ...parts])
      .map(({ text }) => text.tokens.length);
    expect(tokens.reduce((sum, count) => sum + count, 0)).toBeLessThan(2 * readingBudget.values);
  });
});

describe('the segmenter is asked as often as there are texts', () => {
  it.each(['非', '不', '无香', '免非'])('however often "%s" stands in them', (piece) => {
    expect(countSegmentations(() => readFacts({ title: `瓶${piece.repeat(400)}` }))).toBeLessThan(5);
  });
});
