import type { OwnedRow } from '../../identity/rules/scope.ts';
import { reaches } from '../../identity/rules/sided-transition.ts';
import { type NoteVisibility, noteVisibilities } from '../../notes/rules/note-visibility.ts';
import type { JobActor } from './job-actor.ts';
import { JOB_ORDERS_ADD, JOB_ORDERS_STAGE } from './transitions.ts';

/** Kinds of notes that the viewer may write on a job; empty without a permission for notes. */
export function writableNotes(job: OwnedRow, actor: JobActor): readonly NoteVisibility[] {
  return reaches(actor, [JOB_ORDERS_ADD, JOB_ORDERS_STAGE], job)
    ? noteVisibilities({ isStaff: actor.side === 'STAFF' })
    : [];
}
