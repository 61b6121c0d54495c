import { type ReactNode, StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useAddressedRun } from './dashboard-address.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import './styles.css';

/** The page that the address names. */
function Page(): ReactNode {
  const runId = useAddressedRun();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(runId);
  useEffect(() => {
    // What had the focus went with the page before; the keyboard begins at the top of this one, as after a load.
    if (shown.current !== runId) main.current?.focus();
    shown.current = runId;
  }, [runId]);
  return (
    <main ref={main} tabIndex={-1}>
      {runId === null ? <RunsPage /> : <RunPage key={runId} runId={runId} />}
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  </StrictMode>,
);
