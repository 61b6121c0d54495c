import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../../support/run-records.ts';
import { anItem, aProduct, bottleSpecs, bottles, storeRequest } from '../../support/sourcing-builders.ts';
import { openTestService, type TestService } from '../../support/test-service.ts';

interface Question {
  spec_name: string;
  en: string;
  zh: string;
}

interface Questions {
  total_count: number;
  languages: { code: string; name: string }[];
  suppliers: {
    platform: string;
    supplier: { name?: string };
    products: { product_id: string; platform: string; url: string | null; item_name: string; questions: Question[] }[];
    message: { en: string; zh: string };
  }[];
}

interface Entry {
  productId: string;
  verdict: string;
  questions: { specName: string; en: string; zh: string }[];
}

describe('the questions of a run', () => {
  let service: TestService;
  let runId: string;
  let srId: string;

  const read = async (query = '') => (await service.call<Questions>('GET', `/job/${runId}/questions${query}`)).body;

  beforeAll(async () => {
    service = await openTestService();
    const ofSeller = (product_id: string, fields: object) =>
      aProduct({
        product_id,
        title: 'Insulated stainless steel\nwater bottle',
        attributes: [{ name: 'Material', value: '304 stainless steel' }],
        supplier: { name: 'Hearth', member_id: 7 },
        ...fields,
      });
    await service.importProducts([
      ...bottles(),
      ofSeller('2001', { url: 'https://shop.example/2001' }),
      ofSeller('2002', { platform: '1688', moq: 5000 }),
      // Words of the item, and nothing that surely says what it is.
      ofSeller('2005', { title: 'Insulated steel 500, bottle green', supplier: { name: 'Straw' } }),
      ofSeller('2004', {
        attributes: [...bottleSpecs.map(({ name, value }) => ({ name, value }))],
        supplier: { name: 'Kiln' },
      }),
      ofSeller('2003', { title: 'Insulated water bottle', attributes: [{ name: 'Capacity', value: '500 ml' }] }),
    ]);
    await service.service.startWorker(2);
    srId = await storeRequest(service.call, [anItem('Insulated stainless steel water bottle', bottleSpecs)]);
    runId = await runJob(service.call, srId);
  });
  afterAll(() => service?.close());

  test('are the unconfirmed must-haves of every pending product, and stand in the record too', async () => {
    const { body } = await service.call<{ result: Record<string, Entry[]> }>('GET', `/api/runs/${runId}/result`);
    const asked = new Map(
      (await read()).suppliers.flatMap(({ products }) =>
        products.map((product) => [`${product.platform}:${product.product_id}`, product.questions]),
      ),
    );
    const pending = body.result.possibleMatches as (Entry & { platform: string })[];
    expect(pending.length).toBeGreaterThan(3);
    const open = [...pending, ...((body.result.shortlist ?? []) as typeof pending)].filter(
      ({ questions }) => questions.length > 0,
    );
    expect(asked.size).toBe(open.length);
    for (const entry of open) {
      const wire = entry.questions.map(({ specName, en, zh }) => ({ spec_name: specName, en, zh }));
      expect(wire.length, entry.productId).toBeGreaterThan(0);
      expect(asked.get(`${entry.platform}:${entry.productId}`)).toEqual(wire);
    }
    for (const group of ['eliminated', 'priceExcluded']) {
      expect(body.result[group]?.every((entry) => entry.questions.length === 0)).toBe(true);
    }
    expect(asked.get('alibaba:1004')).toEqual([
      {
        spec_name: 'Capacity',
        en: 'Is the capacity 500 ml? If not, what is it?',
        zh: '容量是500毫升吗？如果不是，请告知实际容量。',
      },
    ]);
  });

  test('ask a confirmed product without a price for its price, and nothing of one whose offer is clear', async () => {
    const { suppliers } = await read();
    const asked = suppliers.flatMap(({ products }) => products);
    expect(asked.find((one) => one.product_id === '2004')?.questions.map(({ spec_name }) => spec_name)).toEqual([
      'price',
    ]);
    expect(asked.some((one) => one.product_id === '1001')).toBe(false);
  });

  test('are none, and no letter, for a product that may be of another type', async () => {
    const { body } = await service.call<{ products: { product_id: string; product_type: { match_type: string } }[] }>(
      'GET',
      `/job/${runId}/products`,
    );
    const unknown = body.products.filter((one) => one.product_type.match_type === 'unknown');
    expect(unknown.map((one) => one.product_id)).toContain('2005');
    const { suppliers } = await read();
    expect(suppliers.some(({ products }) => products.some((one) => one.product_id === '2005'))).toBe(false);
    expect(suppliers.every(({ products }) => products.every(({ questions }) => questions.length > 0))).toBe(true);
  });

  test('come by supplier, with a letter ready to be sent in both languages', async () => {
    const { suppliers, total_count: total } = await read();
    expect(suppliers.flatMap(({ products }) => products)).toHaveLength(total);
    const ofHearth = suppliers.filter(({ supplier }) => supplier.name === 'Hearth');
    // The same member number on another platform is another account.
    expect(ofHearth.map(({ platform, products }) => [platform, products.map((one) => one.product_id).sort()])).toEqual(
      expect.arrayContaining([
        ['alibaba', ['2001', '2003']],
        ['1688', ['2002']],
      ]),
    );
    const chinese = ofHearth.find(({ platform }) => platform === '1688');
    expect(chinese?.message.zh).toBe(
      '您好！\n\n我们对这款产品感兴趣，下单前想确认几点：\n\n' +
        '1. Insulated stainless steel water bottle（1688 2002），需求数量500件\n' +
        '   - 容量是500毫升吗？如果不是，请告知实际容量。\n' +
        '   - 订购500件的单价是多少？\n' +
        '   - 我们需要500件，低于起订量5000件，可以接单吗？\n\n' +
        '谢谢，期待您的回复！',
    );
    const english = ofHearth.find(({ platform }) => platform === 'alibaba')?.message.en ?? '';
    expect(english).toContain('We are interested in these products');
    expect(english).toContain('\n   https://shop.example/2001\n   - Is the capacity 500 ml?');
    expect(english).toContain('Is it made of stainless steel?');
    // Sellers without any name cannot be told to be the same.
    expect(
      suppliers.filter(({ products }) => products.some((one) => one.product_id === '1004'))[0]?.products,
    ).toHaveLength(1);
  });

  test('are not asked again once a person has answered them, and a refused product gets no letter', async () => {
    const say = (id: string, spec: string, verdict: string) =>
      service.call('PUT', `/job/${runId}/products/${id}/specs/${spec}`, { verdict, by: 'Jonas' });
    const before = await read();
    const asked = async (id: string) =>
      (await read()).suppliers
        .flatMap(({ products }) => products)
        .find((one) => one.product_id === id)
        ?.questions.map(({ spec_name }) => spec_name);
    const all = (await asked('2002')) ?? [];
    expect(all).toEqual(['Capacity', 'price', 'minimum order']);
    expect((await say('2002', 'Capacity', 'match')).status).toBe(200);
    expect(await asked('2002')).toEqual(['price', 'minimum order']);
    await say('2002', 'Capacity', 'unknown');
    expect(await asked('2002')).toEqual(all);
    await say('1004', 'Capacity', 'not_match');
    expect(await asked('1004')).toBeUndefined();
    expect((await read()).total_count).toBe(before.total_count - 1);
    for (const id of ['2002', '1004']) await service.call('DELETE', `/job/${runId}/products/${id}/specs/Capacity`);
    expect(await read()).toEqual(before);
  });

  test('are written in a further language where it is asked for', async () => {
    const { suppliers } = await read('?language=de&platform=1688');
    const [german] = suppliers;
    expect(german?.products[0]?.questions[0]).toEqual({
      spec_name: 'Capacity',
      en: 'Is the capacity 500 ml? If not, what is it?',
      zh: '容量是500毫升吗？如果不是，请告知实际容量。',
      de: 'Beträgt das Fassungsvermögen 500 ml? Falls nicht, wie lautet der tatsächliche Wert?',
    });
    expect(german?.message).toMatchObject({
      en: expect.stringContaining('Hello,'),
      de:
        'Guten Tag,\n\nwir interessieren uns für dieses Produkt und benötigen vor einer Bestellung noch einige Angaben:\n\n' +
        '1. Insulated stainless steel water bottle (1688 2002), gewünschte Menge: 500 Stück\n' +
        '   - Beträgt das Fassungsvermögen 500 ml? Falls nicht, wie lautet der tatsächliche Wert?\n' +
        '   - Wie hoch ist der Stückpreis bei 500 Stück?\n' +
        '   - Nehmen Sie eine Bestellung über 500 Stück an, obwohl die Mindestbestellmenge 5.000 Stück beträgt?\n\n' +
        'Vielen Dank im Voraus für Ihre Antwort.',
    });
    expect(await read('?language=zh')).toEqual(await read());
    expect((await read()).languages).toEqual([
      { code: 'en', name: 'English' },
      { code: 'zh', name: '中文' },
      { code: 'de', name: 'Deutsch' },
    ]);
    expect((await service.call('GET', `/job/${runId}/questions?language=fr`)).status).toBe(400);
  });

  test('can be asked for one item, one platform, and without some products', async () => {
    const all = await read();
    const itemId = (await service.call<{ products: { item_id: number }[] }>('GET', `/job/${runId}/products`)).body
      .products[0]?.item_id;
    expect(await read(`?item_id=${itemId}`)).toEqual(all);
    expect((await read('?platform=1688')).suppliers.map(({ platform }) => platform)).toEqual(['1688']);
    const ids = (await read('?exclude=2001,alibaba:2003')).suppliers.flatMap(({ products }) =>
      products.map((one) => one.product_id),
    );
    expect(ids).not.toContain('2001');
    expect(ids).not.toContain('2003');
    const letter = (await read('?only=alibaba:2003,alibaba:9999')).suppliers;
    expect(letter.flatMap(({ products }) => products.map((one) => one.product_id))).toEqual(['2003']);
    expect(letter[0]?.message.en).toContain('We are interested in this product');
    const paged = await read('?page=2&page_size=2');
    expect(paged.total_count).toBe(all.total_count);
    expect(paged.suppliers.flatMap(({ products }) => products)).toHaveLength(2);
    expect(await read('?only=alibaba:2003,%20')).toEqual(await read('?only=alibaba:2003'));
    for (const only of ['foo', 'alibaba:2003,foo', ':1', 'alibaba:']) {
      const refused = await service.call('GET', `/job/${runId}/questions?only=${only}`);
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: ['only'], code: 'wrong_format' }] } });
    }
    for (const id of ['2147483647', 'x']) {
      expect((await service.call('GET', `/job/${runId}/questions?item_id=${id}`)).status).toBe(400);
    }
    expect((await service.call('GET', '/job/nonsense/questions')).status).toBe(404);
  });

  test('come with the terms of the order: customization, notes and delivery, as the request states them now', async () => {
    const { body: request } = await service.call<{ version: number; items: { id: number }[] }>(
      'GET',
      `/api/v1/sourcing-requests/${srId}`,
    );
    const customization = { logo_url: 'https://shop.example/logo.svg', packaging: 'gift box', notes: 'engraved' };
    const patch = {
      version: request.version,
      needed_by: '2027-03-15',
      destination: { country: 'NL', city: 'Utrecht' },
    };
    const items = [{ id: request.items[0]?.id, customization, notes: 'No plastic\nwrap' }];
    expect((await service.call('PATCH', `/api/v1/sourcing-requests/${srId}`, { ...patch, items })).status).toBe(200);
    const [german] = (await read('?language=de&only=1688:2002')).suppliers;
    expect(german?.message).toMatchObject({
      en: expect.stringContaining(
        '\n   - Customization: our logo (https://shop.example/logo.svg); packaging: gift box; engraved. ' +
          'Can you do this, and at what price?\n   - Note: No plastic wrap\n\n' +
          'Delivery to Utrecht, Netherlands, by 15 March 2027: can you meet this date, and what would shipping cost?\n\n',
      ),
      zh: expect.stringContaining(
        '\n   - 定制要求：印我方标志（https://shop.example/logo.svg）；包装：gift box；engraved。能否做到？费用是多少？' +
          '\n   - 备注：No plastic wrap\n\n' +
          '交货：2027年3月15日前送至荷兰Utrecht。能否按时交货？运费是多少？\n\n',
      ),
      de: expect.stringContaining(
        'Lieferung nach Utrecht, Niederlande, bis 15. März 2027: Können Sie diesen Termin einhalten, und wie hoch sind die Versandkosten?',
      ),
    });
  });
});
