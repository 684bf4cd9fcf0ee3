import { decideTransition, NO_INPUT, type TransitionInput } from './decide-transition.ts';
import type { JobActor } from './job-actor.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobStatusCode } from './status-codes.ts';
import type { JobAction } from './transition.ts';
import { JOB_TRANSITIONS } from './transitions.ts';

/** An action that the viewer can take on a job now, and what the screen has to ask for. */
export interface AllowedJobAction {
  action: JobAction;
  /** The status it leads to when nothing is left open. */
  to: JobStatusCode;
  requiresReason: boolean;
  /** A tracking number, or that the customer collects it. */
  requiresTracking: boolean;
  reversible: boolean;
}

/** Stands for whatever the actor will still say, so that only the facts decide. */
const ANYTHING_SAID: TransitionInput = { ...NO_INPUT, reason: '-', trackingNumber: '-' };

/** What an actor may do with a job now, in the order of the transitions. */
export function allowedActions(job: JobFacts, actor: JobActor, now: Date): AllowedJobAction[] {
  const here = JOB_TRANSITIONS.filter((transition) => transition.from === job.status);
  return here.flatMap(({ action }) => {
    const decision = decideTransition({ job, action, actor, input: ANYTHING_SAID, now });
    if (!decision.ok) return [];
    const { requiresReason, reversible } = decision.transition;
    return [{ action, to: decision.to, requiresReason, requiresTracking: action === 'SHIP', reversible }];
  });
}
