import { moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { PREVIEWED_ORDER, previewOfPlaced } from '../../orders/order/placed-order-preview.ts';
import { PRICED_SERVICES } from '../../orders/order/priced-services.ts';
import {
  jobTotal,
  metalIfApproved,
  totalIfApproved,
  waitingServices,
} from '../../orders/rules/order-charges.ts';
import { CHARGE_ORDER } from '../../orders/totals/order-charge.type.ts';
import { seesAmounts, seesBreakdown, seesSummary } from '../../pricing/access.ts';
import { PriceRowType, priceRowsOfJson } from '../../pricing/calculation/price-row.type.ts';
import { JobOrder } from './job-order.type.ts';

/** The columns that `jobTotal` reads. */
export const JOB_TOTAL_SELECT = { lineTotal: true, chargesTotal: true, remadeFromId: true } as const;

// The prices of a job, for viewers who may see amounts.
builder.prismaObjectFields(JobOrder, (t) => ({
  unitPrice: t.field({
    type: 'Decimal',
    nullable: true,
    description: 'Price of one piece; null when prices are not shown (1301 or 19xx).',
    select: { unitPrice: true },
    resolve: ({ unitPrice }, _args, { viewer }) => (seesAmounts(viewer) ? unitPrice : null),
  }),
  lineTotal: t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Price of all pieces as ordered; `total` is the current total of the job. Null when prices are not shown (1301 or 19xx).',
    select: { lineTotal: true },
    resolve: ({ lineTotal }, _args, { viewer }) => (seesAmounts(viewer) ? lineTotal : null),
  }),
  total: t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Current total of the job: its line and later charges; null when prices are not shown (1301 or 19xx).',
    select: JOB_TOTAL_SELECT,
    resolve: (job, _args, { viewer }) => (seesAmounts(viewer) ? moneyText(jobTotal(job)) : null),
  }),
  totalIfApproved: t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Total of the job with the services that await approval, and with the metal that shipping settles at the weight to approve; null when prices are not shown.',
    args: {
      serviceType: t.arg.string({
        description: 'Code of a service type; absent: all services that await approval.',
      }),
    },
    select: {
      ...JOB_TOTAL_SELECT,
      services: PRICED_SERVICES,
    },
    resolve: (job, { serviceType }, { viewer }) =>
      seesAmounts(viewer) ? moneyText(totalIfApproved(job, job.services, serviceType ?? null)) : null,
  }),
  metalIfApproved: t.field({
    type: 'Decimal',
    nullable: true,
    description:
      'Part of `totalIfApproved` that is charged at shipping: metal, at the weight to approve or approved before. Null when prices are not shown.',
    select: { services: PRICED_SERVICES },
    resolve: ({ services }, _args, { viewer }) =>
      seesAmounts(viewer) ? moneyText(metalIfApproved(services, waitingServices(services, null))) : null,
  }),
  orderIfApproved: t.field({
    type: OrderPreviewType,
    description:
      'Preview of the whole order with the services that await approval, and with the metal that shipping settles at the weight to approve.',
    args: {
      serviceType: t.arg.string({
        description: 'Code of a service type; absent: all services that await approval.',
      }),
    },
    select: { id: true, orderGroup: { select: PREVIEWED_ORDER } },
    resolve: ({ id, orderGroup }, { serviceType }, { viewer }) =>
      previewOfPlaced(orderGroup, seesAmounts(viewer), new Map([[id, serviceType ?? null]])),
  }),
  charges: t.relation('charges', {
    query: { orderBy: CHARGE_ORDER },
    description: 'Charges and deductions since it was ordered, oldest first.',
  }),
  summary: t.field({
    type: [PriceRowType],
    nullable: true,
    description: 'Components of the unit price, markups included. Needs 1301.',
    select: { specification: { select: { summary: true } } },
    resolve: ({ specification }, _args, { viewer }) =>
      specification && seesSummary(viewer) ? priceRowsOfJson(specification.summary) : null,
  }),
  breakdown: t.field({
    type: [PriceRowType],
    nullable: true,
    description: 'How the unit price was computed. Needs 1303.',
    select: { specification: { select: { breakdown: true } } },
    resolve: ({ specification }, _args, { viewer }) =>
      specification && seesBreakdown(viewer) ? priceRowsOfJson(specification.breakdown) : null,
  }),
  cancelFee: t.field({
    type: 'Decimal',
    nullable: true,
    description: 'Fee charged for cancelling in production.',
    select: { cancelFee: true },
    resolve: ({ cancelFee }, _args, { viewer }) => (seesAmounts(viewer) ? cancelFee : null),
  }),
}));
