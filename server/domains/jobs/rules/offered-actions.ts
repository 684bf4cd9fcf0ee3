import { addMinutes } from '../../../lib/calendar.ts';
import type { Money } from '../../../lib/money.ts';
import { sideOf } from '../../ordering/rules/sided-transition.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { requiresTracking, takesReason } from './action-input.ts';
import { UNDO_WINDOW_MINUTES } from './bulk/undo-transition.ts';
import { feeOf } from './cancellation-fee.ts';
import {
  type ActionObstacle,
  decideTransition,
  isActionObstacle,
  PLACEHOLDER_INPUT,
} from './decide-transition.ts';
import { findTransition, targetStatus } from './find-transition.ts';
import type { JobActor } from './job-actor.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobAction } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

/** An action that is the viewer's to take on a job, ready or with what it still lacks. */
export type OfferedAction = {
  action: JobAction;
  /** Null when it depends on something unknown. */
  to: JobStatusCode | null;
  permission: number;
  requiresReason: boolean;
  takesReason: boolean;
  requiresTracking: boolean;
  /** It can be taken back for a while. */
  reversible: boolean;
  /** Until when, if it were taken now; null when it is not reversible. */
  undoableUntil: Date | null;
  /** What it costs, before tax; null when nothing. */
  fee: Money | null;
  enabled: boolean;
  /** What does not hold yet. */
  missing: ActionObstacle | null;
};

/** What the viewer's side may do with a job from where it stands, in the order of the transitions. */
export function offeredActions(job: JobFacts, actor: JobActor, now: Date): OfferedAction[] {
  return JOB_TRANSITIONS.filter(({ from }) => from === job.status).flatMap(({ action }): OfferedAction[] => {
    const transition = findTransition(job, action);
    const permission = transition ? sideOf(transition, actor.side)?.anyOf[0] : undefined;
    if (!transition || permission === undefined) return [];
    const decision = decideTransition({ job, action, actor, input: PLACEHOLDER_INPUT, now });
    const refused = decision.ok ? null : decision.refused.code;
    // Any other refusal hides the action: it is not the viewer's at all.
    if (refused !== null && !isActionObstacle(refused)) return [];
    return [
      {
        action,
        to: decision.ok ? decision.to : targetStatus(job, transition),
        permission,
        requiresReason: transition.requiresReason,
        takesReason: takesReason(action),
        requiresTracking: requiresTracking(action),
        reversible: transition.reversible,
        undoableUntil: transition.reversible ? addMinutes(now, UNDO_WINDOW_MINUTES) : null,
        fee: feeOf(transition, job),
        enabled: decision.ok,
        missing: refused,
      },
    ];
  });
}

/** Every action of the transitions. */
export const JOB_ACTIONS: readonly JobAction[] = [...new Set(JOB_TRANSITIONS.map(({ action }) => action))];

/** Whether an untrusted text names an action. */
export function isJobAction(text: string): text is JobAction {
  return JOB_ACTIONS.some((action) => action === text);
}
