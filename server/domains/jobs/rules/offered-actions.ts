import { addMinutes } from '../../../lib/calendar.ts';
import type { Money } from '../../../lib/money.ts';
import { sideOf } from '../../identity/rules/sided-transition.ts';
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

/** An action of the viewer on a job, and what it lacks, if anything. */
export type OfferedAction = {
  action: JobAction;
  /** Null if the previous status is unknown. */
  to: JobStatusCode | null;
  permission: number;
  requiresReason: boolean;
  takesReason: boolean;
  requiresTracking: boolean;
  /** It can be undone for a limited time. */
  reversible: boolean;
  /** End of the undo window if performed now; null if it is not reversible. */
  undoableUntil: Date | null;
  /** Fee before tax; null if there is none. */
  fee: Money | null;
  enabled: boolean;
  /** The missing requirement. */
  missing: ActionObstacle | null;
};

/** The actions of the viewer's side on a job, in the order of the transitions. */
export function offeredActions(job: JobFacts, actor: JobActor, now: Date): OfferedAction[] {
  return JOB_TRANSITIONS.filter(({ from }) => from === job.status).flatMap(({ action }): OfferedAction[] => {
    const transition = findTransition(job, action);
    const permission = transition ? sideOf(transition, actor.side)?.anyOf[0] : undefined;
    if (!transition || permission === undefined) return [];
    const decision = decideTransition({ job, action, actor, input: PLACEHOLDER_INPUT, now });
    const refused = decision.ok ? null : decision.refused.code;
    // Any other refusal hides the action from the viewer.
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

/** All actions of the transitions. */
export const JOB_ACTIONS: readonly JobAction[] = [...new Set(JOB_TRANSITIONS.map(({ action }) => action))];

/** Whether a text is an action. */
export function isJobAction(text: string): text is JobAction {
  return JOB_ACTIONS.some((action) => action === text);
}
