import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './error-boundary.tsx';
import { RunPage } from './run-page.tsx';
import { RunsPage } from './runs-page.tsx';
import './styles.css';

/** The run id of `/dashboard/{job_id}`, or null on `/dashboard`. An escape that does not decode stays as it is. */
function readRunId(pathname: string): string | null {
  const part = pathname.replace(/^\/dashboard\/?/u, '').replace(/\/$/u, '');
  if (part === '') return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const runId = readRunId(window.location.pathname);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <main>{runId === null ? <RunsPage /> : <RunPage runId={runId} />}</main>
    </ErrorBoundary>
  </StrictMode>,
);
