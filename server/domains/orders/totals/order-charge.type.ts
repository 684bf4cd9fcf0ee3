import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { JOB_NUMBER, shownJobNumber } from '../lines/shown-job-number.ts';

/** Sort order of charges. */
export const CHARGE_ORDER = { id: 'asc' } as const;

/** A change of an order's total after it was placed. */
export const OrderCharge = builder.prismaObject('OrderCharge', {
  description:
    'A change of the order total after the order was placed. Rows are only added; a row is reversed by another row.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('OrderCharge', id) }),
    kind: t.exposeString('kind', {
      description:
        '`SERVICE`, `CANCELLATION`, `CANCELLATION_FEE`, `REMADE`, `REMAKE`, `DISCOUNT`, `SHIPPING`, `PRICE` or `SHORT`.',
    }),
    name: t.string({
      description: 'What it is for.',
      select: { nameEn: true, nameFr: true },
      resolve: ({ nameEn, nameFr }, _args, { language }) => (language === 'fr' ? nameFr : nameEn),
    }),
    jobNumber: t.string({
      nullable: true,
      description:
        'Number of the job that it belongs to; null for the whole order and for a piece from stock.',
      select: { jobOrder: { select: JOB_NUMBER } },
      resolve: ({ jobOrder }) => shownJobNumber(jobOrder),
    }),
    amount: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Amount before tax, negative for deductions; null when prices are not shown (1301 or 19xx).',
      select: { amount: true },
      resolve: ({ amount }, _args, { viewer }) => (seesAmounts(viewer) ? amount : null),
    }),
    salesTax: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Change of the order’s sales tax; null when prices are not shown (1301 or 19xx).',
      select: { salesTax: true },
      resolve: ({ salesTax }, _args, { viewer }) => (seesAmounts(viewer) ? salesTax : null),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was charged.' }),
  }),
});
