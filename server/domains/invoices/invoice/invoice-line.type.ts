import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { JOB_NUMBER, shownJobNumber } from '../../orders/lines/shown-job-number.ts';

/** Kinds of invoice lines. */
const InvoiceLineKindEnum = builder.enumType('InvoiceLineKind', {
  description: 'Kinds of invoice lines.',
  values: {
    PIECE: { description: 'The pieces of a job, as ordered, or of a consignment, at their memo price.' },
    CHARGE: { description: 'A charge added after the order was placed: a service, an agreed price, a fee.' },
    METAL_WEIGHT: { description: 'Metal weight difference from the estimate.' },
    METAL_MARKET: { description: 'Metal market price difference between order and shipment.' },
    TAX_REDUCED: { description: 'Sales tax of earlier invoices of the order that is not due any more.' },
    CREDITED: {
      description:
        'What credits gave back of earlier invoices when the order came to less, and is owed again.',
    },
  } as const,
});

/** A line of an invoice. */
export const InvoiceLineType = builder.prismaObject('InvoiceLine', {
  description: 'A line of an invoice.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('InvoiceLine', id) }),
    kind: t.field({
      type: InvoiceLineKindEnum,
      description: 'What it is for.',
      // Only these values are written to this column.
      resolve: ({ kind }) => kind as typeof InvoiceLineKindEnum.$inferType,
    }),
    title: t.string({
      description: 'Text.',
      resolve: ({ titleEn, titleFr }, _args, context) =>
        localised(context, { nameEn: titleEn, nameFr: titleFr }),
    }),
    jobNumber: t.string({
      nullable: true,
      description: 'Number of the job that it is about; null for the whole order and for a piece from stock.',
      select: { jobOrder: { select: JOB_NUMBER } },
      resolve: ({ jobOrder }) => shownJobNumber(jobOrder),
    }),
    reference: t.string({
      nullable: true,
      description: 'The customer’s own reference of the job.',
      select: { jobOrder: { select: { reference: true } } },
      resolve: ({ jobOrder }) => jobOrder?.reference ?? null,
    }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces.' }),
    unitPrice: t.expose('unitPrice', { type: 'Decimal', description: 'Price of one piece.' }),
    amount: t.expose('amount', {
      type: 'Decimal',
      description: 'Amount before tax; negative for deductions.',
    }),
  }),
});
