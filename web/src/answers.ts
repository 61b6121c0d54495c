// What the public API answers, named as the pages speak of it. All of it comes from openapi.json.
import type { components, operations } from './api.gen.ts';

/** The body of an operation's answer of a status. */
type Answer<Name extends keyof operations, Status extends number = 200> = operations[Name]['responses'] extends {
  [Key in Status]: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** `state` is `queued`, `running`, `done`, `failed` or `cancelled`; an open list. */
export type RunStatus = Answer<'readRun'>;
export type RunStarted = Answer<'rerunRun', 202>;
export type RunList = Answer<'listRuns'>;
export type RunRecord = Answer<'readRunResult'>;
/** The record of the latest done run, with what has changed in its request since. */
export type LatestResult = Answer<'readLatestResult'>;
export type Comparison = Answer<'compareRuns'>;
export type Diagnosis = Answer<'readJobDiagnosis'>;
export type Questions = Answer<'readJobQuestions'>;
export type Feedback = components['schemas']['Feedback'];

export type RunItem = RunRecord['items'][number];
export type Entry = RunRecord['result']['shortlist'][number];
export type SpecResult = Entry['specResults'][number];
export type MatchType = SpecResult['matchType'];
export type Verdict = Entry['verdict'];
export type ItemComparison = Comparison['items'][number];

/** What an `item` event tells of an item that is done or failed; the document describes events in words only. */
export interface ClosedItem {
  itemId: number;
  name: string;
  state: string;
  error: string | null;
  candidates: number | null;
  shortlisted: number | null;
  pending: number | null;
  eliminated: number | null;
  priceExcluded: number | null;
}
