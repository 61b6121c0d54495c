import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Item, SourcingRequest } from '../../../src/sourcing/requests/request-schemas.ts';
import {
  createBodyArbitrary,
  itemPatchArbitrary,
  newItemArbitrary,
  requestPatchArbitrary,
} from '../../support/request-arbitraries.ts';
import { type ModelAnswer, type ModelRequest, type ModelUpdate, RequestModel } from '../../support/request-model.ts';
import { type Answer, openRequestService, type RequestService, requestsPath } from '../../support/request-service.ts';

let service: RequestService;
beforeAll(async () => {
  service = await openRequestService();
});
afterAll(() => service.close());

/** The real service behind the positions of the model. */
interface Real {
  /** The last accepted answer of every request, in the order of creation. */
  saved: SourcingRequest[];
  /** Keeps the pairs of one sequence apart from those of another. */
  run: string;
}

let lastRun = 0;
const unknownId = 2_147_483_647;
const merchants = fc.constantFrom({ id: 'a', name: 'A' }, { id: 'b', name: 'B' });
const externalIds = fc.constantFrom('1', '2', '3');

function expectAnswer(answer: Answer, expected: ModelAnswer): void {
  expect([answer.status, answer.body.issues?.map(({ code }) => code) ?? []]).toEqual([expected.status, expected.codes]);
  if (expected.request !== undefined) expectRequest(answer.body, expected.request);
}

function expectRequest(body: SourcingRequest, expected: ModelRequest): void {
  const { id, sr_id, created_at, updated_at, items, external_id, ...content } = body;
  const { items: expectedItems, external_id: _, ...expectedContent } = expected;
  expect(content).toEqual(expectedContent);
  expect(items.map(contentOf)).toEqual(expectedItems);
  expect([sr_id, updated_at >= created_at]).toEqual([`SR-${id}`, true]);
}

function contentOf({ id, sourcing_request_id, created_at, updated_at, ...content }: Item) {
  return content;
}

class CreateCommand implements fc.AsyncCommand<RequestModel, Real> {
  readonly body: { merchant: { id: string; name: string }; external_id: string; items?: object[] | undefined };

  constructor(body: CreateCommand['body']) {
    this.body = body;
  }
  check = () => true;
  async run(model: RequestModel, real: Real): Promise<void> {
    const expected = model.create(this.body as Parameters<RequestModel['create']>[0]);
    const body = { ...this.body, external_id: real.run + this.body.external_id };
    const answer = await service.call('POST', requestsPath, body);
    expectAnswer(answer, expected);
    if (answer.status === 201) real.saved.push(answer.body);
    else expect(real.saved.map(({ sr_id }) => sr_id)).toContain(answer.body.issues[0]?.sr_id);
  }
  toString = () => `create(${JSON.stringify(this.body)})`;
}

class UpdateCommand implements fc.AsyncCommand<RequestModel, Real> {
  readonly index: number;
  readonly update: ModelUpdate;

  /** @param update its version is counted from the current one */
  constructor(index: number, update: ModelUpdate) {
    this.index = index;
    this.update = update;
  }
  check = (model: RequestModel) => model.requests.length > 0;
  async run(model: RequestModel, real: Real): Promise<void> {
    const index = this.index % model.requests.length;
    const version = Math.max(1, (model.requests[index]?.version ?? 1) + this.update.version);
    const update = { ...this.update, version };
    const before = real.saved[index];
    const expected = model.update(index, update);
    const answer = await service.call(
      'PATCH',
      `${requestsPath}/${before?.sr_id}`,
      this.#toBody(update, before, real.run),
    );
    expectAnswer(answer, expected);
    if (answer.status !== 200) return;
    // Ids and places stay; only what changed has a new time.
    for (const [position, item] of (before?.items ?? []).entries()) {
      const after = answer.body.items[position];
      expect([after?.id, after?.created_at]).toEqual([item.id, item.created_at]);
      if (after?.revision === item.revision) expect(after).toEqual(item);
    }
    real.saved[index] = answer.body;
  }
  #toBody(update: ModelUpdate, saved: SourcingRequest | undefined, run: string): object {
    const { external_id, ...fields } = update.fields;
    return {
      version: update.version,
      ...fields,
      ...(external_id === undefined ? {} : { external_id: `${run}${external_id}` }),
      ...(update.entries === undefined
        ? {}
        : {
            items: update.entries.map(({ position, fields: members }) =>
              position === undefined ? members : { id: saved?.items[position]?.id ?? unknownId - position, ...members },
            ),
          }),
    };
  }
  toString = () => `update(${this.index}, ${JSON.stringify(this.update)})`;
}

class ReadCommand implements fc.AsyncCommand<RequestModel, Real> {
  check = (model: RequestModel) => model.requests.length > 0;
  async run(model: RequestModel, real: Real): Promise<void> {
    for (const [index, saved] of real.saved.entries()) {
      const { body } = await service.call('GET', `${requestsPath}/${saved.sr_id}`);
      expect(body).toEqual(saved);
      expectRequest(body, model.requests[index] as ModelRequest);
      const { history } = (await service.call('GET', `${requestsPath}/${saved.sr_id}/history?limit=100`)).body;
      expect(history.map(({ version }) => version)).toEqual(Array.from({ length: body.version }, (_, at) => at + 1));
    }
  }
  toString = () => 'read';
}

const create = fc
  .tuple(createBodyArbitrary, merchants, externalIds)
  .map(([body, merchant, external_id]) => new CreateCommand({ ...body, merchant, external_id }));

// Few values, so that equal ones, which are no change, come up often.
const smallFields = fc.constantFrom(
  {},
  { notes: null },
  { notes: 'n' },
  { quantity: 1 },
  { specs: [] },
  { selected: false },
);
const entry = fc.oneof(
  fc.record({ position: fc.nat(3), fields: fc.oneof(smallFields, itemPatchArbitrary) }),
  fc.record({ position: fc.constant(undefined), fields: newItemArbitrary }),
  fc.record({ position: fc.constant(99), fields: smallFields }),
);
const moves = fc.record({ merchant: merchants, external_id: externalIds }, { requiredKeys: [] });
const update = fc
  .record({
    index: fc.nat(),
    version: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1),
    fields: fc.oneof(fc.constantFrom({}, { notes: null }, { destination: null }), requestPatchArbitrary, moves),
    entries: fc.option(fc.array(entry, { minLength: 1, maxLength: 4 }), { nil: undefined }),
  })
  .map(({ index, ...modelUpdate }) => new UpdateCommand(index, modelUpdate));

test('any sequence of creates, updates and reads answers as the model of the contract does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([create, update, update, update, fc.constant(new ReadCommand())], { maxCommands: 30, size: 'max' }),
      async (commands) => {
        lastRun += 1;
        const run = `run ${lastRun}: `;
        await fc.asyncModelRun(() => ({ model: new RequestModel(), real: { saved: [], run } }), commands);
      },
    ),
    { numRuns: 60 },
  );
});
