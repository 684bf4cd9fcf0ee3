import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, ZERO } from '../../../lib/money.ts';
import { grantedOfJson } from '../../promotions/granted-promotion.ts';
import { storedTaxParts } from '../../shipping-and-tax/stored-tax.ts';
import { addressOfJson } from '../addresses/address-snapshot.ts';
import { jobStatusCode } from '../lines/job-statuses.ts';
import { orderNow } from '../rules/calculate-order.ts';
import { metalIfApproved, totalWith, waitingServices } from '../rules/order-charges.ts';
import { isWithdrawn } from '../rules/order-state.ts';
import { currentSums } from '../rules/order-sums.ts';
import { ORDER_CALCULATION_SELECT, orderCalculationInput } from '../totals/order-calculation-input.ts';
import { sumsAfter } from '../totals/taxed-charges.ts';
import { lastDay, type OrderPreview, type PreviewedLine } from './order-preview.ts';
import { PRICED_SERVICES } from './priced-services.ts';

/** What the preview of a placed order is read from. */
export const PREVIEWED_ORDER = {
  ...ORDER_CALCULATION_SELECT,
  code: true,
  poNumber: true,
  notes: true,
  shippingAddress: true,
  billingAddress: true,
  shippingMethod: true,
  currency: true,
  taxComponents: true,
  jobOrders: {
    ...ORDER_CALCULATION_SELECT.jobOrders,
    select: {
      ...ORDER_CALCULATION_SELECT.jobOrders.select,
      number: true,
      isStock: true,
      titleEn: true,
      titleFr: true,
      quantity: true,
      pricingMode: true,
      reference: true,
      note: true,
      promisedOn: true,
      services: PRICED_SERVICES,
    },
  },
} satisfies Prisma.OrderGroupSelect;

type PreviewedRow = Prisma.OrderGroupGetPayload<{ select: typeof PREVIEWED_ORDER }>;
type PreviewedJob = PreviewedRow['jobOrders'][number];

/** Which services of which jobs are approved: a code of a service type, or null for all that wait. */
export type Approvals = ReadonlyMap<number, string | null>;

const NOTHING_APPROVED: Approvals = new Map();

/** Preview of a placed order: now, or after services of its jobs are approved. */
export function previewOfPlaced(
  order: PreviewedRow,
  isShown: boolean,
  approvals: Approvals = NOTHING_APPROVED,
): OrderPreview {
  const jobs = order.jobOrders.map((job) => {
    const code = approvals.get(job.id);
    const approved = code === undefined ? [] : waitingServices(job.services, code);
    const isMade = !isWithdrawn(jobStatusCode(job.statusId));
    return { job, approved, isMade, line: lineOf(job, approved) };
  });
  const added = jobs.flatMap(({ job, approved }) => {
    const metal = metalIfApproved(job.services, approved);
    return [
      ...approved.flatMap(({ price }) =>
        price === null ? [] : [{ kind: 'SERVICE' as const, amount: decimal(price), jobOrderId: job.id }],
      ),
      ...(metal.isZero() ? [] : [{ kind: 'METAL_WEIGHT' as const, amount: metal, jobOrderId: job.id }]),
    ];
  });
  const sums = added.length > 0 ? sumsAfter(order, { added }) : currentSums(order, order.charges);
  const { reductions } = orderNow(orderCalculationInput(order, added));
  return {
    ...sums,
    isShown,
    orderCode: order.code,
    // A cancelled job is left out unless it still costs something.
    lines: jobs.flatMap(({ isMade, line }) => (isMade || !line.linePrice.isZero() ? [line] : [])),
    poNumber: order.poNumber,
    notes: order.notes,
    shippingAddress: addressOfJson(order.shippingAddress),
    billingAddress: addressOfJson(order.billingAddress),
    shippingMethod: order.shippingMethod,
    currency: order.currency,
    salesTaxPercent: decimal(order.salesTaxPercent),
    taxParts: storedTaxParts(order, sums.salesTaxValue),
    promotions: grantedOfJson(order.promotions).map((granted, index) => ({
      ...granted,
      amount: (reductions[index]?.amount ?? ZERO).toFixed(2),
    })),
    promisedOn: lastDay(jobs.flatMap(({ isMade, line }) => (isMade ? [line] : []))),
  };
}

function lineOf(job: PreviewedJob, approved: PreviewedJob['services']): PreviewedLine {
  const { number, isStock, titleEn, titleFr, quantity, unitPrice, pricingMode, reference, note } = job;
  return {
    jobNumber: isStock ? null : number,
    titleEn,
    titleFr,
    quantity,
    unitPrice: decimal(unitPrice),
    linePrice: totalWith(job, job.services, approved),
    pricingMode,
    reference,
    note,
    promisedOn: isStock ? null : job.promisedOn,
  };
}
