import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { approvalRequired } from './approval.ts';
import type { JobFacts } from './job-facts.ts';

/** Milestones of a job in order. */
const JOB_MILESTONES = ['ORDERED', 'APPROVAL', 'PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED'] as const;

/** A milestone of a job. */
export type JobMilestone = (typeof JOB_MILESTONES)[number];

/**
 * The milestone of each status. ON_HOLD has that of the previous status. Statuses that end a job in another way have
 * none.
 */
const MILESTONE_OF: Readonly<Partial<Record<JobStatusCode, JobMilestone>>> = {
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

/** Progress of a job: its milestones, and how many of them are completed. */
export type JobProgress = { milestones: readonly JobMilestone[]; completed: number };

type ProgressFacts = Pick<
  JobFacts,
  'status' | 'previousStatus' | 'services' | 'itemTypeRequiresProof' | 'customerApprovalRequired'
>;

/** Whether work requires the customer's approval, or approval was requested. */
export function needsApproval(job: ProgressFacts): boolean {
  return approvalRequired(job) || job.services.length > 0;
}

/**
 * Progress of a job; null if it was cancelled or remade. A job without approval has no such milestone, so it stays at
 * the order until work begins.
 */
export function jobProgress(job: ProgressFacts): JobProgress | null {
  const { status, previousStatus } = job;
  const milestones = JOB_MILESTONES.filter((each) => each !== 'APPROVAL' || needsApproval(job));
  if (status === 'COMPLETED') return { milestones, completed: milestones.length };
  const milestone = MILESTONE_OF[status === 'ON_HOLD' ? (previousStatus ?? 'NEW') : status];
  return milestone ? { milestones, completed: Math.max(0, milestones.indexOf(milestone)) } : null;
}
