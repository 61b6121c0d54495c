import type { GradeMention } from '../../read/grade/find-grades.ts';
import type { WantedGrade } from '../../read/spec/wanted-grade.ts';
import type { TextFacts } from '../../text/read-text.ts';

/** Lines from which on a picture has the grade of the same place in the scale of resolutions. */
const leastLines = [480, 600, 720, 768, 800, 1080, 1440, 2160, 4320];

/**
 * The grade of a picture that is stated by its two sides, of which the shorter has the lines: "3440 x 1440". Who asks for
 * just a grade is answered by its own number of lines only.
 */
export function linesOfPicture({ scale, bound }: WantedGrade, { tokens }: TextFacts): GradeMention[] {
  if (scale.id !== 'resolution') return [];
  return tokens.flatMap(({ stem }, at): GradeMention[] => {
    if (stem !== 'x' && stem !== '*') return [];
    const lines = Math.min(sideOf(tokens[at - 1]), sideOf(tokens[at + 1]));
    const rank = leastLines.findLastIndex((least) => lines >= least);
    return rank === -1 || (bound === null && lines !== leastLines[rank])
      ? []
      : [{ rank, isBare: false, isLeast: false, from: at - 1, to: at + 2 }];
  });
}

function sideOf(token: TextFacts['tokens'][number] | undefined): number {
  return token?.kind === 'number' && Number.isInteger(Number(token.stem)) ? Number(token.stem) : 0;
}
