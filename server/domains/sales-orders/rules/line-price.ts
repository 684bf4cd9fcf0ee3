import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';
import { type Charge, priceCharge } from '../../orders/rules/order-charges.ts';

/** What the price of a line depends on. */
type PricedLine = { negotiatedUnitPrice: DecimalInput | null; jobOrder: { unitPrice: DecimalInput } };

/** Price per piece: the agreed one, otherwise the ordered one. */
export function unitPriceOf({ negotiatedUnitPrice, jobOrder }: PricedLine): Money {
  return decimal(negotiatedUnitPrice ?? jobOrder.unitPrice);
}

/** The change of an order's total by an agreed price per piece. */
export function agreedPriceCharge(
  line: PricedLine & { jobOrder: { quantity: number } },
  unitPrice: Money,
): Charge {
  return priceCharge(line.jobOrder.quantity, unitPriceOf(line), unitPrice);
}
