import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answerOf, api } from '../api/client.ts';
import { runAddress } from '../frame/navigation.ts';

type Started = { job_id: string };

/** Runs the request again with the context of a run, and goes to the new run. */
export function useRerun(runId: string): UseMutationResult<Started, Error, void> {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (): Promise<Started> =>
      answerOf(api.POST('/api/runs/{job_id}/rerun', { params: { path: { job_id: runId } } })),
    onSuccess: ({ job_id: next }) => void navigate(runAddress(next)),
  });
}
