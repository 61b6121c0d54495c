import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Copies a text and says so; where the browser refuses, it says that too. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = (): void => {
    const show = (next: 'copied' | 'refused') => {
      setState(next);
      setTimeout(() => setState('ready'), 2000);
    };
    // Without HTTPS there is no clipboard: the old way asks for a selection.
    if (navigator.clipboard === undefined) show(copySelection(text) ? 'copied' : 'refused');
    else
      navigator.clipboard.writeText(text).then(
        () => show('copied'),
        () => show('refused'),
      );
  };
  const words = { ready: label, copied: 'Copied', refused: 'Not allowed by the browser' };
  return (
    <Button onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={14} />
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}

function copySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
