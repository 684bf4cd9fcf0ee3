import { builder } from '../../schema/builder.ts';
import { Note } from './note.type.ts';
import type { SubjectModel } from './note-subjects.ts';
import { NoteVisibilityEnum } from './note-visibility.type.ts';

/** A row of a subject, with its model if the schema does not determine it. */
type FoundSubject = { readonly id: number; readonly subjectModel?: SubjectModel };

/** Anything that can have notes; `noteSubject` adds its fields to a type. */
export const NoteSubjectType = builder.interfaceRef<FoundSubject>('NoteSubject').implement({
  description: 'Anything that notes are written on.',
  resolveType: ({ subjectModel }) => subjectModel ?? null,
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.' }),
    databaseId: t.int({ description: 'Integer id.' }),
    notes: t.field({
      type: [Note],
      args: { visibility: t.arg({ type: NoteVisibilityEnum, description: 'Only notes of this kind.' }) },
      description: 'Notes that the viewer may read, oldest first.',
    }),
    noteCount: t.int({ description: 'Notes that the viewer may read.' }),
    unreadNoteCount: t.int({ description: 'Number of notes by others that the viewer has not read yet.' }),
    writableNotes: t.field({
      type: [NoteVisibilityEnum],
      description: 'Kinds of notes that the viewer may write on it.',
    }),
  }),
});
