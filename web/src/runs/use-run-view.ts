import { useSearchParams } from 'react-router';
import { type RunViewState, readRunView, writeRunView } from './run-view-state.ts';

type ViewChange = Partial<RunViewState> | ((now: RunViewState) => Partial<RunViewState>);

/** The state in the address, and what changes it; a change of view can be gone back from, others replace. */
export function useRunView(): [RunViewState, (change: ViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (wanted: ViewChange): void => {
    // The address itself, not what was last drawn: two changes in one moment must not lose one another.
    const now = readRunView(new URLSearchParams(window.location.search));
    const changes = typeof wanted === 'function' ? wanted(now) : wanted;
    const isStep = 'view' in changes || 'itemId' in changes || 'isComparing' in changes;
    setSearch(writeRunView({ ...now, ...changes }), { replace: !isStep, preventScrollReset: true });
  };
  return [readRunView(search), change];
}
