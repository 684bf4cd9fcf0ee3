import { z } from 'zod';
import { Viewer } from '../../../auth/viewer.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { acceptQuote } from '../accept/accept-quote.ts';
import { MAX_QUOTE_LINES, QUOTE_TEXT_LENGTHS } from '../rules/quote-limits.ts';
import { stepAudit } from '../transitions/change-quote.ts';
import { moveQuote } from '../transitions/perform-transition.ts';
import { currentQuote } from '../transitions/stored-quote.ts';
import { openedWith, SHOWN_TO_GUESTS } from './guest-access.ts';
import { GuestActionEnum, GuestQuote } from './guest-quote.type.ts';

const rules = z.object({
  access: z.string().max(200, 'TOO_LONG'),
  reason: z.string().trim().max(QUOTE_TEXT_LENGTHS.reason, 'TOO_LONG').nullish(),
  lineKeys: z.array(z.int().min(1).max(1_000_000)).max(MAX_QUOTE_LINES).nullish(),
});

mutation('answerGuestQuote', {
  description:
    'Answers an offer that a guest opened: accepts and orders it, declines it, or asks for another one. Refused with NOT_FOUND when it was opened more than an hour ago, or was not opened.',
  permission: 'anyone',
  audit: stepAudit('ACCEPT', 'CONVERT', 'DECLINE', 'COUNTER'),
  // A guest sees the amounts of the offer that they opened.
  commits: { total: 'accepting: `GuestQuoteOffer.acceptance`.', isShownTo: () => true },
  repeat: 'naturally repeatable: a quote becomes one order, and a status moves once',
  budget: 22,
  input: (t) => ({
    access: t.string({ required: true, description: 'Access key returned by `openGuestQuote`.' }),
    action: t.field({ type: GuestActionEnum, required: true, description: 'The answer.' }),
    reason: t.string({ description: 'Reason for declining, or the requested changes.' }),
    lineKeys: t.intList({
      description:
        'Accepting: keys of the optional lines and alternatives to order; absent: the first of each group of alternatives, and no optional lines.',
    }),
    version: t.int({ description: 'Version that the client last read.' }),
  }),
  resolve: async ({ action, version, ...input }, context, writes) => {
    const { access, reason, lineKeys } = parseInput(rules, input);
    const settings = await requestSettings(context);
    const priceQuoteId = await writes.transaction(async (tx, record) => {
      const link = await openedLink(tx, access, context.now);
      const guest = { priceQuoteId: link.priceQuoteId, email: link.email, name: link.name };
      // The guest answers, even if another user is signed in.
      const asGuest = { ...context, viewer: Viewer.anonymous, guest };
      const which = { priceQuoteId: link.priceQuoteId, version };
      if (action === 'ACCEPT') {
        const acceptance = { lineKeys: lineKeys ?? null };
        const { seen } = writes;
        const accepted = await acceptQuote(tx, asGuest, { ...which, acceptance, settings, seen, record });
        if (accepted.created) await mailOrder(tx, accepted.created);
      } else {
        writes.seen.waive();
        const quote = await currentQuote(tx, asGuest, which);
        const order = { ...which, action, reason: reason || null };
        await moveQuote(tx, asGuest, { quote, order, settings, record });
      }
      // The counter-offer will be sent as a new version by the same link.
      if (action !== 'COUNTER')
        await tx.priceQuoteGuestLink.update({
          where: { id: link.id },
          data: { usedAt: link.usedAt ?? context.now },
          select: { id: true },
        });
      return link.priceQuoteId;
    });
    return { priceQuoteId };
  },
  success: (t) => ({
    guestQuote: t.prismaField({
      type: GuestQuote,
      description: 'The offer as it is now.',
      resolve: (query, { priceQuoteId }, _args, context) =>
        changedRow(context, 'PriceQuote', { ...query, where: { id: priceQuoteId } }),
    }),
  }),
  sample: async ({ caller, visitor, guestAccess }) => ({
    as: caller(visitor),
    input: { access: await guestAccess(), action: 'ACCEPT' },
    audited: ['PRICE_QUOTE_ACCEPT', 'PRICE_QUOTE_CONVERT'],
  }),
});

/** The link that this access was granted by. */
async function openedLink(tx: Prisma.TransactionClient, access: string, now: Date) {
  const link = await tx.priceQuoteGuestLink.findFirst({
    where: { ...openedWith(access, now), priceQuote: { is: SHOWN_TO_GUESTS } },
    select: { id: true, email: true, name: true, priceQuoteId: true, usedAt: true },
  });
  if (!link) throw new NotFoundError('GuestQuote');
  return link;
}
