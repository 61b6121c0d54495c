/** What a value bounds, as `MeasurePhrases` says it in a language. */
export type Bound = 'moreThan' | 'atLeast' | 'lessThan' | 'atMost' | 'about' | 'exactly';

/** A value without the words that bound it: "48 eggs or more" is at least "48 eggs". */
export interface BoundedWords {
  bound: Bound;
  words: string;
}

const before: readonly (readonly [Bound, RegExp])[] = [
  [
    'atLeast',
    /^(?:at least|no(?:t)? (?:less|fewer|lower|smaller) than|min(?:imum|\.)?(?: of)?:?|>=|≥|(?:至少|起码|最少|最低|不低于|不少于|不小于|大于等于)为?)\s*/iu,
  ],
  [
    'atMost',
    /^(?:at most|no(?:t)? (?:more|higher|greater|larger|over) than|max(?:imum|\.)?(?: of)?:?|<=|≤|(?:至多|最多|最高|不超过|不高于|不多于|不大于|小于等于)为?)\s*/iu,
  ],
  ['moreThan', /^(?:more than|greater than|higher than|larger than|over|above|>|大于|超过|高于|多于)\s*/iu],
  ['lessThan', /^(?:less than|fewer than|lower than|smaller than|under|below|<|小于|低于|少于)\s*/iu],
  ['about', /^(?:about|approx(?:imately|\.)?|around|roughly|ca\.?|大约|大概|约)\s*/iu],
];
const after: readonly (readonly [Bound, RegExp])[] = [
  [
    'atLeast',
    /\s*(?:,?\s(?:or|and) (?:more|above|over|higher|larger|bigger|greater|better|up|upwards?)|\s(?:min(?:imum|\.)?|at least)|(?:或|及|和)?以上|起)$/iu,
  ],
  [
    'atMost',
    /\s*(?:,?\s(?:or|and) (?:less|fewer|below|under|lower|smaller)|\s(?:max(?:imum|\.)?|at most)|(?:或|及|和)?以下|以内|之内)$/iu,
  ],
  ['about', /\s*(?:左右|上下)$/u],
];

/** The bound that stands before or after a value with a number in it; null where none does, or more than one. */
export function boundedWords(value: string): BoundedWords | null {
  const text = value.trim();
  const found = [...before, ...after].flatMap(([bound, pattern]) => {
    const words = text.replace(pattern, '');
    return words === text ? [] : [{ bound, words }];
  });
  const [only] = found;
  return only !== undefined && found.length === 1 && /\d/u.test(only.words) ? only : null;
}

/** Letters that are read alike in every language: of a unit ("500 kg/h"), of a size ("DN50"), none ("5.2:1"). */
export function isSharedWriting(words: string): boolean {
  return (words.match(/\p{L}+/gu) ?? []).every((run) =>
    /^[a-zµΩ]{1,2}$|^(?:bar|psi|rpm|ppm|min|mah|kwh|btu|lbs)$/iu.test(run),
  );
}
