import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { linePictureOfRow } from '../../catalog/pictures/line-picture.ts';
import { previewOfDraft } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { CHOICES_OF_ROW } from '../../pricing/configuration/choice.type.ts';
import { PARTS_OF_ROW } from '../../pricing/configuration/configured-part.type.ts';
import { PRICING_NOTE_OF_ROW } from '../../pricing/pricing-note.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { quotedOrder } from '../accept/quoted-order.ts';
import { QuotedOrderType } from '../accept/quoted-order.type.ts';
import { chosenLines } from '../rules/chosen-lines.ts';
import { GUEST_ACTIONS, type GuestAction, isGuestAction } from '../rules/guest-links.ts';
import { offeredActions } from '../rules/offered-actions.ts';
import { hasExpired } from '../rules/quote-guards.ts';
import { sumOfLines } from '../rules/quote-total.ts';
import { quoteActor } from '../transitions/quote-actor.ts';
import {
  MARGIN_LINE_SELECT,
  marginLine,
  QUOTE_FACTS_SELECT,
  QUOTE_LINE_ORDER,
  quoteFacts,
} from '../versions/quote-facts.ts';
import { guestOrder } from './guest-order.ts';

const ACTIONS = {
  ACCEPT: { description: 'Accepts the offer and orders it.' },
  COUNTER: { description: 'Ask for another offer, with the requested changes.' },
  DECLINE: { description: 'Declines the offer, with a reason.' },
} satisfies Record<GuestAction, { description: string }>;

/** Answers of a guest, in GraphQL. */
export const GuestActionEnum = builder.enumType('GuestQuoteAction', {
  description: 'Actions of a guest on an offer.',
  values: ACTIONS,
});

/** A piece of an offer with its price, as a guest sees it. */
const GuestQuoteLine = builder.prismaObject('PriceQuoteLine', {
  variant: 'GuestQuoteLine',
  description: 'A piece of an offer, as a guest sees it.',
  select: { id: true },
  fields: (t) => ({
    lineKey: t.exposeInt('lineKey', {
      description: 'Key of the line, the same in all versions of the quote.',
    }),
    title: t.string({
      description: 'Title of the piece: name, metal, size.',
      select: { titleEn: true, titleFr: true },
      resolve: ({ titleEn, titleFr }, _args, { language }) => (language === 'fr' ? titleFr : titleEn),
    }),
    choices: t.field(CHOICES_OF_ROW),
    parts: t.field(PARTS_OF_ROW),
    ownMetal: t.exposeBoolean('ownMetal', { description: 'The customer supplies the metal.' }),
    quantity: t.exposeInt('quantity', { description: 'Pieces.' }),
    unitPrice: t.expose('unitPrice', {
      type: 'Decimal',
      nullable: true,
      description: 'Price of one piece.',
    }),
    linePrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price × quantity.',
      select: { unitPrice: true, quantity: true },
      resolve: ({ unitPrice, quantity }) => unitPrice && decimal(unitPrice).mul(quantity),
    }),
    pricingNote: t.string(PRICING_NOTE_OF_ROW),
    reference: t.exposeString('reference', { nullable: true, description: 'Customer’s own reference.' }),
    isOptional: t.exposeBoolean('isOptional', { description: 'Optional line.' }),
    alternativeGroup: t.exposeString('alternativeGroup', {
      nullable: true,
      description:
        'Name of a group of alternatives: exactly one of its lines is ordered, the first unless another is chosen.',
    }),
    imageUrl: t.string(linePictureOfRow(320)),
  }),
});

/** The last sent version of an offer, as a guest sees it. */
const GuestQuoteOffer = builder.prismaObject('PriceQuoteVersion', {
  variant: 'GuestQuoteOffer',
  description: 'The version of an offer that was sent last, as a guest sees it.',
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('n', { description: 'Version number of the offer.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true, description: 'When it was sent.' }),
    terms: t.exposeString('terms', { nullable: true, description: 'Terms of the offer.' }),
    depositPercent: t.expose('depositPercent', {
      type: 'Decimal',
      nullable: true,
      description: 'Agreed deposit in per cent of the total with shipping and tax; `order` has the amount.',
    }),
    leadDays: t.exposeInt('leadDays', {
      nullable: true,
      description: 'Business days until everything is ready.',
    }),
    total: t.expose('total', {
      type: 'Decimal',
      nullable: true,
      description: 'Total without optional lines and further alternatives, before shipping and tax.',
    }),
    chosenTotal: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Total with these optional lines and alternatives, before shipping and tax; null for a choice that cannot be accepted.',
      args: {
        lineKeys: t.arg.intList({
          required: true,
          description: 'Optional lines and alternatives, by line key.',
        }),
      },
      select: { lines: { orderBy: QUOTE_LINE_ORDER, select: MARGIN_LINE_SELECT } },
      resolve: ({ lines }, { lineKeys }) => {
        const choice = chosenLines(lines.map(marginLine), lineKeys);
        return choice.problems.length > 0 ? null : sumOfLines(choice.lines);
      },
    }),
    order: t.field({
      type: QuotedOrderType,
      nullable: true,
      description:
        'Totals of an order for it with shipping and tax, and the required deposit; null when the destination is not known, or for a choice that cannot be accepted.',
      args: {
        lineKeys: t.arg.intList({
          description: 'Optional lines and alternatives, by line key; absent: the standard choice.',
        }),
      },
      select: { id: true },
      resolve: async ({ id }, { lineKeys }, context) =>
        quotedOrder(context.db, {
          versionId: id,
          lineKeys: lineKeys ?? null,
          settings: await requestSettings(context),
          now: context.now,
        }),
    }),
    acceptance: t.field({
      type: OrderPreviewType,
      nullable: true,
      description:
        'Preview of the order that accepting would place: pieces, addresses, shipping, all sums and the promised day; null when it cannot be accepted, or when the destination is not known.',
      args: {
        lineKeys: t.arg.intList({
          description: 'Optional lines and alternatives, by line key; absent: the standard choice.',
        }),
      },
      select: { priceQuoteId: true },
      resolve: async ({ priceQuoteId }, { lineKeys }, context) => {
        const order = await guestOrder(context, priceQuoteId, lineKeys ?? null);
        // A guest sees the amounts of the offer that they opened.
        return order && previewOfDraft(order, true);
      },
    }),
    lines: t.relation('lines', {
      type: GuestQuoteLine,
      query: { orderBy: QUOTE_LINE_ORDER },
      description: 'Its pieces.',
    }),
  }),
});

/** An offer for a guest, who has no account but a link and a code by email. No field needs a viewer. */
export const GuestQuote = builder.prismaObject('PriceQuote', {
  variant: 'GuestQuote',
  description: 'An offer as seen by a guest with a link and a code.',
  select: { id: true },
  fields: (t) => ({
    number: t.exposeString('number', { description: 'Number, e.g. `PQ-10023`.' }),
    version: t.exposeInt('version', {
      description: 'Version, incremented by every change; send it back to detect concurrent changes.',
    }),
    status: t.relation('status', { description: 'Status.' }),
    customerName: t.string({
      description: 'Customer that it is for.',
      select: { customer: { select: { name: true } } },
      resolve: ({ customer }) => customer.name,
    }),
    poNumber: t.exposeString('poNumber', { nullable: true, description: 'Customer’s purchase order.' }),
    reference: t.exposeString('reference', { nullable: true, description: 'Customer’s own reference.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    validUntil: t.expose('validUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the last day of the offer; null while there is no offer.',
    }),
    isExpired: t.boolean({
      description: 'The offer has expired.',
      select: { validUntil: true },
      resolve: (quote, _args, { now }) => hasExpired(quote, now),
    }),
    offer: t.relation('shownVersion', {
      type: GuestQuoteOffer,
      nullable: true,
      description: 'The offer.',
    }),
    orderCode: t.string({
      nullable: true,
      description: 'Number of the order that it was converted to.',
      select: { orderGroup: { select: { code: true } } },
      resolve: ({ orderGroup }) => orderGroup?.code ?? null,
    }),
    allowedActions: t.field({
      type: [GuestActionEnum],
      description: 'Actions available now.',
      select: QUOTE_FACTS_SELECT,
      resolve: (quote, _args, { viewer, now }) => {
        const guest = { priceQuoteId: quote.id, email: '', name: null };
        const actor = quoteActor({ viewer, guest }, quote);
        const limits = { marginFloor: null, discountLimit: null };
        const offered = offeredActions(quoteFacts(quote), { actor, limits, now });
        return GUEST_ACTIONS.filter((each) =>
          offered.some(({ action, enabled }) => enabled && isGuestAction(action) && action === each),
        );
      },
    }),
  }),
});
