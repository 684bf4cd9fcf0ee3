import { builder } from '../../schema/builder.ts';
import { ViewerType } from '../identity/viewer.type.ts';
import { lacksToWrite, noteSubjects, subjectOfType } from './note-subjects.ts';

builder.prismaObjectField(ViewerType, 'writesNotes', (t) =>
  t.boolean({
    description: 'May write notes at all; `NoteSubject.writableNotes` tells on what, and of which kinds.',
    args: {
      on: t.arg.string({ description: 'On things of this type alone, by code, name or number, e.g. `JO`.' }),
    },
    resolve: (_user, { on }, { viewer }) =>
      (on == null ? noteSubjects() : [subjectOfType(on)]).some(
        (subject) => subject !== undefined && lacksToWrite(viewer, subject) === null,
      ),
  }),
);
