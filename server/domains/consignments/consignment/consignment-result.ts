import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { Consignment } from './consignment.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `consignment` field of a mutation's success: the current consignment with the selected fields. */
export function consignmentField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { consignmentId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: Consignment,
    description: 'The consignment as it is now.',
    resolve: (query, { consignmentId }, _args, context) =>
      changedRow(context, 'Consignment', { ...query, where: { id: consignmentId } }),
  });
}
