/** Longest texts about a job, in characters. */
export const JOB_TEXT_LENGTHS = { reason: 1_000, trackingNumber: 60 } as const;

/** Most jobs of one bulk action. */
export const MAX_BULK_JOBS = 100;
