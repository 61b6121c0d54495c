import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider, Dialog } from '@ariakit/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queries } from '../api/queries.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './command-palette.module.css';
import { places, requestAddress, runAddress } from './navigation.ts';

interface Command {
  to: string;
  icon: IconName;
  label: string;
  detail: string;
}

const runIdPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** What the words lead to: views, requests, runs by id, products of the run on the page, and the catalog. */
function useCommands(words: string, open: boolean): Command[] {
  const { pathname } = useLocation();
  const text = words.trim();
  const runId = /^\/dashboard\/([0-9a-f]{8}-[0-9a-f-]{27})/i.exec(pathname)?.[1];
  const requests = useQuery({
    ...queries.requests({ q: text, runState: '', cursor: undefined }),
    enabled: open,
    meta: { quiet: true },
  });
  const runs = useQuery({ ...queries.runs(), enabled: open });
  const lower = text.toLowerCase();
  const views = places
    .filter(({ label }) => label.toLowerCase().includes(lower))
    .map(({ to, label, icon }): Command => ({ to, icon, label, detail: 'View' }));
  const actions: Command[] = 'new request'.includes(lower)
    ? [{ to: '/dashboard/requests/new', icon: 'plus', label: 'New request', detail: 'Action' }]
    : [];
  const found = (requests.data?.sourcing_requests ?? []).slice(0, 6).map(
    (request): Command => ({
      to: requestAddress(request.sr_id),
      icon: 'requests',
      label: `${request.sr_id} · ${request.external_id}`,
      detail: request.merchant.name,
    }),
  );
  const recent = (runs.data?.runs ?? [])
    .filter((run) => lower === '' || run.runId.startsWith(lower) || run.srId.toLowerCase() === lower)
    .slice(0, 5)
    .map(
      (run): Command => ({
        to: runAddress(run.runId),
        icon: 'runs',
        label: `Run of ${run.srId}`,
        detail: `${run.state} · ${run.runId.slice(0, 13)}`,
      }),
    );
  if (text === '') return [...views, ...actions, ...recent];
  const searches: Command[] = [
    ...(runIdPattern.test(text)
      ? [{ to: runAddress(text), icon: 'runs' as const, label: `Run ${text}`, detail: 'Run' }]
      : []),
    ...(runId === undefined
      ? []
      : [
          {
            to: `${runAddress(runId)}?q=${encodeURIComponent(text)}`,
            icon: 'filter' as const,
            label: `Products of this run with “${text}”`,
            detail: 'Run',
          },
        ]),
    {
      to: `/dashboard/catalog?q=${encodeURIComponent(text)}`,
      icon: 'search',
      label: `Search the catalog for “${text}”`,
      detail: 'Catalog',
    },
  ];
  return [...found, ...recent, ...views, ...actions, ...searches];
}

/** Goes anywhere by a few letters: ⌘K or Ctrl+K. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }): ReactNode {
  const [words, setWords] = useState('');
  const commands = useCommands(useDeferredValue(words), open);
  const navigate = useNavigate();
  const go = (to: string): void => {
    onClose();
    setWords('');
    void navigate(to);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      unmountOnHide
      className={styles.dialog}
      backdrop={<div className={styles.backdrop} />}
      aria-label="Go to"
    >
      <ComboboxProvider open setValue={setWords} value={words} includesBaseElement={false}>
        <div className={styles.head}>
          <Icon name="search" />
          <Combobox
            autoFocus
            autoSelect
            className={styles.input}
            placeholder="A request, a run, a product, a view"
            aria-label="Go to"
          />
        </div>
        <ComboboxList className={styles.list} alwaysVisible>
          {commands.map(({ to, icon, label, detail }) => (
            <ComboboxItem
              key={`${to} ${label}`}
              value={label}
              className={styles.item}
              setValueOnClick={false}
              hideOnClick={false}
              focusOnHover
              onClick={() => go(to)}
            >
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
              <span className={styles.detail}>{detail}</span>
            </ComboboxItem>
          ))}
        </ComboboxList>
      </ComboboxProvider>
    </Dialog>
  );
}
