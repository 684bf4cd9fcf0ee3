import type { Prisma } from '../../../database/generated/client.ts';
import { type OrderFacts, type OrderSums, orderTotals } from '../../orders/totals/order-totals.ts';
import type { Settings } from '../../settings/settings.ts';
import { taxedDestination } from '../../shipping-and-tax/taxed-parties.ts';
import type { AcceptedDestination } from './accepted-destination.ts';

/** Lines of an offer with their destination. */
type OfferWithDestination = {
  lines: OrderFacts['lines'];
  destination: AcceptedDestination;
  settings: Pick<Settings, 'TAX_BASE'>;
  now: Date;
};

/** The sums of an order of these lines, with shipping and tax for its destination. */
export async function offerSums(
  db: Prisma.TransactionClient,
  { lines, destination, settings, now }: OfferWithDestination,
): Promise<OrderSums> {
  return orderTotals({
    lines,
    shippingMethod: destination.shippingMethod,
    customer: destination.customer,
    destination: await taxedDestination(db, destination, now),
    taxDisabled: false,
    taxBase: settings.TAX_BASE,
  });
}
