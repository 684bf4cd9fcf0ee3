import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../job/job-order.type.ts';

type Types = typeof builder.$inferSchemaTypes;

/** The `jobOrder` field of a mutation's success: the current job with the selected fields. */
export function jobOrderField(
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { jobOrderId: number }>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: JobOrder,
    description: 'The job as it is now.',
    resolve: (query, { jobOrderId }, _args, context) =>
      changedRow(context, 'JobOrder', { ...query, where: { id: jobOrderId } }),
  });
}
