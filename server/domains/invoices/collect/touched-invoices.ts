import type { FieldRef } from '@pothos/core';
import type { builder } from '../../../schema/builder.ts';
import { Invoice } from '../invoice/invoice.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `invoices` field of a mutation's success: the current state of the affected invoices. */
export function touchedInvoicesField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { invoiceIds: number[] }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: [Invoice],
    description: 'Current state of the invoices whose applied amounts changed.',
    resolve: (query, { invoiceIds }, _args, { db }) =>
      db.invoice.findMany({ ...query, where: { id: { in: invoiceIds } }, orderBy: { id: 'asc' } }),
  });
}
