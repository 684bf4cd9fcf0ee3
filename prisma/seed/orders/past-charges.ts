import { jobStatusCode } from '../../../server/domains/orders/lines/job-statuses.ts';
import { followingCharges } from '../../../server/domains/orders/rules/calculate-order.ts';
import type { Charge } from '../../../server/domains/orders/rules/order-charges.ts';
import { withTax } from '../../../server/domains/orders/rules/order-sums.ts';
import type { ReplayedOrder } from './replayed-order.ts';

/** The charges of an order's past steps in order of time, with their tax. */
export function pastCharges({ draft, group, jobs }: ReplayedOrder): object[] {
  const steps = jobs
    .flatMap(({ rows, events }) => events.map((event) => ({ jobOrderId: rows.JobOrder.id, event })))
    .toSorted((one, other) => one.event.at.getTime() - other.event.at.getTime());
  const statuses = new Map<number, number>();
  const base = draft.taxBase;
  const taxable = base === 'SUBTOTAL' ? draft.subTotal : draft.subTotal.minus(draft.discountValue);
  const taxed = { taxable, percent: draft.salesTaxPercent, base };
  const rows: (Charge & {
    jobOrderId: number | null;
    userId: number;
    actingById: number | null;
    at: Date;
  })[] = [];
  for (const { jobOrderId, event } of steps) {
    const { charges, userId, actingById, at, toStatusId } = event;
    statuses.set(jobOrderId, toStatusId);
    const by = { userId, actingById, at };
    rows.push(...charges.map((charge) => ({ ...charge, jobOrderId, ...by })));
    const following = followingCharges({
      placed: group,
      granted: draft.promotions ?? [],
      // All jobs of the order begin at the same time.
      jobs: jobs.map(({ rows: { JobOrder } }) => ({
        ...JobOrder,
        remadeFromId: null,
        status: jobStatusCode(statuses.get(JobOrder.id) ?? JobOrder.statusId),
      })),
      charges: rows.map((row) => ({ ...row, promotionId: row.promotionId ?? null })),
    });
    rows.push(...following.map((charge) => ({ ...charge, jobOrderId: null, ...by })));
  }
  return withTax(rows, taxed).map(({ amount, salesTax, promotionId = null, ...row }) => ({
    ...row,
    promotionId,
    orderGroupId: group.id,
    amount: amount.toFixed(2),
    salesTax: salesTax.toFixed(2),
    currency: draft.currency,
  }));
}
