import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { IsoDay } from '../../../lib/calendar.ts';
import { decimal, type Money, moneyText } from '../../../lib/money.ts';
import type { RecordFacts } from '../../../schema/mutation-writes.ts';
import { settleAccounts } from '../../payments/ledger/settle-accounts.ts';
import { writeEntries } from '../../payments/ledger/write-entries.ts';
import type { PaymentMethod } from '../../payments/rules/payment-methods.ts';
import { lockedCredit } from './locked-credit.ts';

/** A credit to pay out, or a part of it. */
type RefundedCredit = {
  id: number;
  version?: number | null;
  amount: Money;
  method: PaymentMethod;
  reference: string | null;
  reason: string;
  bookedOn: IsoDay;
};

/** Records that the rest of a credit, or a part of it, was paid out to its customer. */
export async function refundCredit(
  tx: Prisma.TransactionClient,
  context: ActorContext,
  { id, version, amount, ...paid }: RefundedCredit,
  record: RecordFacts,
): Promise<{ creditId: number }> {
  const move = { id, action: 'REFUND', version, touched: () => [] } as const;
  const credit = await lockedCredit(tx, context.viewer, move);
  if (amount.greaterThan(decimal(credit.available)))
    throw InvalidInputError.of('amount', 'BEYOND_AVAILABLE', 'At most what is left of the credit.');
  const { customerId, currency, number } = credit;
  const entry = { kind: 'CREDIT_REFUNDED', amount, creditId: id } as const;
  await writeEntries(tx, context, {
    customerId,
    currency,
    ...paid,
    entries: [{ ...entry, invoiceId: null, paymentId: null, reversesId: null }],
  });
  await settleAccounts(tx, { invoiceIds: [], paymentIds: [], creditIds: [id], now: context.now });
  const data = { number, amount: moneyText(amount), method: paid.method };
  record({ entityId: id, customerId, data });
  return { creditId: id };
}
