import './styles/tokens.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { applyTheme } from './frame/theme.ts';
import { Views } from './views.tsx';

applyTheme();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <Views />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
