import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { SalesOrder } from './sales-order.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `salesOrder` field of a mutation's success: the current order with the selected fields. */
export function salesOrderField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { salesOrderId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: SalesOrder,
    description: 'The sales order as it is now.',
    resolve: (query, { salesOrderId }, _args, context) =>
      changedRow(context, 'SalesOrder', { ...query, where: { id: salesOrderId } }),
  });
}
