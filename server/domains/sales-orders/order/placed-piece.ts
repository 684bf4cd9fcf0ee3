import type { FieldRef } from '@pothos/core';
import { changedRow } from '../../../lists/changed-row.ts';
import type { builder } from '../../../schema/builder.ts';
import { JobOrder } from '../../jobs/job/job-order.type.ts';
import { SALES_ORDERS_VIEW } from '../rules/transitions.ts';
import type { PlacedOrder } from './place-order.ts';
import { SalesOrder } from './sales-order.type.ts';

type Types = typeof builder.$inferSchemaTypes;
type Fields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<Types, Shape>;

/** The result of ordering one piece: its job, or the sales order with the line from stock. */
type PlacedPiece = { jobOrderId: number | null; salesOrderId: number | null };

/** The result of ordering one piece as a job. */
export function placedPiece({ jobs: [job], salesOrder }: PlacedOrder): PlacedPiece {
  if (salesOrder) return { jobOrderId: null, salesOrderId: salesOrder.id };
  if (!job) throw new Error('One line makes one job.');
  return { jobOrderId: job.id, salesOrderId: null };
}

/** The `jobOrder` field of the result of ordering a piece. */
export function placedJobField(
  t: Fields<Pick<PlacedPiece, 'jobOrderId'>>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: JobOrder,
    nullable: true,
    description: 'The job; null for a piece from stock, which a sales order ships without one.',
    resolve: (query, { jobOrderId }, _args, context) => {
      const made = { ...query, where: { id: jobOrderId ?? 0 } };
      return jobOrderId === null ? null : changedRow(context, 'JobOrder', made);
    },
  });
}

/** The `salesOrder` field of the result of placing an order. */
export function placedSalesOrderField(
  t: Fields<Partial<Pick<PlacedPiece, 'salesOrderId'>>>,
): FieldRef<Types, unknown, 'Object'> {
  return t.prismaField({
    type: SalesOrder,
    nullable: true,
    description:
      'The sales order that the order belongs to; null when there is none, or when the viewer may not see it.',
    resolve: (query, { salesOrderId = null }, _args, context) => {
      const made = { ...query, where: { id: salesOrderId ?? 0 } };
      const isSeen = salesOrderId !== null && context.viewer.can(SALES_ORDERS_VIEW);
      return isSeen ? changedRow(context, 'SalesOrder', made) : null;
    },
  });
}
