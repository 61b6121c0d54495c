import { describe, expect, it } from 'vitest';
import type { MatchType, Spec, SpecResult } from '../../src/matching/assessment.ts';
import { traceSpec } from '../../src/matching/decide/trace-spec.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { parseRequirement } from '../../src/matching/read/spec/parse-requirement.ts';
import { standsInListing } from '../support/stands-in-listing.ts';
import { answerTo, type GoldenCase, readLawCases, resultOf } from './golden-cases.ts';

/** A golden case is a generator: what must not matter is changed in it, and the right answer must stay. */
const cases = readLawCases();
const typeOf = (golden: Pick<GoldenCase, 'spec' | 'product' | 'item'>): MatchType => resultOf(golden).matchType;
const typeBefore = (golden: GoldenCase): MatchType => answerTo(golden).matchType;

/** The same listing with every text changed. */
function mapTexts(listing: Listing, change: (text: string) => string): Listing {
  const named = ({ name, value }: { name: string; value: string }) => ({ name: change(name), value: change(value) });
  return {
    ...listing,
    title: change(listing.title),
    ...(listing.description === undefined ? {} : { description: change(listing.description) }),
    ...(listing.brand === undefined ? {} : { brand: change(listing.brand) }),
    attributes: (listing.attributes ?? []).map(named),
    variants: (listing.variants ?? []).map((variant) => ({ ...variant, attributes: variant.attributes.map(named) })),
  };
}

const widen = (text: string) =>
  [...text].map((one) => (one > ' ' && one <= '~' ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join('');
const mapSpec = ({ name, value }: Spec, change: (text: string) => string): Spec => ({
  name: change(name),
  value: change(value),
});
const described = (listing: Listing, text: string, joint: string): Listing => ({
  ...listing,
  description: listing.description === undefined ? text : `${listing.description}${joint}${text}`,
});

/** What a listing says beside the matter, added to it in each place where listings say such things. */
const irrelevant: readonly ((listing: Listing) => Listing)[] = [
  (listing) => described(listing, 'Ships from our warehouse in two days.', '\n'),
  (listing) => described(listing, '欢迎选购，量大从优。', '\n'),
  (listing) => described(listing, 'Packed with care by a family business. Thank you for your visit.', '\n'),
  (listing) => described(listing, '如有问题请留言', '\n'),
  (listing) => ({ ...listing, description: `Thank you for your visit. ${listing.description ?? ''}` }),
  (listing) => ({
    ...listing,
    attributes: [
      { name: 'Supplier note', value: 'Packed with care' },
      ...(listing.attributes ?? []),
      { name: '备注', value: '欢迎选购' },
    ],
  }),
  (listing) => ({ ...listing, title: `${listing.title} | Free Shipping` }),
];

/** Cases whose answer changes under `change`, as "id: before → after". */
function changedBy(change: (golden: GoldenCase) => Pick<GoldenCase, 'spec' | 'product'>, of = cases): string[] {
  return of.flatMap((golden) => {
    const after = typeOf({ ...change(golden), ...(golden.item === undefined ? {} : { item: golden.item }) });
    return after === typeBefore(golden) ? [] : [`${golden.id}: ${typeBefore(golden)} → ${after}`];
  });
}

describe('over the golden cases the answer does not change', () => {
  it('with the width of characters and the spaces around and between words', () => {
    const spaced = (text: string) => ` ${text.replaceAll(' ', '  ')} `;
    const wide = (text: string) => widen(spaced(text));
    expect(changedBy(({ spec, product }) => ({ spec: mapSpec(spec, wide), product: mapTexts(product, wide) }))).toEqual(
      [],
    );
  });

  it('with anything irrelevant: all of it in every case, and each alone in the cases whose turn it is', () => {
    const all = (product: Listing) => irrelevant.reduce((listing, add) => add(listing), product);
    expect(changedBy(({ spec, product }) => ({ spec, product: all(product) }))).toEqual([]);
    for (const [turn, add] of irrelevant.entries()) {
      const inTurn = cases.filter((_, at) => at % irrelevant.length === turn);
      expect(changedBy(({ spec, product }) => ({ spec, product: add(product) }), inTurn)).toEqual([]);
    }
  });

  it('with the order of attributes, of variants and of the attributes of a variant', () => {
    expect(
      changedBy(({ spec, product }) => ({
        spec,
        product: {
          ...product,
          attributes: [...(product.attributes ?? [])].reverse(),
          variants: [...(product.variants ?? [])]
            .reverse()
            .map((variant) => ({ ...variant, attributes: [...variant.attributes].reverse() })),
        },
      })),
    ).toEqual([]);
  });

  it('with letter case, but for names and codes that capitals alone tell from words: these are left open', () => {
    const lower = (text: string) => text.toLowerCase();
    const changed = [
      ...changedBy(({ spec, product }) => ({ spec, product: mapTexts(product, lower) })),
      ...changedBy(({ spec, product }) => ({ spec: mapSpec(spec, lower), product })),
    ];
    // Megawatts and milliwatts, bits and bytes, the d and the D of a bearing are told apart by their capitals.
    const units = /^(?:pitfalls-(milli-mega|gb-gigabit)|names-goods-bearing-(?:d-other|big-d)):/u;
    const names = changed.filter((change) => !units.test(change));
    expect(names.filter((change) => !change.endsWith('→ unknown'))).toEqual([]);
    // Of sentences that are glued together a capital alone tells where one ends.
    const capitals = /^(?:(?:brand|codes|scent|text|closed-code)-|catalogs-glued-sentences:)/u;
    expect(names.filter((change) => !capitals.test(change))).toEqual([]);
  });
});

/** The listing without what stands in a field of the evidence; a variant's attribute is taken from all variants. */
function without(listing: Listing, field: string): Listing {
  if (field === 'title') return { ...listing, title: 'Thing' };
  if (field === 'description') return { ...listing, description: '' };
  if (field === 'brand') return { ...listing, brand: '' };
  if (field === 'category') return { ...listing, category: [] };
  if (field === 'moq') {
    const { moq: _, ...rest } = listing;
    return rest;
  }
  if (field.startsWith('attributes.'))
    return { ...listing, attributes: (listing.attributes ?? []).filter(({ name }) => `attributes.${name}` !== field) };
  const named = field.slice(field.indexOf('.') + 1);
  return {
    ...listing,
    variants: (listing.variants ?? []).map((variant) => ({
      ...variant,
      attributes: variant.attributes.filter(({ name }) => name !== named),
    })),
  };
}

const mostEvidence = 12;

describe('missing information', () => {
  it('is unknown for every spec', () => {
    expect(cases.filter(({ spec }) => typeOf({ spec, product: { title: 'Thing' } }) !== 'unknown')).toEqual([]);
  });

  it('is what is left when all evidence is taken away, one piece after another', () => {
    const decided = cases.flatMap((golden) => {
      let { product } = golden;
      let result: SpecResult = answerTo(golden);
      for (let step = 0; step < mostEvidence && result.evidence !== null; step += 1) {
        product = without(product, result.evidence.field);
        result = resultOf({ spec: golden.spec, product });
      }
      return result.matchType === 'unknown' ? [] : [`${golden.id}: ${result.matchType}`];
    });
    expect(decided).toEqual([]);
  });

  it('never turns a match into a contradiction, unless the listing contradicted itself', () => {
    const turned = cases.flatMap((golden) => {
      const { matchType, evidence } = answerTo(golden);
      if (matchType !== 'match') return [];
      if (evidence === null) return [`${golden.id}: no evidence`];
      const after = typeOf({ spec: golden.spec, product: without(golden.product, evidence.field) });
      return after === 'not_match' ? [golden.id] : [];
    });
    // A title says "white" in a script tag, its attribute black; one attribute lists the values that another one leaves out, or tells
    // the kind of what another one calls by its maker's name.
    const contradictThemselves = [
      'asked-over-catalogs-other-values',
      'asked-wide-each-of-a-list-is-one-more',
      'asked-wide-milk-is-the-maker-s-name-for-what',
      'hostile-script-tag',
      // Two ranges of temperature, of which the wish leaves open which.
      'sibling-measuring-meets',
      'sibling-measuring-mixed',
      'sibling-measuring-zh',
    ];
    const asked = new Set(cases.map(({ id }) => id));
    expect(turned.toSorted()).toEqual(contradictThemselves.filter((id) => asked.has(id)));
  });
});

describe('a decision', () => {
  it('shows evidence that stands word for word in the field that it names', () => {
    const decided = cases.filter((golden) => typeBefore(golden) !== 'unknown');
    expect(decided.length).toBeGreaterThan(cases.length / 5);
    const unfounded = decided.filter((golden) => {
      const { evidence } = answerTo(golden);
      return evidence === null || evidence.text === '' || !standsInListing(golden.product, evidence);
    });
    expect(unfounded.map((golden) => `${golden.id}: ${JSON.stringify(answerTo(golden).evidence)}`)).toEqual([]);
  });
});

describe('a listing that claims more', () => {
  it('never turns a contradiction into a match', () => {
    const contradicted = cases.filter((golden) => typeBefore(golden) === 'not_match');
    const outvoted = contradicted.flatMap((golden, at) => {
      const { name, value } = golden.spec;
      const claims = [`This is ${value}.`, `${name}: ${value}`, `${value} ${value} ${value}`, `${name}：${value}。`];
      return [claims.join('\n'), claims[at % claims.length] ?? ''].flatMap((claim) =>
        typeOf({ ...golden, product: described(golden.product, claim, '\n') }) === 'match'
          ? [`${golden.id} by "${claim}"`]
          : [],
      );
    });
    expect(outvoted).toEqual([]);
  });

  it('never gets a match out of a text that contradicts the spec', () => {
    const byName = new Map<string, Set<string>>();
    for (const { spec } of cases) {
      const { key } = parseRequirement(spec).name;
      byName.set(key, (byName.get(key) ?? new Set()).add(spec.value));
    }
    const isContradicted = (spec: Spec, value: string) =>
      typeOf({ spec, product: { title: 'Thing', attributes: [{ name: spec.name, value }] } }) === 'not_match';
    let asked = 0;
    const matched = cases.flatMap((golden) => {
      if (typeBefore(golden) === 'match') return [];
      const { spec, product } = golden;
      // A few other values of the same property are enough; the first are as good as any.
      const others = [...(byName.get(parseRequirement(spec).name.key) ?? [])].slice(0, 6);
      return others.flatMap((value) => {
        if (!isContradicted(spec, value)) return [];
        asked += 1;
        const after = typeOf({ spec, product: described(product, `${spec.name}: ${value}`, '\n') });
        return after === 'match' ? [`${golden.id} by ${value}`] : [];
      });
    });
    expect(asked).toBeGreaterThan(cases.length / 5);
    expect(matched).toEqual([]);
  });
});

describe('an attribute of the same name and the same value', () => {
  it('is a match for the names and values of the golden cases, in any letter case', () => {
    // An attribute that is not filled in says nothing, nor does one that only asks.
    const saysNothing = new Set(['', '?', 'n/a', '最好有']);
    const written = cases
      .flatMap(({ spec, product }) => [spec, ...(product.attributes ?? [])])
      .filter(({ value }) => !saysNothing.has(value.trim().toLowerCase()));
    const pairs = [...new Map(written.map((pair) => [`${pair.name}\n${pair.value}`, pair])).values()];
    const lower = (text: string) => text.toLowerCase();
    const typeUnder = (name: string, value: string) =>
      typeOf({ spec: { name, value }, product: { title: 'Thing', attributes: [{ name, value }] } });
    const missed = pairs.flatMap(({ name, value }) => {
      const asked = [typeUnder(name, value)];
      if (!/[a-z][A-Z]|\bM[WB]|[GM]b/u.test(`${name} ${value}`)) asked.push(typeUnder(lower(name), lower(value)));
      return asked.every((type) => type === 'match') ? [] : [`${name}: ${value}: ${asked}`];
    });
    expect(pairs.length).toBeGreaterThan((3 * cases.length) / 10);
    expect(missed).toEqual([]);
  });
});

describe('the trace of a decision', () => {
  it('ends on the verdict of the golden cases without variants', () => {
    const different = cases.filter((golden) => {
      if (golden.product.variants !== undefined) return false;
      const trace = traceSpec(golden.spec, golden.product, { name: golden.item ?? 'item' });
      return (trace.steps.at(-1)?.matchType ?? 'unknown') !== typeBefore(golden);
    });
    expect(different.map(({ id }) => id)).toEqual([]);
  });
});
