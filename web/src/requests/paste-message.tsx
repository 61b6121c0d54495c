import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Draft } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { Notice, Problem } from '../ui/panel.tsx';
import styles from './import-items.module.css';

interface PasteMessageProps {
  /** What was pasted elsewhere. */
  text: string;
  onClose: () => void;
  onDraft: (draft: Draft) => void;
}

/** Reads an e-mail or a chat into items, which the person corrects in the form. */
export default function PasteMessage({ text: given, onClose, onDraft }: PasteMessageProps): ReactNode {
  const [text, setText] = useState(given);
  const read = useMutation({
    mutationFn: () => answerOf(api.POST('/api/v1/drafts', { body: { text } })),
    onSuccess: (draft) => {
      if (draft.items.length > 0) onDraft(draft);
    },
  });
  return (
    <Modal open onClose={onClose} title="Paste a message" wide>
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          read.mutate();
        }}
      >
        <TextArea
          label="An e-mail or a chat, English or Chinese"
          hint="Items, quantities, specs, prices and the date are read from it; you correct them in the form."
          placeholder="We need 500 stainless steel bottles, 500 ml, BPA free, under 4 USD each, by 1 March."
          rows={10}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {read.error !== null && <Problem error={read.error} />}
        {read.data?.items.length === 0 && (
          <Notice tone="open">No item was found in it. {read.data.notes.join(' ')}</Notice>
        )}
        <div className={styles.actions}>
          <Button look="primary" type="submit" disabled={text.trim() === '' || read.isPending}>
            {read.isPending ? 'Reading …' : 'Fill in the form'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Modal>
  );
}
