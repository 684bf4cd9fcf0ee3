import { type DecimalInput, decimal } from '../../../lib/money.ts';

/** Values of a job that steps replace, and that are not known otherwise when the step is undone. */
export type JobBefore = {
  stage?: number | null;
  leadDaysLeft?: number | null;
  reworkReason?: string | null;
  /** Grams of one piece. */
  actualWeight?: string | null;
  cancelReason?: string | null;
};

/** The same values as a job stores them. */
type StoredValues = Required<Omit<JobBefore, 'actualWeight'>> & { actualWeight: DecimalInput | null };

/** The values of a job that a step replaces with the given columns; null if it replaces none. */
export function replacedValues(job: StoredValues, columns: object): JobBefore | null {
  const stored: Required<JobBefore> = {
    stage: job.stage,
    leadDaysLeft: job.leadDaysLeft,
    reworkReason: job.reworkReason,
    actualWeight: job.actualWeight === null ? null : decimal(job.actualWeight).toFixed(2),
    cancelReason: job.cancelReason,
  };
  const given = new Map<string, unknown>(Object.entries(columns));
  const replaced = Object.entries(stored).filter(
    ([column, value]) => given.get(column) !== undefined && given.get(column) !== value,
  );
  return replaced.length === 0 ? null : Object.fromEntries(replaced);
}
