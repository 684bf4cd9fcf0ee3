import { searchText } from '../../../lib/search-text.ts';
import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { usersOfName } from '../../customers/named-users.ts';
import { User } from '../../identity/user.type.ts';
import { findSubject, findSubjectId } from '../note-subjects.ts';
import { NoteVisibilityEnum } from '../note-visibility.type.ts';
import { MAX_CANDIDATES } from '../rules/note-limits.ts';
import { mentionable } from './mentionable.ts';

builder.queryField('mentionCandidates', (t) =>
  t.field({
    type: [User],
    description: `Users that the viewer may mention in a note, by name, ${MAX_CANDIDATES} at most: only users who may read it. Empty when the viewer may not write such notes.`,
    authScopes: { signedIn: true },
    extensions: READ_AS_PLANNED,
    budget: 2,
    args: {
      subjectId: t.arg.id({ required: true, description: 'What the note is about.' }),
      visibility: t.arg({ type: NoteVisibilityEnum, required: true, description: 'Who reads the note.' }),
      search: t.arg.string({ description: 'Beginnings of first and last name.' }),
    },
    sample: async ({ buyer, job, foreign }) => ({
      as: buyer,
      args: { subjectId: await job(), visibility: 'CUSTOMER', search: null },
      foreign: { subjectId: foreign.jobId },
    }),
    resolve: async (_root, { subjectId, visibility, search }, context, info) => {
      const { db, viewer } = context;
      const known = findSubjectId(subjectId);
      if (!known) return [];
      const { subject } = known;
      const facts = await findSubject(db, subject, known.id, viewer);
      if (!facts || !subject.writable(facts, viewer).includes(visibility)) return [];
      return readRows(context, 'User', {
        info,
        where: {
          AND: [mentionable(viewer, { subject, facts, visibility }), usersOfName(searchText(search))],
        },
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
        take: MAX_CANDIDATES,
      });
    },
  }),
);
