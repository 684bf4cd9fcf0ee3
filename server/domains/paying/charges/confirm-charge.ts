import type { Database } from '../../../database/client.ts';
import type { ChargeState } from '../rules/charge-step.ts';
import type { ChargeRow } from './charge-deps.ts';

const CAPTURED: ChargeState = 'CAPTURED';

/**
 * Marks a booked charge as confirmed by the bank, and makes the rest of its payments available. False if it is not
 * booked any more. One statement, which waits for the lock of the customer's ledger, under which `settleAccounts`
 * reads the state of charges.
 */
export async function confirmCharge(
  db: Database,
  { id, customerId }: Pick<ChargeRow, 'id' | 'customerId'>,
  now: Date,
): Promise<boolean> {
  const [confirmed] = await db.$queryRaw<{ id: number }[]>`
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
    SELECT id FROM taken`;
  return confirmed !== undefined;
}
