/** Milestones that every job passes, in their order. */
export const MILESTONES = ['ORDERED', 'APPROVAL', 'PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED'] as const;

const CURRENT: Readonly<Record<string, number>> = {
  NEW: 1,
  NEEDS_INFO: 1,
  AWAITING_APPROVAL: 1,
  DECLINED: 1,
  APPROVED: 2,
  IN_PRODUCTION: 2,
  QUALITY_CHECK: 3,
  READY: 4,
  SHIPPED: 5,
  COMPLETED: MILESTONES.length,
};

/**
 * Index of the milestone a job is at; the number of milestones once all are behind it. Null when it has left the path.
 * A held job stands where it was: behind the approval once it was approved.
 */
export function milestoneOf(statusCode: string, approvedAt: string | null | undefined): number | null {
  if (statusCode === 'ON_HOLD') return approvedAt ? 2 : 1;
  return CURRENT[statusCode] ?? null;
}

/** Stages of the bench (product rules, section 4). One less than a stage means waiting for it. */
export const BENCH_STAGES = [10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95, 100] as const;

/** The coarse stages that customers see, each with the last stage of the bench in it. */
export const COARSE_STAGES = [
  { key: 'DESIGN', last: 20 },
  { key: 'CASTING', last: 40 },
  { key: 'BENCH', last: 70 },
  { key: 'FINISHING', last: 100 },
] as const;

/** Index of the stage a job is at among stages given by their last code; waiting for a stage counts as that stage. */
export function stageIndex(lastCodes: readonly number[], code: number): number {
  const index = lastCodes.findIndex((last) => code <= last);
  return index < 0 ? lastCodes.length - 1 : index;
}
