import { encodeGlobalId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { PRICING_NOTE_OF_ROW } from '../../pricing/pricing-note.ts';
import { seesCost } from '../access.ts';
import { quoteDiscount, quoteMargin } from '../rules/margin.ts';
import { MARGIN_LINE_SELECT, marginLine, QUOTE_LINE_ORDER } from './quote-facts.ts';

const MARGIN_LINES = { lines: { orderBy: QUOTE_LINE_ORDER, select: MARGIN_LINE_SELECT } };

/** A version of a quote. */
export const PriceQuoteVersion = builder.prismaObject('PriceQuoteVersion', {
  description: 'A version of a price quote. A sent version never changes.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('PriceQuoteVersion', id) }),
    number: t.exposeInt('n', { description: '0 is the customer’s request; 1 and above are offers.' }),
    isSent: t.boolean({
      description: 'It was sent to the other party; otherwise it is a draft.',
      select: { sentAt: true },
      resolve: ({ sentAt }) => sentAt !== null,
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'When it was sent.' }),
    sentBy: t.relation('sentBy', { nullable: true, description: 'Who sent it.' }),
    contentHash: t.exposeString('contentHash', {
      nullable: true,
      description: 'SHA-256 of the sent content: equal for equal offers.',
    }),
    pricingMode: t.exposeString('pricingMode', {
      description:
        '`FIXED`, `ESTIMATED_WEIGHT` or `MARKET_AT_SHIP`: the mode of the line whose price is fixed last.',
    }),
    pricingNote: t.string(PRICING_NOTE_OF_ROW),
    validOn: t.expose('validOn', {
      type: 'Date',
      nullable: true,
      description: 'Last day of the offer, where staff chose one; else it is set when it is sent.',
    }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the last day of the offer, at the manufacturer’s.',
    }),
    depositPercent: t.expose('depositPercent', {
      type: 'Decimal',
      nullable: true,
      description: 'Agreed deposit in per cent of the total with shipping and tax; `order` has the amount.',
    }),
    terms: t.exposeString('terms', { nullable: true, description: 'Terms of the offer.' }),
    leadDays: t.exposeInt('leadDays', {
      nullable: true,
      description: 'Business days until everything is ready.',
    }),
    internalNote: t.string({
      nullable: true,
      description: 'Internal note of staff. Staff only.',
      select: { internalNote: true },
      resolve: ({ internalNote }, _args, { viewer }) => (viewer.isStaff ? internalNote : null),
    }),
    lines: t.relation('lines', { query: { orderBy: QUOTE_LINE_ORDER }, description: 'Its pieces.' }),
    total: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Total without optional lines and further alternatives, before shipping and tax; null while a line has no price, or when prices are not shown.',
      select: { total: true },
      resolve: ({ total }, _args, { viewer }) => (seesAmounts(viewer) ? total : null),
    }),
    marginPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Margin of the lines whose cost is known, in per cent. Staff with 1303 only.',
      select: MARGIN_LINES,
      resolve: ({ lines }, _args, { viewer }) =>
        seesCost(viewer) ? quoteMargin(lines.map(marginLine)) : null,
    }),
    discountPercent: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'By how much it is offered below the calculated prices, in per cent. Staff only.',
      select: MARGIN_LINES,
      resolve: ({ lines }, _args, { viewer }) =>
        viewer.isStaff && seesAmounts(viewer) ? quoteDiscount(lines.map(marginLine)) : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
  }),
});
