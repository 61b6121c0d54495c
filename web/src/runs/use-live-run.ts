import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnfinished, type RunStatus } from '../api/answers.ts';
import { queries } from '../api/queries.ts';

const askEveryMs = 1000;

/**
 * A run as it is now. While it works, what is new comes as server-sent events; while none come (they are refused, the
 * connection is broken, a proxy keeps them back) the state is asked for every second.
 */
export function useLiveRun(runId: string): UseQueryResult<RunStatus> {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const run = useQuery({
    ...queries.run(runId),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnfinished(state.data.state) && !isLive ? askEveryMs : false,
  });
  const isWorking = run.data !== undefined && isUnfinished(run.data.state);
  useEffect(() => {
    if (!isWorking) return;
    const source = new EventSource(`/api/runs/${encodeURIComponent(runId)}/events`);
    const overviewKey = queries.overview(runId).queryKey;
    const take = (event: MessageEvent): void => {
      client.setQueryData(queries.run(runId).queryKey, JSON.parse(String(event.data)) as RunStatus);
    };
    source.addEventListener('progress', (event) => {
      setLive(true);
      take(event);
    });
    source.addEventListener('item', () => void client.invalidateQueries({ queryKey: overviewKey }));
    for (const end of ['done', 'failed', 'cancelled']) {
      source.addEventListener(end, (event) => {
        source.close();
        setLive(false);
        take(event);
      });
    }
    // The browser connects again by itself, unless it was refused for good; until then the state is asked for.
    source.addEventListener('error', () => setLive(false));
    return () => {
      source.close();
      setLive(false);
      // However its end became known: what was read while it worked is out of date.
      void client.invalidateQueries({ queryKey: overviewKey });
      void client.invalidateQueries({ queryKey: ['runs'] });
    };
  }, [client, isWorking, runId]);
  return run;
}
