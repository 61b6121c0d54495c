// What the public API answers, named as the pages speak of it. All of it comes from openapi.json.
import type { operations } from '../api.gen.ts';

/** The body of an operation's answer of a status. */
type Answer<Name extends keyof operations, Status extends number = 200> = operations[Name]['responses'] extends {
  [Key in Status]: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The body that an operation takes. */
type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : never;

/** `state` is `queued`, `running`, `done`, `failed` or `cancelled`; an open list. */
export type RunStatus = Answer<'readRun'>;
export type Overview = Answer<'readJobOverview'>;
export type OverviewItem = Overview['items'][number];
export type Funnel = NonNullable<OverviewItem['funnel']>;
export type Table = Answer<'readItemTable'>;
export type TableRow = Table['rows'][number];
export type Stage = TableRow['stage'];
export type Charts = Answer<'readItemCharts'>;
type ProductAnswer = Answer<'readJobProduct'>;
export type Entry = ProductAnswer['product'];
export type SpecResult = Entry['specResults'][number];
export type MatchType = SpecResult['matchType'];
export type Listing = Answer<'readCatalogProduct'>;
export type Feedback = Answer<'listJobFeedback'>['feedback'][number];
export type Diagnosis = Answer<'readJobDiagnosis'>;
export type Questions = Answer<'readJobQuestions'>;
/** A language in which questions are written. */
export type Language = NonNullable<NonNullable<operations['readJobQuestions']['parameters']['query']>['language']>;
export type Comparison = Answer<'compareRuns'>;

export type SourcingRequest = Answer<'getSourcingRequest'>;
export type RequestItem = SourcingRequest['items'][number];
export type HistoryEntry = Answer<'getSourcingRequestHistory'>['history'][number];
export type CreateRequest = Body<'createSourcingRequest'>;
export type UpdateRequest = Body<'updateSourcingRequest'>;
export type NewItem = NonNullable<CreateRequest['items']>[number];
type StartRun = Body<'startSourcingJob'>;
export type SourcingContext = NonNullable<StartRun['sourcing_context']>;

export type Draft = Answer<'draftRequest'>;
export type CatalogSearch = Answer<'searchCatalog'>;
export type CatalogProduct = CatalogSearch['products'][number];
export type Source = Answer<'listSources'>['sources'][number];
export type Delivery = Answer<'listAllDeliveries'>['deliveries'][number];

/** True while the run may still change. A state that this page does not know counts as changing. */
export function isUnfinished(state: string): boolean {
  return state !== 'done' && state !== 'failed' && state !== 'cancelled';
}
