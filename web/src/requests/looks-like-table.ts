/** False for rows that are a letter rather than a table: sentences, or lines that are cut at whatever comma they have. */
export function looksLikeTable(rows: readonly (readonly string[])[]): boolean {
  const times = new Map<number, number>();
  for (const row of rows) times.set(row.length, (times.get(row.length) ?? 0) + 1);
  const [[columns, count] = [0, 0]] = [...times].toSorted(([, one], [, other]) => other - one);
  if (columns > 1) return rows.length > 1 && count >= rows.length * 0.6;
  // One column is a list of names.
  return rows.every((row) => {
    const line = row.join(',').trim();
    return line.length <= 80 && !/[.!?:,;]$|[.!?]\s/.test(line);
  });
}
