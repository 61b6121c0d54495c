import { type ColourName, colourNames } from '../../ontology/colours.ts';
import { chromaOf, colourDistance, hexToOklab, hueOf, type Oklab } from './oklab.ts';

interface PlacedColour extends ColourName {
  lab: Oklab;
  familyId: string;
}

/** Ends of the hue sectors of OKLab, in degrees, with the family of each; measured on the basic colours of the table. */
const sectors: readonly (readonly [number, string])[] = [
  [12, 'pink or red'],
  [42, 'red'],
  [78, 'orange'],
  [122, 'yellow'],
  [178, 'green'],
  [205, 'green or blue'],
  [284, 'blue'],
  [335, 'purple'],
  [360, 'pink or red'],
];

const greyChroma = 0.035;

/** The basic colour of which this is a shade, from lightness, chroma and hue; "mixed" between two of them. */
export function familyOf(lab: Oklab): string {
  const chroma = chromaOf(lab);
  const hue = hueOf(lab);
  if (chroma < greyChroma) {
    if (lab.lightness > 0.95) return 'white';
    return lab.lightness < 0.2 ? 'black' : 'grey';
  }
  const sector = sectors.find(([end]) => hue < end)?.[1] ?? 'red';
  if (sector === 'pink or red') return lab.lightness < 0.5 ? 'red' : 'pink';
  if (sector === 'red') {
    if (lab.lightness > 0.75) return 'pink';
    return lab.lightness < 0.5 && chroma < 0.08 ? 'brown' : 'red';
  }
  if (sector === 'orange') return lab.lightness < 0.62 && chroma < 0.14 ? 'brown' : 'orange';
  if (sector === 'yellow') return chroma < 0.09 && lab.lightness > 0.8 ? 'beige' : 'yellow';
  return sector;
}

const placed = new Map<string, PlacedColour>();
for (const colour of colourNames) {
  const lab = hexToOklab(colour.hex);
  placed.set(colour.id, {
    ...colour,
    lab,
    familyId: colour.family ? colour.id : (namedFamily(colour) ?? familyOf(lab)),
  });
}

/** "Wine red", "army green": the colour's own name says of what it is a shade. */
function namedFamily(colour: ColourName): string | null {
  for (const basic of colourNames) {
    if (!basic.family) continue;
    const last = basic.names[0] ?? '';
    if (colour.names.some((name) => name.endsWith(` ${last}`) && !name.startsWith('rose ') && !name.startsWith('off')))
      return basic.id;
  }
  return null;
}

export type ColourRelation = 'same' | 'shade of wanted' | 'wanted is a shade of it' | 'near' | 'other';

/** Under this distance two colours may be what different sellers call the same. */
const nearDistance = 0.12;

/** How a found colour stands to a wanted one; ids of the colour table. */
export function relateColours(wantedId: string, foundId: string): ColourRelation {
  if (wantedId === foundId) return 'same';
  const wanted = placed.get(wantedId);
  const found = placed.get(foundId);
  if (wanted === undefined || found === undefined) return 'other';
  if (wanted.family && found.familyId === wanted.id) return 'shade of wanted';
  if (found.family && wanted.familyId === found.id) return 'wanted is a shade of it';
  if (wanted.family && found.family) return isNeighbour(wanted.id, found.id) ? 'near' : 'other';
  return colourDistance(wanted.lab, found.lab) < nearDistance ? 'near' : 'other';
}

/** Basic colours that sellers exchange: a grey metal is silver, a pale brown is beige. */
const neighbours: readonly (readonly [string, string])[] = [
  ['silver', 'grey'],
  ['beige', 'brown'],
  ['gold', 'yellow'],
  ['beige', 'white'],
];

function isNeighbour(one: string, other: string): boolean {
  return neighbours.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
}

/** Family of each colour of the table, for the laws that are tested over it. */
export function colourFamilies(): Map<string, string> {
  return new Map([...placed.values()].map((colour) => [colour.id, colour.familyId]));
}
