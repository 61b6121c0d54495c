export interface WrittenSpec {
  name: string;
  value: string;
  required?: boolean;
}

/** One spec that was written, changed or taken out. */
interface SpecChange {
  before: string | null;
  after: string | null;
}

export function describeSpec({ name, value, required = false }: WrittenSpec): string {
  return `${name}: ${value}${required ? ' (must)' : ''}`;
}

/** The specs that differ between two lists: those of one name are held against one another, in their order. */
export function listSpecChanges(before: readonly WrittenSpec[], after: readonly WrittenSpec[]): SpecChange[] {
  const left = [...before];
  const changes: SpecChange[] = [];
  for (const spec of after) {
    const same = left.findIndex((known) => describeSpec(known) === describeSpec(spec));
    const at = same === -1 ? left.findIndex(({ name }) => name === spec.name) : same;
    const [known] = at === -1 ? [] : left.splice(at, 1);
    if (same === -1)
      changes.push({ before: known === undefined ? null : describeSpec(known), after: describeSpec(spec) });
  }
  return [...changes, ...left.map((spec) => ({ before: describeSpec(spec), after: null }))];
}
