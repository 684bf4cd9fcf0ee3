import {
  findTransition,
  type JobState,
  targetStatus,
} from '../../../../server/domains/jobs/rules/find-transition.ts';
import type { JobStatusCode } from '../../../../server/domains/orders/rules/job-status-codes.ts';
import type { TimelineEntry } from './timeline.ts';

/** Maximum number of working hours since the end of a timeline. */
const TAIL_HOURS = 24;

/** The interval in which a timeline has a status, in working hours after the order. Null if it never has. */
export function statusWindow(
  timeline: readonly TimelineEntry[],
  wanted: JobStatusCode,
): { from: number; to: number } | null {
  let standing: JobState = { status: 'NEW', previousStatus: null };
  let from: number | null = wanted === 'NEW' ? 0 : null;
  for (const { after, step } of timeline) {
    if (step.kind !== 'TRANSITION') continue;
    const next = following(standing, step.action);
    if (from !== null && next.status !== wanted) return { from, to: after };
    if (from === null && next.status === wanted) from = after;
    standing = next;
  }
  return from === null ? null : { from, to: from + TAIL_HOURS };
}

function following(standing: JobState, action: Parameters<typeof findTransition>[1]): JobState {
  const transition = findTransition(standing, action);
  const status = transition && targetStatus(standing, transition);
  if (!status) throw new Error(`${action} is not possible in ${standing.status}.`);
  return { status, previousStatus: action === 'HOLD' ? standing.status : null };
}
