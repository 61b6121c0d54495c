import { type ReactNode, useRef, useState } from 'react';
import type { Feedback, SpecResult } from '../api/answers.ts';
import { Badge, MatchSign, matchLabel } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Hidden, Moment } from '../ui/text.tsx';
import { withoutTurns } from '../ui/without-turns.ts';
import { SayVerdict, type SpecTarget } from './say-verdict.tsx';
import styles from './spec-verdict.module.css';

interface SpecVerdictProps {
  spec: SpecResult;
  target: SpecTarget;
  /** The feedback in force; undefined without any. */
  said: Feedback | undefined;
}

/** An exclusion counts as one more must-have, which the request does not name. */
function nameOfSpec({ kind, specName }: SpecResult): string {
  if (kind === undefined) return specName;
  return kind === 'max_price' ? 'Maximum price' : 'Product type';
}

/** What was decided for a spec, on which words, and the feedback on it. */
export function SpecVerdict({ spec, target, said }: SpecVerdictProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <li className={styles.spec}>
      <div className={styles.head}>
        <MatchSign matchType={spec.matchType} />
        <div className={styles.names}>
          <p className={styles.name}>
            {nameOfSpec(spec)}
            {spec.required && <Badge tone="accent">must</Badge>}
          </p>
          <p className={styles.wanted}>
            wanted {spec.specValues.join(' or ')} · found {spec.productValue ?? 'nothing'}
            <Hidden>, {matchLabel(spec.matchType)}</Hidden>
          </p>
        </div>
        {spec.kind === undefined && (
          <Button ref={opener} look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Change answer
            <Hidden> to {spec.specName}</Hidden>
          </Button>
        )}
      </div>
      <p className={styles.reasoning}>{withoutTurns(spec.reasoning)}</p>
      {said !== undefined && said.verdict !== null && (
        <div className={styles.said}>
          <MatchSign matchType={said.verdict} />
          <p>
            <strong>{said.by === 'anonymous' ? 'Somebody' : said.by}</strong> says it {matchLabel(said.verdict)}
            {said.value !== null && `: ${said.value}`}
            {said.note !== null && <span className={styles.note}> “{said.note}”</span>}
            <span className={styles.when}>
              <Moment at={said.created_at} />
              {said.counted_in_this_run && ' · counted in this run'}
              {!said.counted_in_this_run &&
                (said.counted_in === null ? ' · counts from the next run on' : ' · counted in a later run')}
            </span>
          </p>
        </div>
      )}
      {isOpen && <SayVerdict spec={spec} target={target} said={said} onDone={close} />}
    </li>
  );
}
