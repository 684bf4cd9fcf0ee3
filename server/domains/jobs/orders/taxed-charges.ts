import { type DecimalInput, decimal, type Money } from '../../../lib/money.ts';
import { type Charge, waitingServices } from '../rules/orders/order-charges.ts';
import { currentSums, type OrderSums, withTax } from '../rules/orders/order-sums.ts';
import { followingCharges } from '../rules/orders/reckon-order.ts';
import { type ReckonedRow, reckonedOrder } from './reckoned-order.ts';

type Added = Pick<Charge, 'kind' | 'amount'> & { jobOrderId: number | null };

/** New charges of an order, and those by which its discount and its shipping follow, each with the tax that it brings. */
export function taxedCharges<Row extends Added>(order: ReckonedRow, charges: readonly Row[]) {
  const following = followingCharges(reckonedOrder(order, charges)).map((charge) => ({
    ...charge,
    jobOrderId: null,
  }));
  return withTax([...charges, ...following], taxedBefore(order));
}

type WaitingJob = {
  id: number;
  orderGroup: ReckonedRow;
  services: readonly { status: string; price: DecimalInput | null; serviceType: { code: string } }[];
};

/** What the whole order of a job comes to once the customer approves services that wait, by the charges they will be. */
export function sumsIfApproved(
  { id, orderGroup, services }: WaitingJob,
  serviceTypeCode: string | null,
): OrderSums {
  const added = waitingServices(services, serviceTypeCode).flatMap(({ price }) =>
    price === null ? [] : [{ kind: 'SERVICE' as const, amount: decimal(price), jobOrderId: id }],
  );
  return currentSums(orderGroup, [...orderGroup.charges, ...taxedCharges(orderGroup, added)]);
}

/** What an order is taxed on before it changes. */
function taxedBefore(order: ReckonedRow): {
  taxable: Money;
  percent: Money;
  base: 'NET_OF_DISCOUNT' | 'SUBTOTAL';
} {
  const { subTotal, discountValue } = currentSums(order, order.charges);
  const base = order.taxBase === 'NET_OF_DISCOUNT' ? 'NET_OF_DISCOUNT' : 'SUBTOTAL';
  const taxable = base === 'SUBTOTAL' ? subTotal : subTotal.minus(discountValue);
  return { taxable, percent: decimal(order.salesTaxPercent), base };
}
