import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';

/** Whether an order has shipments to invoice. */
export const BillingFilterEnum = builder.enumType('SalesOrderBillingFilter', {
  description: 'Sales orders by how far they are billed.',
  values: {
    TO_BILL: { description: 'Pieces left that no invoice bills yet.' },
  } as const,
});

/** Orders with a shipment to invoice, alone or with everything that is left. Customers find none. */
export function withBilling({ viewer }: Pick<Context, 'viewer'>): Prisma.SalesOrderWhereInput {
  if (!viewer.isStaff) return { id: { in: [] } };
  return {
    shipments: { some: { voidedAt: null, invoices: { none: NOT_VOID } } },
    invoices: { none: { ...NOT_VOID, shipmentId: null } },
  };
}
