import type { Database } from '../../../database/client.ts';
import { notifyOfReceipt } from '../../payments/ledger/notify-of-receipt.ts';
import type { ChargeState } from '../rules/charge-step.ts';
import type { ChargeRow } from './charge-deps.ts';

const CAPTURED: ChargeState = 'CAPTURED';

/**
 * Marks a booked charge as confirmed by the bank, makes the rest of its payments available, and notifies users of them.
 * False if it is not booked any more. Its statement waits for the lock of the customer's ledger, under which
 * `settleAccounts` reads the state of charges.
 */
export async function confirmCharge(
  db: Database,
  { id, customerId }: Pick<ChargeRow, 'id' | 'customerId'>,
  now: Date,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const confirmed = await tx.$queryRaw<ConfirmedPayment[]>`
      WITH ledger AS MATERIALIZED (SELECT id FROM "Customer" WHERE id = ${customerId} FOR NO KEY UPDATE),
        taken AS (
          UPDATE "Charge" SET state = ${CAPTURED}, "endedAt" = ${now}::timestamp, "leasedUntil" = NULL,
            "lastError" = NULL, "updatedAt" = ${now}::timestamp
          FROM ledger
          WHERE "Charge".id = ${id} AND "Charge"."customerId" = ledger.id AND "Charge".state = 'RECORDED'
          RETURNING "Charge".id),
        freed AS (
          UPDATE "Payment" SET available = available + pending, pending = 0, version = version + 1,
            "updatedAt" = ${now}::timestamp
          FROM taken WHERE "Payment"."chargeId" = taken.id AND pending > 0)
      SELECT payment.id, payment."userId", payment."actingById"
      FROM taken LEFT JOIN "Payment" payment ON payment."chargeId" = taken.id AND payment.reversed = 0`;
    for (const { id: paymentId, userId, actingById } of confirmed)
      if (paymentId !== null) await notifyOfReceipt(tx, { id: paymentId, userId, actingById });
    return confirmed.length > 0;
  });
}

/** A payment of a confirmed charge with its payer; without id: the charge has none. */
type ConfirmedPayment = { id: number | null; userId: number; actingById: number | null };
