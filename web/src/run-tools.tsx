import { type ReactNode, useId, useState } from 'react';
import { DiagnosisReport } from './diagnosis-report.tsx';
import { SupplierQuestions } from './supplier-questions.tsx';

function Disclosure({ label, children }: { label: string; children: (isOpen: boolean) => ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="tool">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      <div id={id} hidden={!isOpen}>
        {children(isOpen)}
      </div>
    </div>
  );
}

/** What can be done with a finished run: take its products along, understand it, ask suppliers. */
export function RunTools({ runId, hasPending }: { runId: string; hasPending: boolean }): ReactNode {
  const base = `/job/${encodeURIComponent(runId)}`;
  return (
    <div className="panel tools">
      <p className="downloads">
        <span className="muted">Products as a file:</span> <a href={`${base}/products.xlsx`}>Excel</a>{' '}
        <a href={`${base}/products.csv`}>CSV</a> <span className="muted">with eliminated ones:</span>{' '}
        <a href={`${base}/products.xlsx?include_eliminated=true`}>
          Excel<span className="sr-only"> with eliminated products</span>
        </a>
      </p>
      <Disclosure label="Why so few products?">
        {(isOpen) => <DiagnosisReport path={`${base}/diagnosis`} isOpen={isOpen} />}
      </Disclosure>
      {hasPending && (
        <Disclosure label="Questions for suppliers">
          {(isOpen) => <SupplierQuestions path={`${base}/questions?page_size=50`} isOpen={isOpen} />}
        </Disclosure>
      )}
    </div>
  );
}
