import { cloths } from './cloths.ts';
import { hardMaterials } from './hard-materials.ts';
import type { MaterialName } from './material-name.ts';
import { metals } from './metals.ts';
import { plastics } from './plastics.ts';

/** Every material that is known by name. */
export const materialNames: readonly MaterialName[] = [...metals, ...plastics, ...hardMaterials, ...cloths];

/** Words that are colours anywhere but under a material's name. */
export const preciousMetals: Readonly<Record<string, string>> = {
  gold: 'gold',
  silver: 'silver',
  lead: 'lead',
  puregold: 'gold',
  solidgold: 'gold',
  puresilver: 'silver',
  黄金: 'gold',
  金: 'gold',
  银: 'silver',
};
