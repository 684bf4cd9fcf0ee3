import type { TransitionInput } from '../../../server/domains/jobs/rules/decide-transition.ts';
import type { JobActor } from '../../../server/domains/jobs/rules/job-actor.ts';
import type { JobAction } from '../../../server/domains/jobs/rules/transition.ts';

/** The actor of a past step. `actingById` is the staff member who acted on behalf of them. */
export type PastActor = JobActor & { actingById: number | null };

type Happened = { at: Date; actor: PastActor };

/** A step of a job between its order and now. */
export type PastStep = Happened &
  (
    | { kind: 'TRANSITION'; action: JobAction; input?: Partial<TransitionInput> }
    | { kind: 'STAGE'; stage: number }
    /** Weighed within the tolerance. */
    | { kind: 'WEIGHT' }
    | { kind: 'PROPOSAL'; serviceTypeCode: string; price: string | null; proofFileId: number | null }
    | { kind: 'NOTE'; visibility: 'INTERNAL' | 'CUSTOMER'; text: string; fileIds: readonly number[] }
  );
