import { ConflictError, DomainError } from '../../../errors/errors.ts';
import type { StatusOutcome } from './job-order-status-result.type.ts';

/** Someone else changed the job, so the update would differ from its preview. */
export const CHANGED = { ok: false, code: 'CONFLICT', message: 'Someone else changed the job.' } as const;

/** Performs a step, and returns a conflict or a refusal as a result instead of throwing it. */
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
