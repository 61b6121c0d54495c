import { type ReactNode, useId, useRef, useState } from 'react';
import type { Questions } from './answers.ts';
import { useAnswer } from './use-answer.ts';

type SupplierQuestion = Questions['suppliers'][number];
type Language = 'en' | 'zh';
const languages: { language: Language; label: string; tag: string }[] = [
  { language: 'en', label: 'English', tag: 'en' },
  { language: 'zh', label: '中文', tag: 'zh-CN' },
];

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function nameOf({ supplier, products, platform }: SupplierQuestion): string {
  return typeof supplier.name === 'string' ? supplier.name : `Supplier of ${platform} ${products[0]?.product_id ?? ''}`;
}

/** One letter with its button. Where the page may not write to the clipboard, the text is selected instead. */
function Message({ text, tag, label, name }: { text: string; tag: string; label: string; name: string }): ReactNode {
  const [told, setTold] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setTold('Copied.');
    } catch {
      area.current?.focus();
      area.current?.select();
      setTold('Selected: copy it with Ctrl+C.');
    }
  };
  return (
    <div className="message">
      <label htmlFor={id}>
        <span className="sr-only">Message to {name} in </span>
        <span lang={tag}>{label}</span>
      </label>
      <textarea id={id} ref={area} readOnly lang={tag} rows={Math.min(14, text.split('\n').length + 1)} value={text} />
      <p>
        <button type="button" onClick={() => void copy()}>
          Copy<span className="sr-only"> the message to {name} in</span> <span lang={tag}>{label}</span>
        </button>{' '}
        <span className="muted" role="status">
          {told}
        </span>
      </p>
    </div>
  );
}

/** What to ask suppliers about the most promising pending products, as letters in both languages. */
export function SupplierQuestions({ path, isOpen }: { path: string; isOpen: boolean }): ReactNode {
  const { value, trouble } = useAnswer<Questions>(path, isOpen);
  if (trouble !== null) return <p role="alert">The questions could not be read: {trouble}</p>;
  if (value === null) return <p className="muted">Writing the questions …</p>;
  const asked = value.suppliers.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <>
      <p className="muted">
        {asked < value.total_count
          ? `The ${asked} most promising of ${value.total_count.toLocaleString('en')} pending products, by supplier.`
          : `${counted(asked, 'pending product')}, by supplier.`}
      </p>
      <ul className="suppliers" aria-label="Questions by supplier">
        {value.suppliers.map((group) => {
          const name = nameOf(group);
          return (
            <li key={`${group.platform} ${group.products[0]?.product_id}`} className="supplier">
              <details>
                <summary>
                  <strong>{name}</strong> <span className="muted">{group.platform}</span>{' '}
                  <span className="muted">
                    {counted(group.products.length, 'product')},{' '}
                    {counted(
                      group.products.reduce((sum, { questions }) => sum + questions.length, 0),
                      'question',
                    )}
                  </span>
                </summary>
                <div className="messages">
                  {languages.map(({ language, label, tag }) => (
                    <Message key={language} text={group.message[language]} tag={tag} label={label} name={name} />
                  ))}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}
