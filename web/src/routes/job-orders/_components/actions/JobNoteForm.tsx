import { NoteForm, type NoteFormProps } from '../../../../notes/NoteForm.tsx';
import { addJobNote } from './addJobNote.ts';

/** Writes a note on a job, which may resume it. */
export function JobNoteForm(props: NoteFormProps) {
  return <NoteForm {...props} mutation={addJobNote} />;
}
