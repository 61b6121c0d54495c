/** Words that a name may go without, of which two tell two properties apart: the plug of the board and of its processor. */
const tellingApart = ['main', 'cpu', 'max', 'rated', 'recommended'];

const apartHan: readonly (readonly [string, string])[] = [
  ['最大', 'max'],
  ['额定', 'rated'],
  ['建议', 'recommended'],
];

/** The words of a name that tell it from another name of the same property: "rated" of "Rated power". */
export function apartWords(stems: readonly string[], raw: string): readonly string[] {
  const words = stems.map((stem) => (stem === 'maximum' ? 'max' : stem)).filter((stem) => tellingApart.includes(stem));
  return [...words, ...apartHan.flatMap(([han, word]) => (raw.includes(han) ? [word] : []))];
}
