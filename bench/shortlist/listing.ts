import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { seededRandom } from '../catalog-quality.ts';
import { readMarket } from './second/market.ts';
import { readThirdMarket } from './third/market.ts';
import type { Origin, TrialListing } from './trial-listing.ts';
import type { WrittenTrial } from './written-trial.ts';

/** Products taken of each category of the large source: enough to compete, few enough for all to be candidates. */
const perCategory = 300;

interface SourceRow {
  id: string;
  title: string;
  category: string[];
  brand?: string;
  description?: string;
  price?: string | null;
  currency?: string;
  attributes: { name: string; value: unknown }[];
}

async function readRows(file: string): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (line !== '') rows.push(JSON.parse(line) as SourceRow);
  }
  return rows;
}

/** A value as a feed holds it: lists of objects and nulls are left out, all else stays as it is. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => typeof entry !== 'object');
  return value !== null && typeof value !== 'object' && value !== '';
}

function toListing(origin: Origin, row: SourceRow, price?: object): TrialListing {
  const attributes = row.attributes.filter(({ value }) => isPlain(value));
  const record = {
    platform: 'alibaba',
    product_id: row.id,
    title: row.title,
    category: row.category,
    ...(row.brand ? { brand: row.brand } : {}),
    ...(row.description ? { description: row.description.slice(0, 3000) } : {}),
    ...(price === undefined ? {} : { price }),
    attributes,
  };
  return describe(origin, row.id, record, row.category.join(' > '));
}

function describe(origin: Origin, id: string, record: Record<string, unknown>, path: string): TrialListing {
  const attributes = (record.attributes ?? []) as { name: string; value: unknown }[];
  const variants = (record.variants ?? []) as { attributes: { name: string; value: unknown }[] }[];
  const lines = [...attributes, ...variants.flatMap((variant) => variant.attributes)].map(
    ({ name, value }) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`,
  );
  return {
    origin,
    id,
    record,
    title: String(record.title),
    path,
    values: new Map(attributes.map(({ name, value }) => [name.toLowerCase(), value])),
    text: [record.title, record.description ?? '', ...lines].join('\n'),
  };
}

/** Categories of the large source whose goods the second trial's own market sells. */
const soldByMarket = new Set(['Laptop', 'Monitor', 'Headphones', 'Chair']);

/** The catalog of the second trial: that of the first without what its market sells itself, and the market. */
export async function readSecondListings(dataFolder: string, sampleFile: string): Promise<TrialListing[]> {
  const listings = await readTrialListings(dataFolder, sampleFile);
  const kept = listings.filter(({ origin, path }) => origin !== 'buildcores' || !soldByMarket.has(path));
  return [...kept, ...readMarket()];
}

/** The catalog of the third trial: that of the first without the own sample and what else its market sells, and the market. */
export async function readThirdListings(dataFolder: string, sampleFile: string): Promise<TrialListing[]> {
  const listings = await readTrialListings(dataFolder, sampleFile);
  const kept = listings.filter(({ origin, title }) => origin !== 'own' && !/\bumbrella\b/i.test(title));
  return [...kept, ...readThirdMarket()];
}

/** What the market of a written trial sells, wherever else it may be sold: computer parts by category, other goods by title. */
interface SoldByMarket {
  parts: RegExp | null;
  titles: RegExp;
}

const soldByWrittenMarket: Readonly<Record<string, SoldByMarket>> = {
  fourth: {
    parts: null,
    titles:
      /towel|polo|power ?bank|curtain|knife|rain ?(?:coat|jacket)|blanket|trouser|dryer|massag|faucet|camera|helmet|tooth ?brush|sanitiz|\bhub\b|chair|table|glove|\bpump|毛巾|充电宝|窗帘|刀|雨衣|椅|桌|手套|龙头|摄像/i,
  },
  fifth: {
    parts: /Laptop|Monitor|Headphones|Storage|Network|Chair|Desk/,
    titles:
      /watch|t-shirt|tee\b|jean|dress|shoe|sneaker|backpack|bag\b|glasses|coffee|shampoo|sheet|curtain|duvet|quilt|\brug|mattress|lamp|chair|desk|table|drill|saw|grinder|tent|headphone|earphone|表|鞋|裙|衫|包|咖啡|洗发|床|窗帘|被|毯|垫|灯|椅|桌|钻|帐篷|耳机/i,
  },
  sixth: {
    parts: /Storage|Mouse|Keyboard|Webcam|Accessory|Network|Chair/,
    titles:
      /watch|shoe|sneaker|trainer|sock|jacket|coat|belt|towel|light|lamp|clock|mirror|mattress|rack|sofa|chair|board|knife|pan\b|bowl|plate|cutlery|spoon|container|box|bin\b|cup|blender|shaver|trimmer|dryer|heater|iron|earphone|earbud|headphone|camera|tablet|phone|memory|usb|表|鞋|袜|夹克|外套|皮带|毛巾|灯|钟|镜|床|架|沙发|椅|板|刀|锅|碗|盘|勺|盒|箱|桶|杯|耳机|平板|手机/i,
  },
  seventh: {
    parts: /Case|Accessory/,
    titles:
      /boot|bag\b|brush|lamp|light|curtain|bottle|basket|hamper|puzzle|jigsaw|swim|top\b|chair|cocoa|cacao|coconut|makeup|guitar|wiper|tile|case\b|board|shower|靴|鞋|包|袋|刷|灯|帘|瓶|篮|拼图|泳|椅|可可|椰|吉他|雨刮|砖|箱|板|花洒/i,
  },
};

/** The catalog of a written trial: that of the first without what the trial's market sells itself, and the market. */
export async function readWrittenListings(
  trial: string,
  { readMarket }: WrittenTrial,
  dataFolder: string,
  sampleFile: string,
): Promise<TrialListing[]> {
  const listings = await readTrialListings(dataFolder, sampleFile);
  const sold = soldByWrittenMarket[trial];
  const kept = listings.filter(({ origin, title, path }) =>
    origin === 'buildcores' ? !sold?.parts?.test(path) : !sold?.titles.test(title),
  );
  return [...kept, ...readMarket()];
}

/**
 * The catalog of the trial: computer parts whose numbers carry no unit, clothes and household goods under uneven names,
 * bare titles of groceries and care, and our own sample in two languages. The same for every call.
 */
export async function readTrialListings(dataFolder: string, sampleFile: string): Promise<TrialListing[]> {
  const parts = await readRows(`${dataFolder}/catalog-buildcores.jsonl.gz`);
  const random = seededRandom(13);
  const shuffled = parts.map((row) => ({ row, at: random() })).toSorted((one, other) => one.at - other.at);
  const taken = new Map<string, number>();
  const chosen = shuffled.flatMap(({ row }) => {
    const category = row.category[0] ?? '';
    const count = taken.get(category) ?? 0;
    taken.set(category, count + 1);
    return count < perCategory ? [row] : [];
  });
  const worn = await readRows(`${dataFolder}/catalog-flipkart.jsonl.gz`);
  const titled = (await readRows(`${dataFolder}/spec-values-oamine.jsonl.gz`)) as unknown as {
    category: string;
    text: string;
  }[];
  const titles = new Map(titled.map(({ text, category }) => [text, category]));
  const own = readFileSync(sampleFile, 'utf8').trim().split('\n');
  return [
    ...chosen.map((row) => toListing('buildcores', row)),
    ...worn.map((row) =>
      toListing('flipkart', row, row.price ? { amount: row.price, currency: row.currency } : undefined),
    ),
    ...[...titles].map(([title, category], index) =>
      describe('titles', `title-${index}`, { platform: 'alibaba', product_id: `title-${index}`, title }, category),
    ),
    ...own.map((line) => {
      const record = JSON.parse(line) as Record<string, unknown> & { product_id: string; category?: string[] };
      return describe('own', record.product_id, record, (record.category ?? []).join(' > '));
    }),
  ];
}
