import { hash } from 'node:crypto';

/** How the specs of one item fared over its candidates. */
export interface SpecCounts {
  specName: string;
  match: number;
  unknown: number;
  notMatch: number;
}

/** Where the time of an item went, in milliseconds. */
interface StepDurations {
  search: number;
  /** Reading each candidate's listing. */
  readFacts: number;
  /** Comparing that with the specs, price rules, ranking. */
  match: number;
  /** Preparing and writing the products; without the statement that closes the item and the commit itself. */
  commit: number;
}

/** How one source answered; items recorded before there were marketplaces lack the optional members. */
export interface SourceReport {
  name: string;
  candidates: number;
  /** Why the source gave nothing, or null. */
  error: string | null;
  durationMs?: number;
  /** Names the data that answered, or for a marketplace how it was asked. */
  version?: string;
  /** Identifies the marketplace's answer; null for a source that has a version. */
  answerHash?: string | null;
}

/** A source over all items of a run. */
interface SourceTotals extends SourceReport {
  searches: number;
  failures: number;
}

/** How many products a search brought and what became of them. */
interface ProductCounts {
  candidates: number;
  scored: number;
  shortlisted: number;
  pending: number;
  eliminated: number;
  priceExcluded: number;
}

/** What happened to one item; stored with its products. */
export interface ItemStats extends ProductCounts {
  itemId: number;
  /** Products of another type than the item names; items recorded before types were judged lack it. */
  typeExcluded?: number;
  /** Products that are not excluded and of which it is not known whether they are of the wanted type. */
  typeUnknown?: number;
  specs: SpecCounts[];
  /** Spec results that a person decided; items recorded before there was feedback lack it. */
  humanVerdicts?: number;
  durationsMs: StepDurations;
  sources: SourceReport[];
  catalogVersion: string;
  /** Plain sentences on anything a person would ask about, such as an empty catalog. */
  notes: string[];
}

/** The whole run: sums of its items, their own figures, and how long it took. */
export interface RunStats extends ProductCounts {
  typeExcluded: number;
  typeUnknown: number;
  humanVerdicts: number;
  /** The steps summed over all items, and `total`: the time from the run's start to its end. */
  durationsMs: StepDurations & { total: number };
  sources: SourceTotals[];
  catalogVersion: string;
  notes: string[];
  items: ItemStats[];
}

function sumOf(items: ItemStats[], figure: (item: ItemStats) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0);
}

function sumSources(items: ItemStats[]): SourceTotals[] {
  const byName = Map.groupBy(
    items.flatMap((item) => item.sources),
    ({ name }) => name,
  );
  return [...byName].map(([name, reports]) => {
    const hashes = reports.flatMap(({ answerHash }) => answerHash ?? []);
    return {
      name,
      candidates: reports.reduce((sum, { candidates }) => sum + candidates, 0),
      error: reports.find(({ error }) => error !== null)?.error ?? null,
      searches: reports.length,
      failures: reports.filter(({ error }) => error !== null).length,
      durationMs: reports.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0),
      version: [...new Set(reports.flatMap(({ version }) => version ?? []))].join(', '),
      answerHash: hashes.length === 0 ? null : `sha256:${hash('sha256', hashes.join('\n'))}`,
    };
  });
}

/** Adds up the items of a run. `totalMs` is the time from its start to its end. */
export function sumStats(items: ItemStats[], totalMs: number): RunStats {
  const versions = [...new Set(items.map((item) => item.catalogVersion))];
  return {
    candidates: sumOf(items, (item) => item.candidates),
    scored: sumOf(items, (item) => item.scored),
    shortlisted: sumOf(items, (item) => item.shortlisted),
    pending: sumOf(items, (item) => item.pending),
    eliminated: sumOf(items, (item) => item.eliminated),
    priceExcluded: sumOf(items, (item) => item.priceExcluded),
    typeExcluded: sumOf(items, (item) => item.typeExcluded ?? 0),
    typeUnknown: sumOf(items, (item) => item.typeUnknown ?? 0),
    humanVerdicts: sumOf(items, (item) => item.humanVerdicts ?? 0),
    durationsMs: {
      search: sumOf(items, (item) => item.durationsMs.search),
      readFacts: sumOf(items, (item) => item.durationsMs.readFacts),
      match: sumOf(items, (item) => item.durationsMs.match),
      commit: sumOf(items, (item) => item.durationsMs.commit),
      total: totalMs,
    },
    sources: sumSources(items),
    catalogVersion: versions.join(', '),
    notes: [...new Set(items.flatMap((item) => item.notes))],
    items,
  };
}
