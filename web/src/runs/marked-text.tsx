import type { ReactNode } from 'react';
import { Hidden } from '../ui/text.tsx';
import { markEvidence } from './mark-evidence.ts';

export interface EvidenceMark {
  field: string;
  text: string;
  spec: string;
}

/** A text of the listing with what the verdicts rest on marked in it. */
export function MarkedText({ text, marks }: { text: string; marks: readonly EvidenceMark[] }): ReactNode {
  return markEvidence(text, marks).map((segment, index) =>
    segment.specs.length === 0 ? (
      segment.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their order
      <mark key={index} title={`Evidence for ${segment.specs.join(', ')}`}>
        {segment.text}
        <Hidden> (evidence for {segment.specs.join(', ')})</Hidden>
      </mark>
    ),
  );
}
