import type { FieldRef } from '@pothos/core';
import { readRow } from '../../lists/read-rows.ts';
import type { builder } from '../../schema/builder.ts';
import { NoteSubjectType } from './note-subject.type.ts';
import { subjectOf } from './note-subjects.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `subject` field of a mutation's success: the current subject with the selected fields. */
export function subjectField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { subjectId: string }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.field({
    type: NoteSubjectType,
    description: 'Current state of the subject of the notes.',
    resolve: async ({ subjectId }, _args, context, info) => {
      const { subject, id } = subjectOf(subjectId);
      const row = await readRow(context, subject.model, { info, typeName: subject.model, where: { id } });
      if (!row) throw new Error(`There is no ${subject.model} ${id}.`);
      return Object.assign(row, { subjectModel: subject.model });
    },
  });
}
