import { z } from 'zod';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { MAX_QUOTE_LINES } from '../rules/quote-limits.ts';
import { QUOTES_ACCEPT } from '../rules/transitions.ts';
import { stepAudit } from '../transitions/change-quote.ts';
import { requireQuoteAction } from '../transitions/perform-transition.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { acceptQuote } from './accept-quote.ts';

const rules = orderTexts
  .pick({ shippingAddressId: true, billingAddressId: true, shippingMethodId: true })
  .extend({ lineKeys: z.array(z.int().min(1).max(1_000_000)).max(MAX_QUOTE_LINES).nullish() });

mutation('acceptPriceQuote', {
  description:
    'Accepts the offer and places the order at its prices; accepting it again returns the same order. Customers only.',
  permission: (viewer) => {
    viewer.require(QUOTES_ACCEPT);
    requireQuoteAction({ viewer }, 'ACCEPT');
  },
  audit: stepAudit('ACCEPT', 'CONVERT'),
  commits: { total: '`priceQuoteAcceptance`.', isShownTo: seesAmounts },
  repeat: 'naturally repeatable: a quote becomes one order, which every repeat answers',
  budget: 22,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    lineKeys: t.intList({
      description:
        'Keys of the optional lines and alternatives to order; absent: the first of each group of alternatives, and no optional lines.',
    }),
    shippingAddressId: t.int({
      description:
        'Address from the customer’s address book; when absent, the one of the quote, else the default.',
    }),
    billingAddressId: t.int({
      description:
        'Address from the customer’s address book; when absent, the one of the quote, else the default.',
    }),
    shippingMethodId: t.int({
      description: 'Shipping method; when absent, the one of the quote, else the customer’s.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ id, version, ...input }, context, writes) => {
    const { lineKeys = null, ...destination } = parseInput(rules, input);
    const priceQuoteId = rowKey('PriceQuote', id);
    const settings = await requestSettings(context);
    const orderGroupId = await writes.transaction(async (tx, record) => {
      const accepted = await acceptQuote(tx, context, {
        priceQuoteId,
        version,
        acceptance: { lineKeys, ...destination },
        settings,
        seen: writes.seen,
        record,
      });
      if (accepted.created) await mailOrder(tx, accepted.created);
      return accepted.orderGroupId;
    });
    return { priceQuoteId, orderGroupId };
  },
  success: (t) => ({
    priceQuote: priceQuoteField(t),
    orderGroup: t.prismaField({
      type: OrderGroup,
      description: 'The order.',
      resolve: (query, { orderGroupId }, _args, context) =>
        changedRow(context, 'OrderGroup', { ...query, where: { id: orderGroupId } }),
    }),
  }),
  sample: async ({ caller, owner, sentQuote, foreign }) => ({
    as: caller(owner),
    input: { id: await sentQuote() },
    foreign: { 'input.id': foreign.quoteId },
    audited: ['PRICE_QUOTE_ACCEPT', 'PRICE_QUOTE_CONVERT'],
  }),
});
