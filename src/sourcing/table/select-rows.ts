import type { MatchType } from '../../matching/assessment.ts';
import type { ItemTable } from './item-tables.ts';
import type { Stage, TableRow } from './table-schemas.ts';

/** A validated query of a table. */
export interface TableQuery {
  /** Undefined: every stage. */
  stages: ReadonlySet<Stage> | undefined;
  platform: string | undefined;
  /** Words that the title, the supplier, the id or a value found must have, in any order. */
  words: string[];
  /** Answers that specs must have, by the index of the spec. */
  specs: { index: number; matchType: MatchType }[];
  /** Only the best of each group of equal offers; a group is listed whole when it is named. */
  isFolded: boolean;
  group: number | undefined;
  sort: string;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

const stageOrder: Record<Stage, number> = { shortlisted: 0, pending: 1, eliminated: 2, over_price: 3, other_type: 4 };
const matchOrder: Record<MatchType, number> = { match: 0, unknown: 1, not_match: 2 };

type SortKey = string | number | null;

function sortKeyOf(table: ItemTable, sort: string): (row: TableRow) => SortKey {
  const spec = /^spec:(\d{1,3})$/.exec(sort)?.[1];
  if (spec !== undefined) {
    return ({ specs }) => {
      const answer = specs[Number(spec)];
      return answer === undefined ? null : matchOrder[answer.match_type];
    };
  }
  const isMust = table.item.specs.map(({ required }) => required === true);
  const confirmed = ({ specs }: TableRow, wanted: boolean) =>
    -specs.filter((answer, index) => isMust[index] === wanted && answer.match_type === 'match').length;
  const keys: Record<string, (row: TableRow) => SortKey> = {
    rank: (row) => row.rank,
    title: (row) => row.title.toLowerCase(),
    supplier: (row) => row.supplier?.toLowerCase() ?? null,
    platform: (row) => row.platform,
    price: (row) => row.price?.comparable ?? row.price?.amount ?? null,
    moq: (row) => row.moq,
    stage: (row) => stageOrder[row.stage],
    must_haves: (row) => confirmed(row, true),
    good_to_haves: (row) => confirmed(row, false),
  };
  return keys[sort] ?? ((row) => row.rank);
}

function compareKeys(one: SortKey, other: SortKey, direction: number): number {
  // What is not known stands last, whichever way the others go.
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (one < other ? -1 : one > other ? 1 : 0) * direction;
}

function hasWords(row: TableRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const values = row.specs.map(({ product_value: value }) => value ?? '').join(' ');
  const text = `${row.title} ${row.supplier ?? ''} ${row.product_id} ${row.platform} ${values}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The page of a table that a query selects. */
export function selectRows(table: ItemTable, query: TableQuery): { totalCount: number; rows: TableRow[] } {
  const { stages, platform, words, specs, isFolded, group, sort, isDescending, page, pageSize } = query;
  const matching = table.rows.filter(
    (row) =>
      (stages === undefined || stages.has(row.stage)) &&
      (platform === undefined || row.platform === platform) &&
      (group === undefined || row.group === group) &&
      specs.every(({ index, matchType }) => row.specs[index]?.match_type === matchType) &&
      hasWords(row, words),
  );
  const keyOf = sortKeyOf(table, sort);
  const direction = isDescending ? -1 : 1;
  const sorted =
    sort === 'rank' && !isDescending
      ? matching
      : matching
          .map((row) => ({ row, key: keyOf(row) }))
          .sort((a, b) => compareKeys(a.key, b.key, direction) || a.row.rank - b.row.rank)
          .map(({ row }) => row);
  const shown = isFolded && group === undefined ? keepFirstOfGroups(sorted) : sorted;
  const first = (page - 1) * pageSize;
  return { totalCount: shown.length, rows: shown.slice(first, first + pageSize) };
}

function keepFirstOfGroups(rows: readonly TableRow[]): TableRow[] {
  const seen = new Set<number>();
  return rows.filter(({ group }) => !seen.has(group) && seen.add(group) !== undefined);
}
