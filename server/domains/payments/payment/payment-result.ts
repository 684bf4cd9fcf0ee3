import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { Payment } from './payment.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `payment` field of a mutation's success: the current payment with the selected fields. */
export function paymentField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { paymentId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: Payment,
    description: 'The payment as it is now.',
    resolve: (query, { paymentId }, _args, context) =>
      changedRow(context, 'Payment', { ...query, where: { id: paymentId } }),
  });
}
