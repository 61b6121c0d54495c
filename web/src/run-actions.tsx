import { type ReactNode, useState } from 'react';
import { isTokenNeeded, sendWithToken, TokenEntry, tellRefusal } from './access-token.tsx';
import type { RunStarted, RunStatus } from './answers.ts';
import { openRun } from './dashboard-address.ts';
import { isUnfinished } from './follow-run.ts';

type Action = 'cancel' | 'rerun';

/** Where the keyboard was is gone with the button that was pressed; it goes on at the button that came. */
function focusWhenDrawn(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** What can be done to a run: cancel it while it goes on, asking once; start the same again. */
export function RunActions({ run }: { run: RunStatus }): ReactNode {
  const [step, setStep] = useState<'start' | 'asking' | 'kept'>('start');
  const [refused, setRefused] = useState<Action | null>(null);
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState('');
  const canCancel = isUnfinished(run.state);

  const act = async (action: Action): Promise<void> => {
    setSending(true);
    setTold(action === 'cancel' ? 'Cancelling …' : 'Starting …');
    try {
      const path = `/api/runs/${encodeURIComponent(run.runId)}/${action}`;
      const answer = await sendWithToken<Partial<RunStarted>>('POST', path);
      setRefused(null);
      if (answer.job_id === undefined) setTold('Cancelled.');
      else openRun(answer.job_id);
    } catch (error) {
      setRefused(isTokenNeeded(error) ? action : null);
      setTold(tellRefusal(error));
    } finally {
      setSending(false);
      if (action === 'cancel') setStep('kept');
    }
  };

  return (
    <div className="actions">
      {canCancel && step !== 'asking' && (
        <button
          type="button"
          disabled={isSending}
          ref={step === 'kept' && refused === null ? focusWhenDrawn : null}
          onClick={() => setStep('asking')}
        >
          Cancel this run
        </button>
      )}
      {canCancel && step === 'asking' && (
        <fieldset className="asking">
          <legend>Cancel this run?</legend>
          <button type="button" className="danger" disabled={isSending} onClick={() => void act('cancel')}>
            Yes, cancel it
          </button>{' '}
          <button type="button" ref={focusWhenDrawn} onClick={() => setStep('kept')}>
            Let it go on
          </button>
        </fieldset>
      )}
      {!canCancel && (
        <button type="button" disabled={isSending} onClick={() => void act('rerun')}>
          Run again
        </button>
      )}
      {refused !== null && (canCancel || refused === 'rerun') && <TokenEntry onSend={() => void act(refused)} />}
      <span className="muted" role="status">
        {told}
      </span>
    </div>
  );
}
