import { ConflictError, DomainError } from '../../../errors/errors.ts';
import type { StatusOutcome } from './job-order-status-result.type.ts';

/** Somebody else was faster: what was previewed is not what would be done. */
export const CHANGED = { ok: false, code: 'CONFLICT', message: 'Someone else changed the job.' } as const;

/** A job that moved since it was looked at, or is refused after all, becomes a result instead of an error. */
export async function outcomeOfStep(
  before: StatusOutcome,
  step: () => Promise<StatusOutcome>,
): Promise<StatusOutcome> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error instanceof ConflictError) return { ...before, ...CHANGED };
    return { ...before, ok: false, code: error.code, message: error.message };
  }
}
