import { lazy, type ReactNode } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router';
import { Shell } from './frame/shell.tsx';
import { RequestsPage } from './requests/requests-page.tsx';
import { Empty } from './ui/panel.tsx';

const RequestPage = lazy(() => import('./requests/request-page.tsx'));
const RequestEditor = lazy(() => import('./requests/request-editor.tsx'));
const RunsPage = lazy(() => import('./runs/runs-page.tsx'));
const RunPage = lazy(() => import('./runs/run-page.tsx'));
const CatalogPage = lazy(() => import('./catalog/catalog-page.tsx'));
const SourcesPage = lazy(() => import('./operations/sources-page.tsx'));
const DeliveriesPage = lazy(() => import('./operations/deliveries-page.tsx'));
const PlaygroundPage = lazy(() => import('./playground/playground-page.tsx'));

/** Every address of the pages with its view. */
export function Views(): ReactNode {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/dashboard" element={<Navigate to="/dashboard/requests" replace />} />
        <Route path="/dashboard/requests" element={<RequestsPage />} />
        <Route path="/dashboard/requests/new" element={<RequestEditor />} />
        <Route path="/dashboard/requests/:srId" element={<RequestPage />} />
        <Route path="/dashboard/requests/:srId/edit" element={<RequestEditor />} />
        <Route path="/dashboard/runs" element={<RunsPage />} />
        <Route path="/dashboard/catalog" element={<CatalogPage />} />
        <Route path="/dashboard/sources" element={<SourcesPage />} />
        <Route path="/dashboard/deliveries" element={<DeliveriesPage />} />
        <Route path="/playground" element={<PlaygroundPage />} />
        <Route path="/dashboard/:runId" element={<RunPage />} />
        <Route
          path="*"
          element={
            <Empty icon="question" title="There is no such page.">
              <Link to="/dashboard/requests">Go to the requests</Link>
            </Empty>
          }
        />
      </Route>
    </Routes>
  );
}
