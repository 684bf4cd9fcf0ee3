import { jobStatusCode } from '../../../server/domains/jobs/job/job-statuses.ts';
import {
  type Charge,
  shippingCharge,
  withTax,
} from '../../../server/domains/jobs/rules/orders/order-charges.ts';
import { decimal, sumMoney } from '../../../server/lib/money.ts';
import type { ReplayedOrder } from './replayed-order.ts';

/** The charges that the past of an order's jobs brought, in the order of time, with their tax. */
export function pastCharges({ draft, group, jobs }: ReplayedOrder): object[] {
  const steps = jobs
    .flatMap(({ rows, events }) => events.map((event) => ({ jobOrderId: rows.JobOrder.id, event })))
    .toSorted((one, other) => one.event.at.getTime() - other.event.at.getTime());
  const statuses = new Map<number, number>();
  const rows: (Charge & {
    jobOrderId: number | null;
    userId: number;
    actingById: number | null;
    at: Date;
  })[] = [];
  for (const { jobOrderId, event } of steps) {
    const { charges, userId, actingById, at, toStatusId } = event;
    statuses.set(jobOrderId, toStatusId);
    const shipping = shippingCharge({
      placed: decimal(group.shippingPrice),
      changed: sumMoney(rows.filter(({ kind }) => kind === 'SHIPPING').map(({ amount }) => amount)),
      // Every job of the order begins at once.
      statuses: jobs.map(({ rows: { JobOrder } }) =>
        jobStatusCode(statuses.get(JobOrder.id) ?? JobOrder.statusId),
      ),
    });
    rows.push(
      ...charges.map((charge) => ({ ...charge, jobOrderId, userId, actingById, at })),
      ...(shipping ? [{ ...shipping, jobOrderId: null, userId, actingById, at }] : []),
    );
  }
  return withTax(rows, { taxable: draft.subTotal, percent: draft.salesTaxPercent }).map(
    ({ amount, salesTax, ...row }) => ({
      ...row,
      orderGroupId: group.id,
      amount: amount.toFixed(2),
      salesTax: salesTax.toFixed(2),
      currency: draft.currency,
    }),
  );
}
