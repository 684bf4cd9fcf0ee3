import { decimal, type Money } from '../../../lib/money.ts';
import { jobStatusCode } from '../lines/job-statuses.ts';
import { followingCharges } from '../rules/calculate-order.ts';
import { JOB_STATUSES } from '../rules/job-status-codes.ts';
import { type Charge, chargesOfStep, jobTotal } from '../rules/order-charges.ts';
import { currentSums, type OrderSums, withTax } from '../rules/order-sums.ts';
import { type OrderCalculationRow, orderCalculationInput } from './order-calculation-input.ts';

type Added = Pick<Charge, 'kind' | 'amount'> & { jobOrderId: number | null };

/** New charges of an order, and those that adjust its discount and its shipping, each with its tax. */
export function taxedCharges<Row extends Added>(order: OrderCalculationRow, charges: readonly Row[]) {
  const following = followingCharges(orderCalculationInput(order, charges)).map((charge) => ({
    ...charge,
    jobOrderId: null,
  }));
  return withTax([...charges, ...following], taxedBefore(order));
}

/** A job to cancel, with its fee; null for none. */
type CancelledJob = { id: number; fee: Money | null; isUndelivered?: boolean };

/** The sums of an order after some jobs are cancelled and other charges are added, without saving them. */
export function sumsAfter(
  order: OrderCalculationRow,
  { cancelled = [], added = [] }: { cancelled?: readonly CancelledJob[]; added?: readonly Added[] },
): OrderSums {
  const cancels = new Map(cancelled.map((each) => [each.id, each]));
  const cancellations = order.jobOrders
    .filter(({ id }) => cancels.has(id))
    .flatMap((job) =>
      chargesOfStep({
        from: jobStatusCode(job.statusId),
        to: 'CANCELLED',
        total: jobTotal(job),
        fee: cancels.get(job.id)?.fee ?? null,
        isUndelivered: cancels.get(job.id)?.isUndelivered,
        approved: [],
        cancellation: null,
        settlement: null,
        settled: [],
      }).map((charge) => ({ ...charge, jobOrderId: job.id })),
    );
  const jobOrders = order.jobOrders.map((job) =>
    cancels.has(job.id) ? { ...job, statusId: JOB_STATUSES.CANCELLED.id } : job,
  );
  const charges = taxedCharges({ ...order, jobOrders }, [...cancellations, ...added]);
  return currentSums(order, [...order.charges, ...charges]);
}

/** The tax base of an order before it changes. */
function taxedBefore(order: OrderCalculationRow): {
  taxable: Money;
  percent: Money;
  base: 'NET_OF_DISCOUNT' | 'SUBTOTAL';
} {
  const { subTotal, discountValue } = currentSums(order, order.charges);
  const base = order.taxBase === 'NET_OF_DISCOUNT' ? 'NET_OF_DISCOUNT' : 'SUBTOTAL';
  const taxable = base === 'SUBTOTAL' ? subTotal : subTotal.minus(discountValue);
  return { taxable, percent: decimal(order.salesTaxPercent), base };
}
