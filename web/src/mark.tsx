import type { ReactNode } from 'react';
import type { MatchType, Verdict } from './answers.ts';

type Shape = 'yes' | 'maybe' | 'no';

const shapes: Record<MatchType, { shape: Shape; word: string }> = {
  match: { shape: 'yes', word: 'match' },
  unknown: { shape: 'maybe', word: 'unknown' },
  not_match: { shape: 'no', word: 'not match' },
};

const verdictShapes: Record<Verdict, Shape> = { shortlisted: 'yes', pending: 'maybe', eliminated: 'no' };

/** A check, a question mark or a cross, drawn so that no font decides how it looks. */
function MarkIcon({ shape }: { shape: Shape }): ReactNode {
  return (
    <svg className="symbol" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {shape === 'yes' && <path d="M3 8.500 6.500 12 13 4.500" />}
      {shape === 'maybe' && <path d="M5.300 6a2.700 2.700 0 1 1 4 2.400c-.8.5-1.300.9-1.300 1.900M8 13v.1" />}
      {shape === 'no' && <path d="m4 4 8 8m0-8-8 8" />}
    </svg>
  );
}

/** The word for a match type as the pages say it. */
export function matchTypeToWord(matchType: MatchType): string {
  return shapes[matchType]?.word ?? matchType;
}

export function SpecMark({ matchType, children }: { matchType: MatchType; children: ReactNode }): ReactNode {
  const shape = shapes[matchType]?.shape ?? 'maybe';
  return (
    <span className={`mark ${shape}`}>
      <MarkIcon shape={shape} />
      {children}
    </span>
  );
}

export function VerdictBadge({ verdict }: { verdict: Verdict }): ReactNode {
  const shape = verdictShapes[verdict] ?? 'maybe';
  return (
    <span className={`badge ${shape}`}>
      <MarkIcon shape={shape} />
      {verdict.charAt(0).toUpperCase() + verdict.slice(1)}
    </span>
  );
}
