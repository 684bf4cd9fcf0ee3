import type { Prisma } from '../../../database/generated/client.ts';
import { orderablePrice } from '../../pricing/held-price.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TaxedCustomer } from '../../shipping-and-tax/rules/order-tax.ts';
import { taxedDestination } from '../../shipping-and-tax/taxed-parties.ts';
import { type OrderFacts, type OrderSums, orderTotals } from '../totals/order-totals.ts';
import type { ReorderDestination, RepeatedLine } from './reorder-destination.ts';

/** The pieces of a re-order. */
export type Repeated = {
  lines: readonly RepeatedLine[];
  destination: Pick<ReorderDestination, 'shippingAddress' | 'billingAddress' | 'shippingMethod'>;
  customer: TaxedCustomer;
  now: Date;
  /** Reductions by promotions, given the price of shipping; absent if there are none. */
  reductions?: OrderFacts['reductions'];
};

/** The sums of a re-order, with shipping and tax for its destination. */
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
