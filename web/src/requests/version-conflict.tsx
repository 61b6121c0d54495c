import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SourcingRequest } from '../api/answers.ts';
import { queries } from '../api/queries.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Moment } from '../ui/text.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './version-conflict.module.css';

interface VersionConflictProps {
  original: SourcingRequest;
  currentVersion: number;
  onOverwrite: () => void;
}

/** Somebody saved the request meanwhile: what they changed, and what can be done about it. */
export function VersionConflict({ original, currentVersion, onOverwrite }: VersionConflictProps): ReactNode {
  const client = useQueryClient();
  const { data } = useQuery(queries.history(original.sr_id));
  const later = (data?.history ?? []).filter(({ version }) => version > original.version);
  return (
    <Panel title={`Somebody saved version ${currentVersion} while you edited version ${original.version}`}>
      <div className={styles.body} role="alert">
        {later.map((entry) => (
          <section key={entry.version}>
            <h3>
              Version {entry.version}, by {entry.changed_by}, <Moment at={entry.changed_at} />
            </h3>
            <ChangeList changes={entry.changes} />
          </section>
        ))}
        <div className={styles.actions}>
          <Button look="primary" onClick={onOverwrite}>
            Save my changes on top of theirs
          </Button>
          <Button onClick={() => void client.invalidateQueries({ queryKey: ['request', original.sr_id] })}>
            Drop mine and take theirs
          </Button>
        </div>
        <p>Only the fields that you changed are sent; where both changed the same field, yours will stand.</p>
      </div>
    </Panel>
  );
}
