import { InvalidInputError } from '../../errors/errors.ts';
import { localId } from '../../lib/global-id.ts';
import { MAX_ID } from '../../lib/max-id.ts';
import { builder } from '../../schema/builder.ts';
import { NoteSubjectType } from './note-subject.type.ts';
import { noteSubjects } from './note-subjects.ts';
import { readSubject } from './subject-field.ts';

builder.queryField('noteSubject', (t) =>
  t.field({
    type: NoteSubjectType,
    nullable: true,
    description:
      'Something that notes are written on, by its type and integer id; null when it is missing or not visible. A type that no notes are written on is refused.',
    authScopes: { signedIn: true },
    args: {
      entityTypeCode: t.arg.string({
        required: true,
        description: 'Type of the thing, by code, name or number: `JO`, `JOB_ORDER`, `19`.',
      }),
      databaseId: t.arg.int({ required: true, description: 'Integer id.' }),
    },
    sample: async ({ buyer, job, foreign }) => ({
      as: buyer,
      args: { entityTypeCode: 'JO', databaseId: localId('JobOrder', await job()) },
      foreign: { databaseId: foreign.jobDatabaseId },
    }),
    resolve: async (_root, { entityTypeCode, databaseId }, context, info) => {
      const subject = noteSubjects().find(({ entityType }) => isType(entityType, entityTypeCode));
      if (!subject) throw InvalidInputError.of('entityTypeCode', 'UNKNOWN', 'No notes are written on that.');
      const visible = subject.visible(context.viewer);
      if (visible === null || databaseId < 1 || databaseId > MAX_ID) return null;
      return readSubject(context, info, subject, { id: databaseId, AND: visible });
    },
  }),
);

/** Case and underscores do not matter: old clients spell names as they like. */
function isType(type: { code: string; name: string; id: number }, given: string): boolean {
  const plain = (text: string) => text.trim().toUpperCase().replaceAll('_', '');
  return [type.code, type.name, String(type.id)].some((spelling) => plain(spelling) === plain(given));
}
