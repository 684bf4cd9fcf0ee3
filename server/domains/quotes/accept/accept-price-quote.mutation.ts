import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, ForbiddenError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import type { Context } from '../../../schema/context.ts';
import { mutation } from '../../../schema/mutation.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { mailOrder } from '../../jobs/mail/send-order-mail.task.ts';
import { OrderGroup } from '../../jobs/orders/order-group.type.ts';
import { orderActor } from '../../ordering/order-actor.ts';
import { orderTexts } from '../../ordering/order-input.ts';
import { reaches } from '../../ordering/rules/sided-transition.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { MAX_QUOTE_LINES } from '../rules/quote-limits.ts';
import { QUOTE_STATUSES } from '../rules/status-codes.ts';
import { QUOTES_ACCEPT } from '../rules/transitions.ts';
import { changeQuote, recordStep, stepAudit } from '../transitions/change-quote.ts';
import { granted, requireQuoteAction } from '../transitions/perform-transition.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { currentVersionOf, quoteKey, storedQuote } from '../transitions/stored-quote.ts';
import { type Acceptance, orderOfQuote } from './convert-quote.ts';

const rules = orderTexts
  .pick({ shippingAddressId: true, billingAddressId: true, shippingMethodId: true })
  .extend({ lineKeys: z.array(z.int().min(1).max(1_000_000)).max(MAX_QUOTE_LINES).nullish() });

mutation('acceptPriceQuote', {
  description:
    'Accepts the offer and orders it, at once and at its prices; accepting it again answers the same order. Customers only.',
  permission: (viewer) => {
    viewer.require(QUOTES_ACCEPT);
    requireQuoteAction({ viewer }, 'ACCEPT');
  },
  audit: stepAudit('ACCEPT', 'CONVERT'),
  repeat: 'naturally repeatable: a quote becomes one order, which every repeat answers',
  budget: 20,
  input: (t) => ({
    id: t.id({ required: true, description: 'Price quote.' }),
    lineKeys: t.intList({
      description:
        'Optional lines and alternatives that are taken; absent: the first of each group of alternatives, and nothing optional.',
    }),
    shippingAddressId: t.int({
      description: 'Address of the customer’s book; the quote’s, else the default, when absent.',
    }),
    billingAddressId: t.int({
      description: 'Address of the customer’s book; the quote’s, else the default, when absent.',
    }),
    shippingMethodId: t.int({
      description: 'Shipping method; the quote’s, else the customer’s, when absent.',
    }),
    version: t.int({ description: 'Version that was seen.' }),
  }),
  resolve: async ({ id, version, ...input }, context, writes) => {
    const { lineKeys = null, ...destination } = parseInput(rules, input);
    const priceQuoteId = quoteKey(id);
    const settings = await requestSettings(context);
    const orderGroupId = await writes.transaction((tx, record) =>
      accept(tx, context, {
        priceQuoteId,
        version,
        acceptance: { lineKeys, ...destination },
        settings,
        record,
      }),
    );
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
    audited: 'PRICE_QUOTE_ACCEPT',
  }),
});

type Accepting = {
  priceQuoteId: number;
  version: number | null | undefined;
  acceptance: Acceptance;
  settings: Settings;
  record: RecordFacts;
};

/** The quote's row is the lock: whoever comes second finds it converted, and answers its order. */
async function accept(tx: Prisma.TransactionClient, context: Context, accepting: Accepting): Promise<number> {
  const { viewer, now } = context;
  const { priceQuoteId, version, acceptance, settings, record } = accepting;
  await tx.$queryRaw`SELECT 1 FROM "PriceQuote" WHERE id = ${priceQuoteId} FOR NO KEY UPDATE`;
  const quote = await storedQuote(tx, context, { priceQuoteId });
  if (quote.orderGroupId !== null) {
    if (!reaches(orderActor(viewer), [QUOTES_ACCEPT], quote)) throw new ForbiddenError(QUOTES_ACCEPT);
    record(null);
    return quote.orderGroupId;
  }
  if (version != null && version !== quote.version) throw new ConflictError(quote.version);
  granted(context, { quote, order: { priceQuoteId, action: 'ACCEPT' }, settings });
  const { id: versionId, n } = currentVersionOf(quote);
  const order = await orderOfQuote(tx, quote, { acceptance, acceptor: viewer, settings, now });
  await changeQuote(tx, quote, {
    statusId: QUOTE_STATUSES.CONVERTED.id,
    statusSince: now,
    acceptedVersionId: versionId,
    orderGroupId: order.id,
  });
  const step = { reason: null, n, record };
  const accepted = QUOTE_STATUSES.ACCEPTED.id;
  await recordStep(tx, context, { ...step, quote, toStatusId: accepted, action: 'ACCEPT' });
  await recordStep(tx, context, {
    ...step,
    quote: { ...quote, statusId: accepted },
    toStatusId: QUOTE_STATUSES.CONVERTED.id,
    action: 'CONVERT',
  });
  await mailOrder(tx, order);
  return order.id;
}
