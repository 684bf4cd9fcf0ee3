import type { Prisma } from '../../../database/generated/client.ts';
import { CHARGE_ORDER } from './order-charge.type.ts';

/** What the sums of an order are read from: as it was placed, and the charges since. */
export const ORDER_SUMS = {
  subTotal: true,
  discountValue: true,
  shippingPrice: true,
  salesTaxValue: true,
  grandTotal: true,
  charges: { orderBy: CHARGE_ORDER, select: { kind: true, amount: true, salesTax: true } },
} satisfies Prisma.OrderGroupSelect;
