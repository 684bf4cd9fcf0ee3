import type { Prisma } from '../../../database/generated/client.ts';
import { grantedOfJson } from '../../promotions/granted-promotion.ts';
import { jobStatusCode } from '../lines/job-statuses.ts';
import type { OrderCalculationInput } from '../rules/calculate-order.ts';
import { CHARGE_ORDER } from './order-charge.type.ts';

/** The columns that the calculation of an order reads. */
export const ORDER_CALCULATION_SELECT = {
  subTotal: true,
  discountValue: true,
  shippingPrice: true,
  salesTaxPercent: true,
  salesTaxValue: true,
  grandTotal: true,
  taxBase: true,
  promotions: true,
  charges: {
    orderBy: CHARGE_ORDER,
    select: { kind: true, amount: true, salesTax: true, jobOrderId: true, promotionId: true },
  },
  jobOrders: {
    orderBy: [{ numberRank: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      statusId: true,
      remadeFromId: true,
      itemTypeId: true,
      unitPrice: true,
      lineTotal: true,
      chargesTotal: true,
    },
  },
} satisfies Prisma.OrderGroupSelect;

/** An order's row with these columns. */
export type OrderCalculationRow = Prisma.OrderGroupGetPayload<{ select: typeof ORDER_CALCULATION_SELECT }>;

/** Converts an order's row for the calculation, with charges that are about to be added. */
export function orderCalculationInput(
  { promotions, jobOrders, charges, discountValue, shippingPrice }: OrderCalculationRow,
  added: readonly Omit<OrderCalculationInput['charges'][number], 'promotionId'>[] = [],
): OrderCalculationInput {
  return {
    placed: { discountValue, shippingPrice },
    granted: grantedOfJson(promotions),
    jobs: jobOrders.map(({ statusId, ...job }) => ({ ...job, status: jobStatusCode(statusId) })),
    charges: [...charges, ...added.map((charge) => ({ ...charge, promotionId: null }))],
  };
}
