import {
  type ActorRefusal,
  reaches,
  refusedForActor,
  sideOf,
} from '../../identity/rules/sided-transition.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import { awaitingServices, isLastOpenServiceApproved } from './approval.ts';
import { findTransition, targetStatus } from './find-transition.ts';
import { JOB_TABLE, type JobActor } from './job-actor.ts';
import type { JobFacts } from './job-facts.ts';
import { failedGuard, JOB_GUARD_CODES, type JobGuardCode } from './job-guards.ts';
import type { JobAction, JobSideEffect, JobTransition } from './transition.ts';

/** Input of an action; absent values are null. */
export interface TransitionInput {
  reason: string | null;
  /** APPROVE: only services of this type; null for all that await approval. */
  serviceTypeCode: string | null;
  trackingNumber: string | null;
  /** SHIP: the customer collects the pieces. */
  pickup: boolean;
  /** REMAKE: number of pieces; null for all that were not shipped. */
  quantity: number | null;
}

/** An action without input. */
export const NO_INPUT: TransitionInput = {
  reason: null,
  serviceTypeCode: null,
  trackingNumber: null,
  pickup: false,
  quantity: null,
};

/** Placeholders for a reason and a tracking number, so that only the state of the job decides. */
export const PLACEHOLDER_INPUT: TransitionInput = { ...NO_INPUT, reason: '-', trackingNumber: '-' };

/** What a job or its viewer lacks for an action, apart from the permission and the input. */
export type ActionObstacle = JobGuardCode | 'ACTING_AS_FORBIDDEN';

/** All obstacle codes. */
const ACTION_OBSTACLES: readonly ActionObstacle[] = [...JOB_GUARD_CODES, 'ACTING_AS_FORBIDDEN'];

/** Whether the code of a refusal is an obstacle. */
export function isActionObstacle(code: TransitionRefusal['code']): code is ActionObstacle {
  return ACTION_OBSTACLES.some((obstacle) => obstacle === code);
}

/** Why a transition is refused. FORBIDDEN names a permission that would have allowed it. */
export type TransitionRefusal =
  | ActorRefusal
  | { code: 'STATUS_TRANSITION_DENIED' | 'REASON_REQUIRED' | 'TRACKING_REQUIRED' | JobGuardCode };

/** A transition that is allowed, with what to write. */
export interface TransitionGranted {
  ok: true;
  transition: JobTransition;
  /** The new status; the same status for RE_ORDER, and for an approval that leaves services waiting. */
  to: JobStatusCode;
  /** Ids of the services that an approval covers. */
  approvedServiceIds: number[];
  sideEffects: readonly JobSideEffect[];
  /** REMAKE: number of pieces to remake. */
  pieces?: number;
}

/** The decision of the rule. */
export type TransitionDecision = TransitionGranted | { ok: false; refused: TransitionRefusal };

/** A request to move a job. */
interface TransitionRequest {
  job: JobFacts;
  action: JobAction;
  actor: JobActor;
  input: TransitionInput;
  now: Date;
  /** Part of a bulk update. */
  isBulk?: boolean;
}

/** Decides whether an actor may perform an action on the job: checks permission, then row, then rule, then input. */
export function decideTransition(request: TransitionRequest): TransitionDecision {
  const { job, action, actor, input, now, isBulk = false } = request;
  const permission = refusedForActor(JOB_TABLE, action, actor);
  if (permission !== null) return { ok: false, refused: permission };

  const transition = findTransition(job, action);
  const side = transition && sideOf(transition, actor.side);
  if (transition === null || side === null) return refuse('STATUS_TRANSITION_DENIED');
  if (!reaches(actor, side.anyOf, job)) return forbidden(side.anyOf);

  const guardCode = failedGuard([...transition.guards, ...side.guards], job, now);
  if (guardCode !== null) return refuse(guardCode);
  const needsReason = transition.requiresReason && !(isBulk && transition.reasonOptionalInBulk);
  if (needsReason && isBlank(input.reason)) return refuse('REASON_REQUIRED');
  if (action === 'SHIP' && !input.pickup && isBlank(input.trackingNumber)) return refuse('TRACKING_REQUIRED');

  return grant(transition, job, input);
}

function grant(transition: JobTransition, job: JobFacts, input: TransitionInput): TransitionDecision {
  const { action, sideEffects } = transition;
  const to = targetStatus(job, transition);
  if (to === null) return refuse('PREVIOUS_STATUS_UNKNOWN');
  if (action !== 'APPROVE') return { ok: true, transition, to, approvedServiceIds: [], sideEffects };

  const approved = awaitingServices(job.services, input.serviceTypeCode);
  if (approved.length === 0) return refuse('NOTHING_AWAITS_APPROVAL');
  return {
    ok: true,
    transition,
    to: isLastOpenServiceApproved(job.services, approved) ? to : job.status,
    approvedServiceIds: approved.map((service) => service.id),
    sideEffects,
  };
}

function refuse(code: Exclude<TransitionRefusal['code'], 'FORBIDDEN'>): TransitionDecision {
  return { ok: false, refused: { code } };
}

function forbidden(permissions: readonly number[]): TransitionDecision {
  return { ok: false, refused: { code: 'FORBIDDEN', permission: permissions[0] ?? 0 } };
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
