const spaces = /\s+/gu;
const classCode = /^E[CF]\d{6}\s+(?=\S)/iu;
const reference = / re 1 ?pW$/iu;
const more = /(?<=\S)\s+\+\s+\p{L}+$/u;
const overAll = /\bover[ -]all\b/iu;
const extent = /(?<=\S)\s+-\s+\p{L}+ to \p{L}+$/u;

/** "Sheet capacity (80gsm)", "Flow (at 3 bar)": under what it was measured. */
const condition = /(?<=\S)\s?[(](?:at |@ ?)?\d[\d.]{0,6} ?(?:gsm|g\/m²|g|°[cf]|℃|k?hz|v|ah|bar|psi|k?pa|rpm)[)]$/iu;

/**
 * "EF000008 Width", "Noise dB(A) re 1 pW", "Width - Side to Side", "Size + Concentration": without codes of classes, references,
 * between what a side lies, under what it was measured, and what is told besides.
 */
export function withoutNotes(name: string): string {
  return name
    .trim()
    .replace(spaces, ' ')
    .replace(classCode, '')
    .replace(reference, '')
    .replace(extent, '')
    .replace(condition, '')
    .replace(more, '')
    .replace(overAll, 'overall');
}

/** "integratedGraphics" is two words. Names in capitals stay, and so do "VoIP" and "PoE". */
export function splitCamelCase(name: string): string {
  let text = '';
  let lower = 0;
  for (let index = 0; index < name.length; index += 1) {
    const character = name.charAt(index);
    const isUpper = character >= 'A' && character <= 'Z';
    const next = name.charAt(index + 1);
    const startsWord = next >= 'a' && next <= 'z' ? lower >= 2 : lower >= 3;
    text += isUpper && startsWord ? ` ${character}` : character === '_' ? ' _ ' : character;
    lower = character >= 'a' && character <= 'z' ? lower + 1 : 0;
  }
  return text;
}
