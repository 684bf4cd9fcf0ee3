import { useOperationToasts } from '../../../../lib/forms/useOperationToasts.ts';
import type { JobRef } from './job-dialog.ts';
import { useReloadJob } from './useReloadJob.ts';
import { useTransition } from './useTransition.ts';

/** Takes a step without input. A refusal is shown, and the job is reloaded. */
export function useTakeStep(job: JobRef): [(action: string) => Promise<void>, boolean] {
  const { failed } = useOperationToasts('jobs');
  const [move, isMoving] = useTransition(job);
  const reload = useReloadJob(job.number);

  async function takeStep(action: string) {
    const failure = await move({ action });
    if (!failure) return;
    failed('saving', job.number, failure);
    // If it fails, the shown job is kept.
    reload().catch(() => {});
  }

  return [takeStep, isMoving];
}
