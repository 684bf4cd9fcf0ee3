import { ActForm, type ActFormProps } from '../../../../orders/ActForm.tsx';
import { useReloadJob } from './useReloadJob.ts';

/** A form in a dialog over a job. */
export type JobFormProps = Omit<ActFormProps, 'namespace' | 'onReload'> & {
  /** Read again after a conflict. */
  jobNumber: string;
};

/** A form over a job. When someone else changed the job meanwhile, the change can be fetched and nothing typed is lost. */
export function JobForm({ jobNumber, ...form }: JobFormProps) {
  return <ActForm {...form} namespace="jobs" onReload={useReloadJob(jobNumber)} />;
}
