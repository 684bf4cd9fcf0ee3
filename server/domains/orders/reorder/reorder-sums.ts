import type { Prisma } from '../../../database/generated/client.ts';
import { orderablePrice } from '../../ordering/held-price.ts';
import { type OrderFacts, type OrderSums, orderTotals } from '../../ordering/order-totals.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TaxedCustomer } from '../../shipping-and-tax/rules/order-tax.ts';
import { taxedDestination } from '../../shipping-and-tax/taxed-parties.ts';
import type { ReorderDestination, RepeatedLine } from './reorder-destination.ts';

/** What is ordered again. */
export type Repeated = {
  lines: readonly RepeatedLine[];
  destination: Pick<ReorderDestination, 'shippingAddress' | 'billingAddress' | 'shippingMethod'>;
  customer: TaxedCustomer;
  now: Date;
  /** What promotions take off, given the price of shipping; absent: nothing. */
  reductions?: OrderFacts['reductions'];
};

/** What pieces that are ordered again come to, with the shipping and the tax of where they go. */
export async function reorderSums(
  db: Prisma.TransactionClient,
  { TAX_BASE }: Pick<Settings, 'TAX_BASE'>,
  { lines, destination, customer, reductions, now }: Repeated,
): Promise<OrderSums> {
  return orderTotals({
    lines: lines.map(({ priced, quantity }) => ({
      unitPrice: priced && orderablePrice(priced),
      quantity,
      estimatedWeight: priced?.estimatedWeight ?? null,
      parcel: priced?.itemType.parcel ?? null,
    })),
    shippingMethod: destination.shippingMethod,
    reductions,
    customer,
    destination: await taxedDestination(db, destination, now),
    taxDisabled: false,
    taxBase: TAX_BASE,
  });
}
