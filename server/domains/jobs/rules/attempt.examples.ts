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

/** An attempt to do something with the example job. Omitted fields are as in the example, done by sales. */
export interface Attempt {
  job?: Partial<JobFacts>;
  action: JobAction;
  role?: DefaultRoleCode;
  actor?: Partial<JobActor>;
  input?: Partial<TransitionInput>;
  isBulk?: boolean;
}

/** The decision of the rule on an attempt. */
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

/** A job that awaits its customer's approval. */
export const AWAITING = { status: 'AWAITING_APPROVAL' } as const;

/** A time in the month of the examples, such as `10T08:59:59`. */
export function at(time: string): Date {
  return new Date(`2026-03-${time}Z`);
}
