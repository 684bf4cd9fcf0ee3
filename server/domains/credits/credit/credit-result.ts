import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { CustomerCredit } from './credit.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `credit` field of a mutation's success: the current credit with the selected fields. */
export function creditField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { creditId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: CustomerCredit,
    description: 'The credit as it is now.',
    resolve: (query, { creditId }, _args, context) =>
      changedRow(context, 'CustomerCredit', { ...query, where: { id: creditId } }),
  });
}
