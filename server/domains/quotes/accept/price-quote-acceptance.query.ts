import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { type OrderPreview, OrderPreviewType } from '../../jobs/orders/order-preview.type.ts';
import { orderTexts } from '../../ordering/order-input.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { openedWith, SHOWN_TO_GUESTS } from '../guests/guest-access.ts';
import { hasExpired } from '../rules/quote-guards.ts';
import { MAX_QUOTE_LINES } from '../rules/quote-limits.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { QUOTES_ACCEPT } from '../rules/transitions.ts';
import { findQuote } from '../transitions/stored-quote.ts';
import { type Acceptance, orderOfQuote } from './convert-quote.ts';

const lineKeysRule = z.array(z.int().min(1).max(1_000_000)).max(MAX_QUOTE_LINES).nullish();

const rules = orderTexts
  .pick({ shippingAddressId: true, billingAddressId: true, shippingMethodId: true })
  .extend({ lineKeys: lineKeysRule });

const LINE_KEYS =
  'Optional lines and alternatives that are taken; absent: the first of each group of alternatives, and nothing optional.';

builder.queryField('priceQuoteAcceptance', (t) =>
  t.field({
    type: OrderPreviewType,
    nullable: true,
    description:
      'The order that accepting an offer would place, with shipping and tax, as `acceptPriceQuote` places it. Needs 1605.',
    authScopes: { permission: QUOTES_ACCEPT },
    budget: 12,
    sample: async ({ owner, sentQuote, foreign }) => ({
      as: owner,
      args: { id: await sentQuote() },
      foreign: { id: foreign.quoteId },
    }),
    args: {
      id: t.arg.id({ required: true, description: 'Price quote.' }),
      lineKeys: t.arg.intList({ description: LINE_KEYS }),
      shippingAddressId: t.arg.int({
        description: 'Address of the customer’s book; the quote’s, else the default, when absent.',
      }),
      billingAddressId: t.arg.int({
        description: 'Address of the customer’s book; the quote’s, else the default, when absent.',
      }),
      shippingMethodId: t.arg.int({
        description: 'Shipping method; the quote’s, else the customer’s, when absent.',
      }),
    },
    resolve: (_root, { id, ...args }, context) => {
      const { lineKeys = null, ...destination } = parseInput(rules, args);
      const priceQuoteId = localId('PriceQuote', String(id));
      if (priceQuoteId === null) return null;
      const isShown = seesAmounts(context.viewer);
      return previewOf(context, { priceQuoteId, isShown, acceptance: { lineKeys, ...destination } });
    },
  }),
);

builder.queryField('guestQuoteAcceptance', (t) =>
  t.field({
    type: OrderPreviewType,
    nullable: true,
    description:
      'The order that a guest would place by accepting the offer that they opened, with shipping and tax; null when that is an hour ago, and for everything else.',
    budget: 12,
    sample: async ({ buyer, guestAccess }) => ({ as: buyer, args: { access: await guestAccess() } }),
    args: {
      access: t.arg.string({ required: true, description: 'What `openGuestQuote` answered.' }),
      lineKeys: t.arg.intList({ description: LINE_KEYS }),
    },
    resolve: async (_root, { access, lineKeys: given }, context) => {
      const { lineKeys = null } = parseInput(rules.pick({ lineKeys: true }), { lineKeys: given });
      const { db, now } = context;
      const link = await db.priceQuoteGuestLink.findFirst({
        where: { ...openedWith(access, now), priceQuote: { is: SHOWN_TO_GUESTS } },
        select: { priceQuoteId: true },
      });
      if (!link) return null;
      const guest = { priceQuoteId: link.priceQuoteId, email: '', name: null };
      return previewOf(context, { ...link, guest, isShown: true, acceptance: { lineKeys } });
    },
  }),
);

type Previewed = {
  priceQuoteId: number;
  guest?: { priceQuoteId: number; email: string; name: null };
  isShown: boolean;
  acceptance: Acceptance;
};

/** The order of an offer that waits for its answer; null for one that is missing, not visible or not offered. */
async function previewOf(
  context: Context,
  { priceQuoteId, guest, isShown, acceptance }: Previewed,
): Promise<OrderPreview | null> {
  const { db, viewer, now } = context;
  const quote = await findQuote(db, { viewer, guest }, priceQuoteId);
  if (!quote || quote.statusId !== QUOTE_STATUSES.SENT.id || hasExpired(quote, now)) return null;
  const acceptor = guest ? { userId: quote.placedById, actingById: null } : viewer;
  const settings = await requestSettings(context);
  return { draft: await orderOfQuote(db, quote, { acceptance, acceptor, settings, now }), isShown };
}
