export const pageSize = 100;

/** The pages behind the first one, which is always read, that hold the places from `first` to `last` of a table. */
export function pagesInView({ first, last }: { first: number; last: number }, totalCount: number): number[] {
  const from = Math.max(2, Math.floor(first / pageSize) + 1);
  const to = Math.min(Math.floor(last / pageSize) + 1, Math.ceil(totalCount / pageSize));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** The row at a place of the whole table; undefined while its page is being read. */
export function rowAt<Row>(
  index: number,
  rowsByPage: ReadonlyMap<number, readonly Row[] | undefined>,
): Row | undefined {
  return rowsByPage.get(Math.floor(index / pageSize) + 1)?.[index % pageSize];
}
