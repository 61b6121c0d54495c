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
const mostSpecs = 200;

/** Aligns names for goods: each with each wanted one once, as long as they keep coming back. */
export function createFitsOfNames(goods: GoodsConcepts): FitsOfNames {
  const bySpec = new Map<string, (attribute: string) => FitOfName>();
  return (wanted, specName, isMeasure) => {
    const key = `${isMeasure ? '#' : '-'}${specName}\u001f${wanted}`;
    const known = bySpec.get(key);
    if (known !== undefined) return known;
    const fitOf = rememberAnswers(
      (found): FitOfName => fitOfName({ wanted, specName, isMeasure, goods }, found),
      ofOneSpec,
    );
    if (bySpec.size < mostSpecs) bySpec.set(key, fitOf);
    return fitOf;
  };
}

interface Asked {
  wanted: string;
  specName: string;
  isMeasure: boolean;
  goods: GoodsConcepts;
}

function fitOfName({ wanted, specName, isMeasure, goods }: Asked, found: string): FitOfName {
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
