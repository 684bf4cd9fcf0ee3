import { z } from 'zod';

/** Longest reason for a step. */
const MAX_REASON = 1_000;
/** Longest tracking number. */
const MAX_TRACKING = 60;

/** What may be said along with a step of a job. */
export const stepInput = z.object({
  reason: z.string().trim().max(MAX_REASON).nullish(),
  trackingNumber: z.string().trim().max(MAX_TRACKING).nullish(),
});

/** A reason that has to be given. */
export const requiredReason = z.string().trim().min(1, 'REQUIRED').max(MAX_REASON);
