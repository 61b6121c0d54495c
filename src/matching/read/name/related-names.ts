import type { ResolvedName } from './resolve-name.ts';

/**
 * Names of which buyers and sellers mean the same property, though each also stands for something of its own. `firm`
 * pairs measure one thing, so that a difference between them is a contradiction.
 */
const related: readonly { pair: readonly [string, string]; firm?: true }[] = [
  { pair: ['#capacity', '#net content'] },
  { pair: ['#pack size', '#packaging'] },
  { pair: ['#weight', '#net content'], firm: true },
  { pair: ['#fill weight', '#net content'] },
  { pair: ['#power', '#heat output'] },
  { pair: ['#power', '#motor power'] },
  { pair: ['#diameter', '#mouth diameter'] },
  { pair: ['#thread size', '#connector'] },
  { pair: ['#length', '#cable length'], firm: true },
  { pair: ['#battery capacity', '#capacity'] },
  { pair: ['#storage', '#capacity'] },
  { pair: ['#memory', '#capacity'] },
  { pair: ['#size', '#dimensions'], firm: true },
  { pair: ['#cutting width', '#working width'], firm: true },
  { pair: ['#sleeps', '#seats'] },
  { pair: ['#net content', '#dimensions'] },
  { pair: ['#net content', '#size'] },
  { pair: ['#size', '#screen size'] },
  { pair: ['#size', '#head circumference'] },
  { pair: ['#size', '#diameter'] },
  { pair: ['#battery type', '#battery capacity'] },
  { pair: ['#size', '#capacity'] },
  { pair: ['#size', 'paper size'] },
  { pair: ['#size', 'sheet size'] },
  { pair: ['#refresh rate', '#frequency'] },
  { pair: ['#model', '#series'] },
  { pair: ['#ingress protection', '#certification'] },
  { pair: ['#plug', '#connector'] },
  { pair: ['#ingredient', '#material'] },
  { pair: ['#effect', '#feature'] },
  { pair: ['#thread size', '#size'] },
  { pair: ['#thread size', '#net content'] },
  { pair: ['#screw drive', '#operation'] },
  { pair: ['#colour', '#finish'] },
  { pair: ['#country', '#region'] },
];

const relatedByKey = new Map<string, { key: string; isFirm: boolean }[]>();
for (const { pair, firm } of related) {
  const [one, other] = pair;
  for (const [from, to] of [[one, other] as const, [other, one] as const]) {
    relatedByKey.set(from, [...(relatedByKey.get(from) ?? []), { key: to, isFirm: firm ?? false }]);
  }
}

/** Keys of the properties that are named alike, though each also stands for something of its own. */
export function relatedKeys(key: string): readonly string[] {
  return (relatedByKey.get(key) ?? []).map((one) => one.key);
}

/**
 * Keys under which a property may stand: its own first. Under a key that is not firm a difference is no contradiction.
 */
export function keysOf(name: ResolvedName): readonly { key: string; isFirm: boolean }[] {
  const related = relatedByKey.get(name.key) ?? [];
  // What each bottle of a pack holds is its content, by whichever name.
  return [
    { key: name.key, isFirm: true },
    ...(name.isEach ? related.map(({ key }) => ({ key, isFirm: true })) : related),
  ];
}
