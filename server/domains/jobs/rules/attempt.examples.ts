import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import {
  decideTransition,
  NO_INPUT,
  type TransitionDecision,
  type TransitionInput,
} from './decide-transition.ts';
import { actorWith, JOB, NOW } from './job.examples.ts';
import type { JobActor } from './job-actor.ts';
import type { JobFacts } from './job-facts.ts';
import type { JobAction } from './transition.ts';

/** Someone trying something with the example job; what is left out is as in the example, done by sales. */
export interface Attempt {
  job?: Partial<JobFacts>;
  action: JobAction;
  role?: DefaultRoleCode;
  actor?: Partial<JobActor>;
  input?: Partial<TransitionInput>;
  isBulk?: boolean;
}

/** The answer of the rule to an attempt. */
export function decideAttempt({
  job,
  action,
  role = 'STAFF_SALES',
  actor,
  input,
  isBulk,
}: Attempt): TransitionDecision {
  return decideTransition({
    job: { ...JOB, ...job },
    action,
    actor: actorWith(role, actor),
    input: { ...NO_INPUT, ...input },
    now: NOW,
    isBulk,
  });
}

/** The job waits for its customer. */
export const AWAITING = { status: 'AWAITING_APPROVAL' } as const;

/** A moment in the month of the examples: `10T08:59:59`. */
export function at(time: string): Date {
  return new Date(`2026-03-${time}Z`);
}
