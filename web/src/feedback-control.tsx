import { type ReactNode, useContext, useId, useState } from 'react';
import { isTokenNeeded, sendWithToken, TokenEntry, tellRefusal } from './access-token.tsx';
import type { Feedback, SpecResult } from './answers.ts';
import type { ProductRow } from './item-products.ts';
import { RunIdContext } from './run-id.ts';

type Word = 'match' | 'not_match';

function pathOf(runId: string, product: ProductRow, spec: SpecResult): string {
  const parts = ['job', runId, 'products', `${product.platform}:${product.productId}`, 'specs', spec.specName];
  const query = new URLSearchParams({ item_id: String(product.itemId), spec_value: spec.specValues.join(' / ') });
  return `/${parts.map(encodeURIComponent).join('/')}?${query}`;
}

/** Lets a person confirm or refute one spec of one product, for later runs. The page of this run does not change. */
export function FeedbackControl({ product, spec }: { product: ProductRow; spec: SpecResult }): ReactNode {
  const runId = useContext(RunIdContext);
  const [told, setTold] = useState('');
  const [said, setSaid] = useState<Word | null>(null);
  const [waiting, setWaiting] = useState<Word | 'withdraw' | null>(null);
  const [note, setNote] = useState('');
  const id = useId();
  // A price is an answer of the moment: there is nothing to confirm for later.
  if (runId === null || spec.method === 'price') return null;

  const send = async (what: Word | 'withdraw'): Promise<void> => {
    try {
      const path = pathOf(runId, product, spec);
      const body = note.trim() === '' ? { verdict: what } : { verdict: what, note: note.trim() };
      const answer = await (what === 'withdraw'
        ? sendWithToken<Feedback>('DELETE', path)
        : sendWithToken<Feedback>('PUT', path, body));
      setWaiting(null);
      setSaid(what === 'withdraw' ? null : what);
      const when = new Date(answer.counts_from).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
      setTold(
        what === 'withdraw'
          ? 'Withdrawn.'
          : `${what === 'match' ? 'Confirmed' : 'Refuted'}; runs started from ${when} on use it.`,
      );
    } catch (error) {
      setWaiting(isTokenNeeded(error) ? what : null);
      setTold(tellRefusal(error));
    }
  };

  const subject = <span className="sr-only"> {spec.specName}</span>;
  return (
    <div className="feedback">
      <label className="sr-only" htmlFor={`${id}-note`}>
        Note on {spec.specName}
      </label>
      <input
        id={`${id}-note`}
        type="text"
        maxLength={2000}
        placeholder="note, if any"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="button" aria-pressed={said === 'match'} onClick={() => void send('match')}>
        Confirm{subject}
      </button>
      <button type="button" aria-pressed={said === 'not_match'} onClick={() => void send('not_match')}>
        Refute{subject}
      </button>
      {said !== null && (
        <button type="button" onClick={() => void send('withdraw')}>
          Withdraw{subject}
        </button>
      )}
      {waiting !== null && <TokenEntry onSend={() => void send(waiting)} />}
      <span className="muted" role="status">
        {told}
      </span>
    </div>
  );
}
