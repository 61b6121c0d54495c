import { Menu, MenuButton, MenuItem, MenuProvider } from '@ariakit/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { isUnfinished, type RunStatus } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { requestAddress } from '../frame/navigation.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Problem } from '../ui/panel.tsx';
import { RerunDialog } from './rerun-dialog.tsx';
import styles from './run-actions.module.css';
import { useRunView } from './use-run-view.ts';

function Exports({ run, onError }: { run: RunStatus; onError: (error: Error) => void }): ReactNode {
  const [{ itemId, stages, platform }] = useRunView();
  const query = new URLSearchParams();
  if (itemId !== null) query.set('item_id', String(itemId));
  if (platform !== '') query.set('platform', platform);
  if (stages.some((stage) => stage !== 'shortlisted' && stage !== 'pending')) query.set('include_eliminated', 'true');
  const files: [string, string][] = [
    ['Excel workbook', `/job/${run.runId}/products.xlsx?${query}`],
    ['CSV', `/job/${run.runId}/products.csv?${query}`],
    ['JSON: the products', `/job/${run.runId}/products?${query}`],
    ['JSON: the whole record', `/api/runs/${run.runId}/result`],
  ];
  return (
    <MenuProvider>
      <MenuButton className={buttonClass()}>
        <Icon name="download" size={14} />
        Export
      </MenuButton>
      <Menu gutter={4} className={styles.menu} portal>
        {files.map(([label, href]) => (
          <MenuItem key={label} className={styles.menuItem} render={<DownloadLink href={href} onError={onError} />}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuProvider>
  );
}

/** What can be done with a run. */
export function RunActions({ run }: { run: RunStatus }): ReactNode {
  const client = useQueryClient();
  const path = { job_id: run.runId };
  const [isRerunning, setRerunning] = useState(false);
  const cancel = useMutation({
    mutationFn: () => answerOf(api.POST('/api/runs/{job_id}/cancel', { params: { path } })),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['run', run.runId] }),
  });
  const [failedDownload, setFailedDownload] = useState<Error | null>(null);
  const error = cancel.error ?? failedDownload;
  return (
    <>
      {error !== null && <Problem error={error} />}
      {isUnfinished(run.state) ? (
        <Button look="danger" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          <Icon name="stop" size={14} />
          Cancel the run
        </Button>
      ) : (
        <>
          {run.state === 'done' && <Exports run={run} onError={setFailedDownload} />}
          <Link to={`${requestAddress(run.srId)}/edit`} className={buttonClass()}>
            <Icon name="edit" size={14} />
            Edit the request
          </Link>
          <Button onClick={() => setRerunning(true)}>
            <Icon name="redo" size={14} />
            Run again
          </Button>
          <RerunDialog run={run} open={isRerunning} onClose={() => setRerunning(false)} />
        </>
      )}
    </>
  );
}
