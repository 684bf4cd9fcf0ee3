/** Milestones in their order. A job that needs no approval has no such step. */
const MILESTONES = ['ORDERED', 'APPROVAL', 'PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED'] as const;

/** A milestone of a job. */
export type Milestone = (typeof MILESTONES)[number];

/** The milestone that each status belongs to; without approval, what waits for work to begin is still the order. */
const MILESTONE_OF: Readonly<Record<string, Milestone>> = {
  NEW: 'ORDERED',
  NEEDS_INFO: 'ORDERED',
  AWAITING_APPROVAL: 'APPROVAL',
  DECLINED: 'APPROVAL',
  APPROVED: 'APPROVAL',
  IN_PRODUCTION: 'PRODUCTION',
  QUALITY_CHECK: 'QUALITY_CHECK',
  READY: 'READY',
  SHIPPED: 'SHIPPED',
};

/** What is known of a job's way. */
export type ProgressFacts = {
  readonly statusCode: string;
  /** For a job on hold: the status that it was in. */
  readonly heldIn: string | null;
  readonly needsApproval: boolean;
};

/** Milestones of a job with the one it is at; as many as there are once all are behind it. Null off the path. */
export function progressOf(way: ProgressFacts): { milestones: readonly Milestone[]; current: number } | null {
  const { statusCode, heldIn, needsApproval } = way;
  const milestones = MILESTONES.filter((each) => each !== 'APPROVAL' || needsApproval);
  if (statusCode === 'COMPLETED') return { milestones, current: milestones.length };
  const milestone = MILESTONE_OF[statusCode === 'ON_HOLD' ? (heldIn ?? 'NEW') : statusCode];
  if (!milestone) return null;
  return { milestones, current: Math.max(0, milestones.indexOf(milestone)) };
}

/** Index of the stage a job is at among stages given by their last code; waiting for a stage counts as that stage. */
export function stageIndex(lastCodes: readonly number[], code: number): number {
  const index = lastCodes.findIndex((last) => code <= last);
  return index < 0 ? lastCodes.length - 1 : index;
}
