import { builder } from '../../schema/builder.ts';
import { ViewerType } from '../identity/viewer.type.ts';
import { lacksToWrite, noteSubjects, subjectOfType } from './note-subjects.ts';

builder.prismaObjectField(ViewerType, 'writesNotes', (t) =>
  t.boolean({
    description:
      'Whether the viewer may write notes; `NoteSubject.writableNotes` lists the allowed kinds of each record.',
    args: {
      on: t.arg.string({ description: 'Only for this type of record, by code, name or number, e.g. `JO`.' }),
    },
    resolve: (_user, { on }, { viewer }) =>
      (on == null ? noteSubjects() : [subjectOfType(on)]).some(
        (subject) => subject !== undefined && lacksToWrite(viewer, subject) === null,
      ),
  }),
);
