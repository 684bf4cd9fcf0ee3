import { InvalidInputError } from '../../errors/errors.ts';
import { encodeGlobalId, localId } from '../../lib/global-id.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { builder } from '../../schema/builder.ts';
import { findSubject, subjectOfType } from './note-subjects.ts';

builder.queryField('noteSubjectId', (t) =>
  t.id({
    nullable: true,
    description:
      'Opaque id of a record with notes, by its type and integer id; null when it is missing or not visible. A type without notes is refused.',
    authScopes: { signedIn: true },
    args: {
      entityTypeCode: t.arg.string({
        required: true,
        description: 'Type of the record by code, name or number: `JO`, `JOB_ORDER`, `19`.',
      }),
      databaseId: t.arg.int({ required: true, description: 'Integer id.' }),
    },
    sample: async ({ buyer, job, foreign }) => ({
      as: buyer,
      args: { entityTypeCode: 'JO', databaseId: localId('JobOrder', await job()) },
      foreign: { databaseId: foreign.jobDatabaseId },
    }),
    resolve: async (_root, { entityTypeCode, databaseId }, { db, viewer }) => {
      const subject = subjectOfType(entityTypeCode);
      if (!subject) throw InvalidInputError.of('entityTypeCode', 'UNKNOWN', 'No notes are written on that.');
      if (databaseId < 1 || databaseId > MAX_ID) return null;
      const found = await findSubject(db, subject, databaseId, viewer);
      return found && encodeGlobalId(subject.model, found.id);
    },
  }),
);
