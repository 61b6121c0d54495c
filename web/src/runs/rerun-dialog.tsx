import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RunStatus } from '../api/answers.ts';
import { answerOf, api } from '../api/client.ts';
import { queries } from '../api/queries.ts';
import { requestAddress, runAddress } from '../frame/navigation.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { Modal } from '../ui/modal.tsx';
import { Loading, Problem } from '../ui/panel.tsx';
import styles from './rerun-dialog.module.css';
import { rerunSettings } from './rerun-settings.ts';

/** Shows what a repeat of a run takes over, and starts it once that is confirmed. */
export function RerunDialog(props: { run: RunStatus; open: boolean; onClose: () => void }): ReactNode {
  const { run, open, onClose } = props;
  return (
    <Modal open={open} onClose={onClose} title={`Run ${run.srId} again`}>
      {open && <Confirmation run={run} onClose={onClose} />}
    </Modal>
  );
}

function Confirmation({ run, onClose }: { run: RunStatus; onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const client = useQueryClient();
  const overview = useQuery(queries.overview(run.runId));
  const request = useQuery({ ...queries.request(run.srId), meta: { quiet: true }, retry: false });
  const rerun = useMutation({
    mutationFn: () => answerOf(api.POST('/api/runs/{job_id}/rerun', { params: { path: { job_id: run.runId } } })),
    onSuccess: ({ job_id: next }) => {
      void client.invalidateQueries({ queryKey: ['runs'] });
      void client.invalidateQueries({ queryKey: ['requests'] });
      onClose();
      void navigate(runAddress(next));
    },
  });
  const error = rerun.error ?? overview.error;
  if (overview.data === undefined && error === null) return <Loading what="the settings of this run" />;
  const version = request.data?.version;
  return (
    <div className={styles.body}>
      <p>
        {version === undefined || version === run.srVersion
          ? 'The same request is searched anew, with what people have answered since.'
          : `The request as it is now, version ${version}, is searched; this run was of version ${run.srVersion}.`}
      </p>
      {overview.data !== undefined && (
        <FactList facts={rerunSettings(overview.data).map(({ name, text }) => [name, text])} />
      )}
      {error !== null && <Problem error={error} />}
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Link to={requestAddress(run.srId)} className={buttonClass()}>
          Start with other settings
        </Link>
        <Button look="primary" disabled={rerun.isPending} onClick={() => rerun.mutate()}>
          {rerun.isPending ? 'Starting …' : 'Start the run'}
        </Button>
      </div>
    </div>
  );
}
