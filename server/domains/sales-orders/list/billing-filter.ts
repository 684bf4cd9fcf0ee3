import type { Prisma } from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { NOT_VOID } from '../../payments/rules/invoice-status.ts';

/** How far an order is billed. */
export const BillingFilterEnum = builder.enumType('SalesOrderBillingFilter', {
  description: 'Sales orders by how far they are billed.',
  values: {
    TO_BILL: { description: 'Pieces left that no invoice bills yet.' },
  } as const,
});

/** Orders of which a shipment is to be billed, alone or with all that is left; customers find none. */
export function withBilling({ viewer }: Pick<Context, 'viewer'>): Prisma.SalesOrderWhereInput {
  if (!viewer.isStaff) return { id: { in: [] } };
  return {
    shipments: { some: { voidedAt: null, invoices: { none: NOT_VOID } } },
    invoices: { none: { ...NOT_VOID, shipmentId: null } },
  };
}
