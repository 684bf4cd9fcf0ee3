import { z } from 'zod';
import { localId } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { previewOfDraft } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { hasExpired } from '../rules/quote-guards.ts';
import { MAX_QUOTE_LINES } from '../rules/quote-limits.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { QUOTES_ACCEPT } from '../rules/transitions.ts';
import { findQuote } from '../transitions/stored-quote.ts';
import { orderOfQuote } from './convert-quote.ts';

const lineKeysRule = z.array(z.int().min(1).max(1_000_000)).max(MAX_QUOTE_LINES).nullish();

const rules = orderTexts
  .pick({ shippingAddressId: true, billingAddressId: true, shippingMethodId: true })
  .extend({ lineKeys: lineKeysRule });

const LINE_KEYS =
  'Keys of the optional lines and alternatives to order; absent: the first of each group of alternatives, and no optional lines.';

builder.queryField('priceQuoteAcceptance', (t) =>
  t.field({
    type: OrderPreviewType,
    nullable: true,
    description:
      'Preview of the order that `acceptPriceQuote` would place, with shipping and tax. Needs 1605.',
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
        description:
          'Address from the customer’s address book; when absent, the one of the quote, else the default.',
      }),
      billingAddressId: t.arg.int({
        description:
          'Address from the customer’s address book; when absent, the one of the quote, else the default.',
      }),
      shippingMethodId: t.arg.int({
        description: 'Shipping method; when absent, the one of the quote, else the customer’s.',
      }),
    },
    resolve: async (_root, { id, ...args }, context) => {
      const { lineKeys = null, ...destination } = parseInput(rules, args);
      const priceQuoteId = localId('PriceQuote', String(id));
      if (priceQuoteId === null) return null;
      const { db, viewer, now } = context;
      const quote = await findQuote(db, { viewer }, priceQuoteId);
      if (!quote || quote.statusId !== QUOTE_STATUSES.SENT.id || hasExpired(quote, now)) return null;
      const acceptance = { lineKeys, ...destination };
      const settings = await requestSettings(context);
      const draft = await orderOfQuote(db, quote, { acceptance, acceptor: viewer, settings, now });
      return previewOfDraft(draft, seesAmounts(viewer));
    },
  }),
);
