import { z } from 'zod';
import { JOB_TEXT_LENGTHS } from '../rules/job-limits.ts';

/** Texts of a status change. */
export const stepInput = z.object({
  reason: z.string().trim().max(JOB_TEXT_LENGTHS.reason).nullish(),
  trackingNumber: z.string().trim().max(JOB_TEXT_LENGTHS.trackingNumber).nullish(),
});

/** A required reason. */
export const requiredReason = z.string().trim().min(1, 'REQUIRED').max(JOB_TEXT_LENGTHS.reason);
