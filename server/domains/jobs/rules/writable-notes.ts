import type { OwnedRow } from '../../identity/rules/scope.ts';
import { type OrderSide, reaches } from '../../ordering/rules/sided-transition.ts';
import type { JobActor } from './job-actor.ts';
import { JOB_ORDERS_ADD, JOB_ORDERS_STAGE } from './transitions.ts';

/** Who reads a note: staff alone, or the customer too. */
export type NoteVisibility = 'INTERNAL' | 'CUSTOMER';

/** Any of these lets the viewer write notes. */
export const NOTE_PERMISSIONS: readonly number[] = [JOB_ORDERS_ADD, JOB_ORDERS_STAGE];

/** Kinds of notes that a side writes: internal ones are for staff. */
export function noteVisibilities(side: OrderSide): readonly NoteVisibility[] {
  return side === 'STAFF' ? ['CUSTOMER', 'INTERNAL'] : ['CUSTOMER'];
}

/** Kinds of notes that the viewer may write on a job: none where no permission for notes reaches it. */
export function writableNotes(job: OwnedRow, actor: JobActor): readonly NoteVisibility[] {
  return reaches(actor, NOTE_PERMISSIONS, job) ? noteVisibilities(actor.side) : [];
}
