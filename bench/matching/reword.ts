/** Another wording of what is wanted, written without the matcher's own tables so that it measures them. */
const names: Readonly<Record<string, string>> = {
  brand: 'Manufacturer',
  color: 'Colour',
  'net content': 'Net contents',
  volume: 'Capacity',
  'pack size': 'Number of packs',
  material: 'Made of',
  gender: 'Target gender',
  flavor: 'Taste',
  scent: 'Fragrance',
  'item form': 'Product form',
  age: 'Age group',
  'age range': 'Age group',
  country: 'Country of origin',
  dosage: 'Strength',
  closure: 'Closure type',
  'shoe type': 'Type',
  sport: 'Activity',
  'container type': 'Packaging',
  container: 'Packaging',
  specialty: 'Special feature',
  'protection level': 'Sun protection factor',
  'roast type': 'Roast level',
  tdp: 'Thermal design power',
  wattage: 'Power',
  memory: 'Memory size',
  length: 'Product length',
  height: 'Item height',
  storage_type: 'Storage type',
  cpu_sockets: 'CPU sockets',
  ram_type: 'RAM type',
  refresh_rate: 'Screen refresh rate',
  screen_size: 'Display size',
};

const conversions: readonly (readonly [RegExp, number, string])[] = [
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:fl\.? ?oz|fluid ounces?)\.?$/i, 29.5735295625, 'ml'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:oz|ounces?)\.?$/i, 28.349523125, 'g'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:lbs?|pounds?)\.?$/i, 0.45359237, 'kg'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:ml)$/i, 1 / 1000, 'l'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:mg)$/i, 1 / 1000, 'g'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:mm)$/i, 1 / 10, 'cm'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:cm)$/i, 10, 'mm'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?(?:GB)$/, 1 / 1000, 'TB'],
  [/^(\d{1,6}(?:\.\d{1,4})?)[ -]?W$/, 1 / 1000, 'kW'],
];

const spelled: readonly (readonly [RegExp, string])[] = [
  [/\bpack of (\d{1,4})\b/i, '$1-pack'],
  [/\b(\d{1,4})[ -]?(?:pk|packs?)\b/i, 'pack of $1'],
  [/\b(\d{1,5})[ -]?(?:count|ct)\b\.?/i, '$1 pcs'],
  [/\b(\d)[ -]?ply\b/i, '$1-ply'],
  [/\bwomen's\b/i, 'women'],
  [/\bmen's\b/i, 'men'],
  [/\bbags\b/i, 'bag'],
  [/\bgray\b/i, 'grey'],
  [/\bcapsules\b/i, 'capsule'],
  [/\btablets\b/i, 'tablet'],
  [/\bkids\b/i, 'children'],
  [/\bdecaffeinated\b/i, 'decaf'],
  [/\bfree\b$/i, '-free'],
];

/** One of the ways of rewording, chosen by the value and at random; null where none applies. */
export function reword(
  attribute: string,
  value: string,
  other: string,
  isOwn: boolean,
  random: () => number,
): { name: string; value: string } | null {
  const name = names[attribute.toLowerCase()] ?? attribute;
  const number = measured(value, isOwn, random);
  if (number !== null) return { name, value: number };
  const dice = random();
  if (other !== '' && dice < 0.3) return { name, value: dice < 0.15 ? `${value} or ${other}` : `${other} / ${value}` };
  for (const [pattern, replacement] of spelled)
    if (pattern.test(value)) return { name, value: value.replace(pattern, replacement) };
  if (dice < 0.6) return { name, value: value.toUpperCase().replace(/(\w)-/g, '$1 ') };
  return name === attribute ? { name, value: value.toLowerCase() } : { name, value };
}

/** Another unit; for a value of the product's own also a bound that it meets (of a foreign value a bound could be met by chance). */
function measured(value: string, isOwn: boolean, random: () => number): string | null {
  for (const [pattern, factor, unit] of conversions) {
    const found = pattern.exec(value.trim());
    if (found === null) continue;
    const converted = Number(found[1]) * factor;
    const dice = random();
    const exact = Number(converted.toPrecision(4));
    if (!isOwn || dice < 0.4) return `${exact} ${unit}`;
    if (dice < 0.6)
      return `${Number((converted * 0.97).toPrecision(4))}-${Number((converted * 1.03).toPrecision(4))} ${unit}`;
    return dice < 0.8
      ? `at least ${Number((converted * 0.995).toPrecision(4))} ${unit}`
      : `at most ${Number((converted * 1.005).toPrecision(4))} ${unit}`;
  }
  return null;
}
