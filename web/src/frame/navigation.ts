import type { IconName } from '../ui/icon.tsx';
import { pageSettings } from './page-settings.ts';

interface Place {
  to: string;
  label: string;
  icon: IconName;
}

/** The views that the navigation leads to. */
export const places: readonly Place[] = [
  { to: '/dashboard/requests', label: 'Requests', icon: 'requests' },
  { to: '/dashboard/runs', label: 'Runs', icon: 'runs' },
  { to: '/dashboard/catalog', label: 'Catalog', icon: 'catalog' },
  { to: '/dashboard/sources', label: 'Sources', icon: 'sources' },
  { to: '/dashboard/deliveries', label: 'Deliveries', icon: 'deliveries' },
  ...(pageSettings.playground ? [{ to: '/playground', label: 'Playground', icon: 'playground' } as const] : []),
];

export const requestAddress = (srId: string): string => `/dashboard/requests/${encodeURIComponent(srId)}`;
export const runAddress = (runId: string): string => `/dashboard/${encodeURIComponent(runId)}`;
