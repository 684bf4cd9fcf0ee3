import { type DecimalInput, decimal, sumMoney } from '../../../../lib/money.ts';
import { currentSums, type OrderSums, waitingServices, withTax } from './order-charges.ts';

/** The sums of a placed order with every charge since, as they are read. */
export type ChargedSums = Readonly<Record<keyof OrderSums | 'salesTaxPercent', DecimalInput>> & {
  charges: readonly { kind: string; amount: DecimalInput; salesTax: DecimalInput }[];
};

/** What an order comes to once the customer approves services that wait, at the tax that each brings. */
export function sumsIfApproved(
  order: ChargedSums,
  services: readonly { status: string; price: DecimalInput | null; serviceType: { code: string } }[],
  serviceTypeCode: string | null,
): OrderSums {
  const { charges } = order;
  const taxable = sumMoney([
    decimal(order.subTotal),
    ...charges.filter(({ kind }) => kind !== 'SHIPPING').map(({ amount }) => decimal(amount)),
  ]);
  const added = waitingServices(services, serviceTypeCode).flatMap(({ price }) =>
    price === null ? [] : [{ kind: 'SERVICE' as const, amount: decimal(price) }],
  );
  return currentSums(order, [
    ...charges,
    ...withTax(added, { taxable, percent: decimal(order.salesTaxPercent) }),
  ]);
}
