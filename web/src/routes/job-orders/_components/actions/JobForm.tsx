import { ActForm, type ActFormProps } from '../../../../orders/ActForm.tsx';
import { useReloadJob } from './useReloadJob.ts';

/** A form in a dialog of a job. */
export type JobFormProps = Omit<ActFormProps, 'namespace' | 'onReload'> & {
  /** Reloaded after a conflict. */
  jobNumber: string;
};

/** A form of a job. If another user changed the job, its changes can be loaded without losing typed values. */
export function JobForm({ jobNumber, ...form }: JobFormProps) {
  return <ActForm {...form} namespace="jobs" onReload={useReloadJob(jobNumber)} />;
}
