import { describe, expect, it } from 'vitest';
import { createQualityJudge } from '../../src/matching/decide/judge-qualities.ts';
import type { Listing } from '../../src/matching/listing.ts';
import { createTypeJudge } from '../../src/matching/product-type/judge-type.ts';
import { readFacts } from '../../src/matching/read/listing/read-facts.ts';

/** What is decided of the type of a listing for an item of this name, with what the name says of the goods. */
function findingFor(name: string, listing: Listing, specs: { name: string; value: string }[] = []) {
  const finding = createTypeJudge(name, null)({ category: [], attributes: [], ...listing });
  if (finding === null) throw new Error(`"${name}" names no goods`);
  return createQualityJudge({ name, specs })(readFacts(listing), finding);
}

describe("what an item's name says of its goods beside their type", () => {
  it.each([
    ['whole bean coffee', 'Dark Roast Ground Coffee, 12 oz'],
    ['liquid laundry detergent', 'Powder Laundry Detergent 68 Loads'],
    ['analog wrist watch', 'Digital Watch for men'],
    ['CPU air cooler', 'AIO CPU Liquid Cooler 240mm'],
    ['内存条 DDR5', 'Desktop Gaming Memory 32GB DDR4-4000'],
    ['manual toothbrush', 'Electric Toothbrush, Black'],
    ['ground coffee', 'Whole Bean Coffee, 12 oz'],
    ['kids digital watch', 'Analog Watch for boys'],
    ['bamboo bookcase', 'Metal Bookcase, 5 shelves'],
    ['stainless steel water bottle', 'Plastic Water Bottle 750 ml'],
  ])('makes other goods of what a listing says to be of another kind: %s is no %s', (name, title) => {
    const finding = findingFor(name, { title });
    expect(finding).toMatchObject({ matchType: 'not_match', closeness: 0, evidence: { field: 'title' } });
    expect(title).toContain(finding.evidence?.text);
  });

  it.each([
    ['whole bean coffee', 'Dark Roast Coffee, Whole Bean, 2 lb'],
    ['liquid laundry detergent', 'Liquid Laundry Detergent 68 Loads'],
    ['manual toothbrush', 'Soft Toothbrush, 4 pack'],
    ['analog wrist watch', 'Leather Strap Watch'],
    ['leather wallet', 'Slim Wallet, RFID'],
    ['stainless steel water bottle', 'Water Bottle with plastic lid'],
    ['glass cleaner', 'Glass Cleaner in a plastic bottle'],
    ['full HD webcam', '4K Webcam with microphone'],
  ])('leaves other listings what they are: %s may be %s', (name, title) => {
    expect(findingFor(name, { title }).matchType).toBe('match');
  });

  it('leaves goods of some size what they are, whatever their form', () => {
    const rivet = { title: 'Blind Rivet 1/8"', attributes: [{ name: 'Head style', value: 'Dome' }] };
    expect(findingFor('blind rivets, large head', rivet).matchType).toBe('match');
    expect(findingFor('blind rivets, countersunk', rivet).matchType).toBe('not_match');
  });

  it('confirms a wider type only where it has all that the name adds', () => {
    expect(findingFor('whole bean coffee', { title: 'Guatemalan Coffee, Medium Roast' }).matchType).toBe('unknown');
    expect(findingFor('whole bean coffee', { title: 'Guatemalan Coffee, Whole Bean' }).matchType).toBe('match');
    expect(findingFor('black tea bags', { title: 'Tea, Box of 100 Tea Bags' }).matchType).toBe('unknown');
  });

  it.each([
    ['cordless lawn mower', { title: 'Greenfold 13-Inch Lawn Mower', description: 'Cordless, with a 40 V battery.' }],
    ['Wi-Fi router for a small office', { title: '领航路由器 AX1800', description: '支持WiFi，双频合一' }],
    ['无线路由器', { title: '领航路由器 四天线', description: '支持无线组网' }],
    ['laptop backpack', { title: 'Urban Backpack 20 L', description: 'Padded sleeve for a 15.6 inch laptop.' }],
    ['electric toothbrush', { title: 'Toothbrush, white', attributes: [{ name: 'Power source', value: 'Electric' }] }],
  ])('confirms wider goods that have what a name adds to theirs: %s', (name, listing) => {
    expect(findingFor(name, listing)).toMatchObject({ matchType: 'match', closeness: 0.8 });
  });

  it.each([
    ['cordless lawn mower', { title: 'Greenfold 13-Inch Lawn Mower', description: 'Cuts evenly.' }],
    ['Wi-Fi router', { title: 'Rack Router, 4 ports', description: 'No Wi-Fi.' }],
    // Filed under goods of the wider type, and called something else.
    ['cordless lawn mower', { title: 'String Trimmer, cordless', category: ['Lawn mowers'] }],
    // One character stands in many words.
    ['女士单鞋', { title: '运动鞋 女', category: ['鞋'], description: '单色，简单百搭' }],
    // Another word for the very noun by which the title calls it.
    ['压力表', { title: 'Vernier slide gauge 150 mm' }],
  ])('leaves such goods open where nothing says so: %s', (name, listing) => {
    expect(findingFor(name, listing).matchType).not.toBe('match');
  });

  it('leaves to a spec what it asks for as well', () => {
    const specs = [{ name: 'Form', value: 'liquid' }];
    const title = 'Powder Laundry Detergent 68 Loads';
    expect(findingFor('liquid laundry detergent', { title }, specs).matchType).toBe('match');
    const ofMaterial = [{ name: 'Material', value: 'leather or canvas' }];
    expect(findingFor('leather wallet', { title: 'Canvas Wallet for men' }, ofMaterial).matchType).toBe('match');
  });
});
