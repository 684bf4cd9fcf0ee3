import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { moneyText } from '../../../lib/money.ts';
import type { NotifyAs } from '../rules/ledger-news.ts';
import { paymentRefund, type RefundRefusal, type WantedRefund } from '../rules/refund.ts';
import { BANK_STATE_SELECT } from './bank-state-select.ts';
import { ENTRY_SELECT, ledgerEntries } from './ledger-entries.ts';
import { requireWayBack } from './require-way-back.ts';
import { settleAccounts } from './settle-accounts.ts';
import { writeEntries } from './write-entries.ts';

/** A refund, with reason and day. */
type RefundedPayment = WantedRefund & { reason: string; bookedOn: IsoDay; notifyAs?: NotifyAs | null };

/**
 * Refunds money of a payment to the customer. The caller has locked the ledger.
 * @returns the invoices that it is taken from
 * @throws InvalidInputError REFUND_BEYOND_PAYMENT; RefusedError ALREADY_REVERSED, REFUND_REOPENS_INVOICES,
 * BANK_OUTSTANDING
 */
export async function refundPayment(
  tx: Prisma.TransactionClient,
  actor: ActorContext,
  { reason, bookedOn, notifyAs = null, ...wanted }: RefundedPayment,
): Promise<{ invoiceIds: number[] }> {
  const { paymentId } = wanted;
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    select: {
      customerId: true,
      currency: true,
      charge: { select: BANK_STATE_SELECT },
      entries: { select: ENTRY_SELECT },
    },
  });
  requireWayBack(payment.charge, 'REFUND');
  const refund = paymentRefund(ledgerEntries(payment.entries), wanted);
  if ('refused' in refund) throw refusalOf(refund.refused);
  const { entries } = refund;
  const { customerId, currency } = payment;
  await writeEntries(tx, actor, { customerId, currency, bookedOn, reason, notifyAs, entries });
  const invoiceIds = [...new Set(entries.flatMap(({ invoiceId }) => invoiceId ?? []))];
  await settleAccounts(tx, { invoiceIds, paymentIds: [paymentId], now: actor.now });
  return { invoiceIds };
}

function refusalOf(refused: RefundRefusal): Error {
  switch (refused.code) {
    case 'ALREADY_REVERSED':
      return new RefusedError(refused.code);
    case 'REFUND_BEYOND_PAYMENT':
      return InvalidInputError.of('amount', refused.code, `At most ${moneyText(refused.most)}.`);
    case 'REFUND_REOPENS_INVOICES':
      return new RefusedError(refused.code, {
        available: moneyText(refused.available),
        beyond: moneyText(refused.beyond),
      });
  }
}
