import type { Prisma } from '../../../database/generated/client.ts';
import { orderablePrice } from '../../ordering/held-price.ts';
import { type OrderFacts, type OrderSums, orderTotals } from '../../ordering/order-totals.ts';
import type { Settings } from '../../settings/settings.ts';
import type { ReorderDestination, RepeatedLine } from './reorder-destination.ts';

/** What is ordered again. */
export type Repeated = {
  lines: readonly RepeatedLine[];
  destination: Pick<ReorderDestination, 'shippingAddress' | 'billingAddress' | 'shippingMethod'>;
  taxExempt: boolean;
  /** What promotions take off, given the price of shipping; absent: nothing. */
  reductions?: OrderFacts['reductions'];
};

/** What pieces that are ordered again come to, with the shipping and the tax of where they go. */
export async function reorderSums(
  db: Prisma.TransactionClient,
  { TAX_BASE }: Pick<Settings, 'TAX_BASE'>,
  { lines, destination, taxExempt, reductions }: Repeated,
): Promise<OrderSums> {
  const { shippingAddress, billingAddress, shippingMethod } = destination;
  const states = await db.state.findMany({
    where: { id: { in: [shippingAddress.stateId ?? 0, billingAddress.stateId ?? 0] } },
    select: { id: true, salesTaxPercent: true },
  });
  return orderTotals({
    lines: lines.map(({ priced, quantity }) => ({
      unitPrice: priced && orderablePrice(priced),
      quantity,
      estimatedWeight: priced?.estimatedWeight ?? null,
      parcel: priced?.itemType.parcel ?? null,
    })),
    shippingMethod,
    reductions,
    taxExempt,
    taxDisabled: false,
    shippingState: states.find(({ id }) => id === shippingAddress.stateId) ?? null,
    billingState: states.find(({ id }) => id === billingAddress.stateId) ?? null,
    taxBase: TAX_BASE,
  });
}
