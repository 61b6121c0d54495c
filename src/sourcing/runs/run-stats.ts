/** How the specs of one item fared over its candidates. */
export interface SpecCounts {
  specName: string;
  match: number;
  unknown: number;
  notMatch: number;
}

export interface SourceReport {
  name: string;
  candidates: number;
  /** Why the source gave nothing, or null. */
  error: string | null;
}

/** What happened to one item; stored with its products. Durations in milliseconds. */
export interface ItemStats {
  itemId: number;
  candidates: number;
  scored: number;
  shortlisted: number;
  pending: number;
  eliminated: number;
  priceExcluded: number;
  specs: SpecCounts[];
  durationsMs: { search: number; match: number };
  sources: SourceReport[];
  catalogVersion: string;
  /** Plain sentences on anything a person would ask about, such as an empty catalog. */
  notes: string[];
}

/** The whole run: sums of its items, their own figures, and how long it took. */
export interface RunStats {
  candidates: number;
  scored: number;
  shortlisted: number;
  pending: number;
  eliminated: number;
  priceExcluded: number;
  durationsMs: { search: number; match: number; total: number };
  sources: SourceReport[];
  catalogVersion: string;
  notes: string[];
  items: ItemStats[];
}

function sumOf(items: ItemStats[], figure: (item: ItemStats) => number): number {
  return items.reduce((sum, item) => sum + figure(item), 0);
}

function sumSources(items: ItemStats[]): SourceReport[] {
  const byName = new Map<string, SourceReport>();
  for (const source of items.flatMap((item) => item.sources)) {
    const known = byName.get(source.name);
    byName.set(source.name, {
      name: source.name,
      candidates: (known?.candidates ?? 0) + source.candidates,
      error: known?.error ?? source.error,
    });
  }
  return [...byName.values()];
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
    durationsMs: {
      search: sumOf(items, (item) => item.durationsMs.search),
      match: sumOf(items, (item) => item.durationsMs.match),
      total: totalMs,
    },
    sources: sumSources(items),
    catalogVersion: versions.join(', '),
    notes: [...new Set(items.flatMap((item) => item.notes))],
    items,
  };
}
