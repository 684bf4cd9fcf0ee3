import { builder } from '../../schema/builder.ts';
import { ViewerType } from '../identity/viewer.type.ts';
import { lacksToWrite, noteSubjects } from './note-subjects.ts';

builder.prismaObjectField(ViewerType, 'writesNotes', (t) =>
  t.boolean({
    description: 'May write notes at all; `NoteSubject.writableNotes` tells on what, and of which kinds.',
    resolve: (_user, _args, { viewer }) =>
      noteSubjects().some((subject) => lacksToWrite(viewer, subject) === null),
  }),
);
