import type { Prisma } from '../../../database/generated/client.ts';
import { decimal, moneyText } from '../../../lib/money.ts';
import { actorsOf, notify } from '../../notices/notify/notify.task.ts';
import { writtenWords } from '../../notices/notify/written-words.ts';
import { eventOfStep } from '../rules/quote-events.ts';
import { QUOTE_LINE_ORDER } from '../versions/quote-facts.ts';
import type { QuoteContext } from './quote-actor.ts';

/** A step for a notification. */
type NotifiedStep = { quote: { id: number }; action: string; reason: string | null };

/** Steps that decide on an approval. */
const APPROVAL_DECISIONS: Readonly<Record<string, 'APPROVED' | 'REFUSED'>> = {
  APPROVE: 'APPROVED',
  REFUSE_APPROVAL: 'REFUSED',
};

/** Notifies users of a step of a quote, in the transaction of the step. The actor is a user or a guest. */
export async function notifyOfStep(
  tx: Prisma.TransactionClient,
  {
    viewer,
    guest,
    now,
  }: Pick<QuoteContext, 'viewer' | 'now'> & { guest?: QuoteContext['guest'] | undefined },
  { quote, action, reason }: NotifiedStep,
): Promise<void> {
  const occurrence = eventOfStep(action);
  if (occurrence === null) return;
  const decision = APPROVAL_DECISIONS[action];
  await notify(tx, {
    ...occurrence,
    ...(decision && { namedIds: await approvalRequesters(tx, quote) }),
    about: { model: 'PriceQuote', id: quote.id },
    of: now.toISOString(),
    doerIds: guest || viewer.account === null ? [] : actorsOf(viewer),
    facts: {
      ...(decision && { decision }),
      ...(action === 'ASK_APPROVAL' ? await offerTotal(tx, quote) : {}),
      ...(action === 'COUNTER' ? await targetPrices(tx, quote) : {}),
      ...(guest ? { author: guest.name ?? guest.email } : {}),
      ...writtenWords(reason),
    },
  });
}

/** The total of the offer that needs approval. */
async function offerTotal(tx: Prisma.TransactionClient, { id }: { id: number }) {
  const { currentTotal, currency } = await tx.priceQuote.findUniqueOrThrow({
    where: { id },
    select: { currentTotal: true, currency: true },
  });
  return currentTotal === null ? {} : { amount: moneyText(decimal(currentTotal)), currency };
}

/** The customer's target prices for the latest version. */
async function targetPrices(tx: Prisma.TransactionClient, { id }: { id: number }) {
  const latest = await tx.priceQuoteVersion.findFirstOrThrow({
    where: { priceQuoteId: id },
    orderBy: { n: 'desc' },
    select: {
      priceQuote: { select: { currency: true } },
      lines: {
        where: { target: { isNot: null } },
        orderBy: QUOTE_LINE_ORDER,
        select: { titleEn: true, titleFr: true, target: true },
      },
    },
  });
  const targets = latest.lines.flatMap(({ titleEn, titleFr, target }) =>
    target === null
      ? []
      : [{ names: { en: titleEn, fr: titleFr }, amount: moneyText(decimal(target.unitPrice)) }],
  );
  return targets.length === 0 ? {} : { targets, currency: latest.priceQuote.currency };
}

/** The users who requested the approval. */
async function approvalRequesters(tx: Prisma.TransactionClient, quote: { id: number }): Promise<number[]> {
  const asked = await tx.priceQuoteEvent.findFirst({
    where: { priceQuoteId: quote.id, action: 'ASK_APPROVAL' },
    orderBy: { id: 'desc' },
    select: { userId: true, actingById: true },
  });
  return [asked?.userId, asked?.actingById].filter((id) => id != null);
}
