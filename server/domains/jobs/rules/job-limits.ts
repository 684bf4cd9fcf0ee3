/** Maximum lengths of texts about a job, in characters. */
export const JOB_TEXT_LENGTHS = {
  reason: 1_000,
  trackingNumber: 60,
  proofNote: 4_000,
  change: 4_000,
  proofComment: 2_000,
  benchNote: 1_000,
} as const;

/** Maximum number of jobs in a bulk action. */
export const MAX_BULK_JOBS = 100;

/** Maximum number of pictures in a version of a proof. */
export const MAX_PROOF_PAGES = 8;

/** Maximum capacity of a bench stage, in jobs. */
export const MAX_BENCH_CAPACITY = 9_999;
