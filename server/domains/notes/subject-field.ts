import type { FieldRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { readRow } from '../../lists/read-rows.ts';
import type { builder } from '../../schema/builder.ts';
import type { Context } from '../../schema/context.ts';
import { type FoundSubject, NoteSubjectType } from './note-subject.type.ts';
import { type NoteSubject, subjectOf } from './note-subjects.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `subject` field of a mutation's success: what the notes are on, as it is now, read with what the caller selects. */
export function subjectField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { subjectId: string }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.field({
    type: NoteSubjectType,
    description: 'What the notes are on, as it is now.',
    resolve: async ({ subjectId }, _args, context, info) => {
      const { subject, id } = subjectOf(subjectId);
      const row = await readSubject(context, info, subject, { id });
      if (!row) throw new Error(`There is no ${subject.model} ${id}.`);
      return row;
    },
  });
}

/** A subject with what the field that `info` resolves asks of it; null when there is none. */
export async function readSubject(
  context: Context,
  info: GraphQLResolveInfo,
  { model }: NoteSubject,
  where: object,
): Promise<FoundSubject | null> {
  const row = await readRow(context, model, { info, typeName: model, where });
  return row && Object.assign(row, { subjectModel: model });
}
