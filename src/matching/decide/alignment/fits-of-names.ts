import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { conceptsOf, withoutLeast } from '../../claim/name-concepts.ts';
import { alignNames, type GoodsConcepts, isMoreOf, type NameFit } from './align-names.ts';

/** How the name of an attribute stands to a wanted one. */
export interface FitOfName {
  fit: NameFit | null;
  /** What it is where nothing but its name may tell. */
  otherwise: 'least' | 'sole' | null;
}

/** How names of attributes stand to a wanted name, of a spec that is called `specName`. */
export type FitsOfNames = (wanted: string, specName: string, isMeasure: boolean) => (attribute: string) => FitOfName;

/** Listings of a type name their attributes alike. */
const ofOneSpec = { most: 500, longest: 200 };

/** Aligns names for goods: each with each wanted one once, as long as they keep coming back. */
export function createFitsOfNames(goods: GoodsConcepts): FitsOfNames {
  const fitsOf = rememberAnswers(
    (asked) => {
      const names = JSON.parse(asked) as Asked;
      return rememberAnswers((found) => fitOfName(names, goods, found), ofOneSpec);
    },
    { most: 200, longest: 400 },
  );
  return (wanted, specName, isMeasure) => fitsOf(JSON.stringify({ wanted, specName, isMeasure } satisfies Asked));
}

interface Asked {
  wanted: string;
  specName: string;
  isMeasure: boolean;
}

function fitOfName({ wanted, specName, isMeasure }: Asked, goods: GoodsConcepts, found: string): FitOfName {
  const fit = alignNames(wanted, found, goods, isMeasure);
  if (fit !== null || !isMeasure) return { fit, otherwise: null };
  if (isLeastOf(specName, found, goods)) return { fit, otherwise: 'least' };
  return { fit, otherwise: isMoreOf(specName, found) ? 'sole' : null };
}

/** True for the name of the least of what is asked for: "min noise level" of a noise. */
function isLeastOf(wanted: string, found: string, goods: GoodsConcepts): boolean {
  if (!conceptsOf(found).isLeast || conceptsOf(wanted).isLeast) return false;
  return alignNames(wanted, withoutLeast(found), goods, true) !== null;
}
