import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { toastError } from '../../../../ui/feedback/toaster.ts';
import type { JobRef } from './job-dialog.ts';
import { useReloadJob } from './useReloadJob.ts';
import { useTransition } from './useTransition.ts';

/** Takes a step that asks nothing; a refusal is shown, and the job as it is now. */
export function useTakeStep(job: JobRef): [(action: string) => Promise<void>, boolean] {
  const { ofFailure } = useErrorText('jobs');
  const [move, isMoving] = useTransition(job);
  const reload = useReloadJob(job.number);

  async function takeStep(action: string) {
    const failure = await move({ action });
    if (!failure) return;
    toastError(ofFailure(failure));
    // Without an answer the job stays as it is shown.
    reload().catch(() => {});
  }

  return [takeStep, isMoving];
}
