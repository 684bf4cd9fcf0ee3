/** Longest texts about a job, in characters. */
export const JOB_TEXT_LENGTHS = {
  reason: 1_000,
  trackingNumber: 60,
  proofNote: 4_000,
  change: 4_000,
  proofComment: 2_000,
  benchNote: 1_000,
} as const;

/** Most jobs of one bulk action. */
export const MAX_BULK_JOBS = 100;

/** Most pictures of one version of a proof. */
export const MAX_PROOF_PAGES = 8;

/** Most jobs that a stage of the bench can be said to hold. */
export const MAX_BENCH_CAPACITY = 9_999;
