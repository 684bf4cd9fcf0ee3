import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { Invoice } from './invoice.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `invoice` field of a mutation's success: the current invoice with the selected fields. */
export function invoiceField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { invoiceId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: Invoice,
    description: 'The invoice as it is now.',
    resolve: (query, { invoiceId }, _args, context) =>
      changedRow(context, 'Invoice', { ...query, where: { id: invoiceId } }),
  });
}
