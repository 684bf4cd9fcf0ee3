import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';
import { type Charge, priceCharge } from '../../orders/rules/order-charges.ts';

/** What the price of a line is read from. */
type PricedLine = { negotiatedUnitPrice: DecimalInput | null; jobOrder: { unitPrice: DecimalInput } };

/** Price of one piece: the agreed one, else as ordered. */
export function unitPriceOf({ negotiatedUnitPrice, jobOrder }: PricedLine): Money {
  return decimal(negotiatedUnitPrice ?? jobOrder.unitPrice);
}

/** What another price of each piece of a line adds to its order, or takes off. */
export function agreedPriceCharge(
  line: PricedLine & { jobOrder: { quantity: number } },
  unitPrice: Money,
): Charge {
  return priceCharge(line.jobOrder.quantity, unitPriceOf(line), unitPrice);
}
