import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseFeedMapping } from '../../../src/catalog/feeds/feed-mapping.ts';
import { mapRecord } from '../../../src/catalog/feeds/map-record.ts';
import { openLanceCatalog } from '../../../src/catalog/lance-catalog.ts';
import { importRecords, tempFolder } from '../temp-catalog.ts';

const fields = { platform: { constant: 'alibaba' }, product_id: 'id', title: 'names.en' };

describe('a mapping', () => {
  test('feeds our fields from dotted paths and constants', () => {
    const mapping = parseFeedMapping({
      fields: {
        ...fields,
        'price.amount': 'cost',
        'price.currency': { constant: 'USD' },
        'supplier.name': 'seller.name',
      },
    });
    const record = { id: 7, names: { en: 'Mug' }, cost: '2.10', seller: { name: 'Kiln' } };
    expect(mapRecord(record, mapping)).toEqual({
      platform: 'alibaba',
      product_id: 7,
      title: 'Mug',
      price: { amount: '2.10', currency: 'USD' },
      supplier: { name: 'Kiln' },
    });
    expect(mapRecord({ ...record, cost: null }, mapping)).not.toHaveProperty('price');
  });

  test('names attributes, gives bare numbers their unit, says yes or no, joins and repeats lists, leaves out silence', () => {
    const mapping = parseFeedMapping({
      fields: { ...fields, category: 'kind' },
      attributes: {
        object: 'specs',
        fields: { part: 'Part number' },
        combined: [{ name: 'Resolution', from: ['px.x', 'px.y'], joiner: ' x ' }],
        rules: {
          wattage: { name: 'Wattage', unit: 'W' },
          size: 'Size',
          box: { name: 'Box', unit: 'mm' },
          weight: { unit: 'g', silent: [0] },
          ports: { lists: 'repeat' },
          modular: { values: { Full: 'Fully modular' } },
          secret: { drop: true },
        },
        rules_by_category: { Fan: { size: { name: 'Size', unit: 'mm' } } },
      },
    });
    const specs = {
      wattage: 850,
      size: 120,
      box: '10 x 20 x 3.5',
      weight: 0,
      fanless: false,
      ports: ['HDMI', 'USB-C'],
      colors: ['RED', 'BLUE'],
      modular: 'Full',
      secret: 'x',
      nothing: null,
      px: { x: 2560, y: 1440 },
      maxSpeed: '12 km/h',
    };
    const attributes = (kind: string) =>
      (
        mapRecord({ id: 1, names: { en: 'T' }, kind, specs, part: ['A', 'B'] }, mapping).attributes as {
          name: string;
          value: string;
        }[]
      ).map(({ name, value }) => `${name}=${value}`);
    expect(attributes('Other')).toEqual([
      'Wattage=850 W',
      'Size=120',
      'Box=10 x 20 x 3.5 mm',
      'Fanless=no',
      'Ports=HDMI',
      'Ports=USB-C',
      'Colors=RED, BLUE',
      'Modular=Fully modular',
      'Px x=2560',
      'Px y=1440',
      'Max speed=12 km/h',
      'Part number=A, B',
      'Resolution=2560 x 1440',
    ]);
    expect(attributes('Fan')).toContain('Size=120 mm');
  });

  test.each([
    [{}, 'fields must be an object'],
    [{ fields: { ...fields, titel: 'x' } }, 'fields.titel is no field of a product'],
    [{ fields: { title: 'x' } }, 'fields.product_id is missing'],
    [{ fields: { ...fields, title: { form: 'x' } } }, 'fields.title must be a source path'],
    [{ fields, attributes: { lists: {} } }, 'attributes does not know "lists"'],
    [{ fields, attributes: { rules: { a: { units: 'W' } } } }, 'attributes.rules.a does not know "units"'],
    [{ fields, attributes: { rules: { a: { lists: 'both' } } } }, 'attributes.rules.a.lists must be join or repeat'],
  ])('with a slip is refused with its place (%#)', (mapping, message) => {
    expect(() => parseFeedMapping(mapping)).toThrow(message);
  });

  test('cannot reach outside the record', async () => {
    await using folder = await tempFolder();
    const mapping = parseFeedMapping({ fields: { ...fields, title: 'constructor.name', brand: '__proto__.x' } });
    const { rejections } = await importRecords(folder.path, [{ id: 1 }], { mapping });
    expect(rejections).toMatchObject([{ line: 1, field: 'title', message: 'is missing' }]);
  });
});

const buildCores = '../shared/data/catalog-buildcores.jsonl.gz';

test.skipIf(!existsSync(buildCores))(
  `the BuildCores mapping reads real records with names and units (skipped without ${buildCores})`,
  async () => {
    await using folder = await tempFolder();
    const mapping = parseFeedMapping(JSON.parse(readFileSync('sample/mappings/buildcores.json', 'utf8')));
    const isPowerSupply = (line: string) => line.includes('"category": ["PSU"]');
    const lines = gunzipSync(readFileSync(buildCores)).toString().split('\n').filter(isPowerSupply);
    const summary = await importRecords(folder.path, lines, { mapping });
    expect(summary).toMatchObject({ imported: 3_295, rejected: 0 });
    const catalog = await openLanceCatalog({ uri: folder.path });
    const [best] = await catalog.search({
      texts: [{ text: '850W fully modular ATX power supply 80+ gold', weight: 1 }],
      limit: 1,
    });
    const facts = best?.product.attributes?.map(({ name, value }) => `${name}=${value}`);
    const wanted = ['Wattage=850 W', 'Modular=Fully modular', 'Efficiency rating=80+ Gold'];
    expect(facts).toEqual(expect.arrayContaining(wanted));
    await catalog.close();
  },
);
