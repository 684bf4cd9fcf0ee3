import type { Pool } from 'pg';
import { INVOICE_STATUSES } from '../domains/payments/rules/invoice-status.ts';
import { LEDGER_KINDS } from '../domains/payments/rules/ledger.ts';
import { LEDGER_NEWS } from '../domains/payments/rules/ledger-news.ts';

/** Entries with an event, as rows of SQL: kind, whether it is a reversal, the event. */
const ENTRY_ROWS = LEDGER_KINDS.flatMap((kind) =>
  (['booked', 'reversed'] as const).flatMap((way) => {
    const news = LEDGER_NEWS[kind][way];
    return 'event' in news ? [`('${kind}', ${way === 'reversed'}, '${news.event}')`] : [];
  }),
);

/** A change of a row that users are notified of: when a trigger sees it, and the events of which one must be queued. */
type NewsOf = { table: string; on: string; when: string; required: string };

const CHANGES: readonly NewsOf[] = [
  {
    table: 'Invoice',
    on: 'UPDATE',
    when: `NEW."issuedAt" IS NOT NULL AND NEW."statusId" <> OLD."statusId" AND NEW."statusId" = ${INVOICE_STATUSES.VOID.id}`,
    required: `'INVOICE_VOIDED', 'Invoice', NEW.id`,
  },
  {
    table: 'Invoice',
    on: 'UPDATE',
    when: `NEW."statusId" <> OLD."statusId" AND NEW."statusId" = ${INVOICE_STATUSES.WRITTEN_OFF.id}`,
    required: `'INVOICE_WRITTEN_OFF', 'Invoice', NEW.id`,
  },
  {
    table: 'JobOrder',
    on: 'UPDATE',
    when: 'NEW."promisedOn" IS DISTINCT FROM OLD."promisedOn"',
    required: `'JOB_DAY_MOVED', 'JobOrder', NEW.id`,
  },
  {
    table: 'Estimate',
    on: 'UPDATE',
    when: 'NEW."sharedAt" IS NOT NULL AND OLD."sharedAt" IS NULL',
    required: `'ESTIMATE_SHARED', 'Estimate', NEW.id`,
  },
];

/**
 * Refuses every transaction of a test's database that changes what users are notified of without queueing the notice:
 * bookings by `LEDGER_NEWS`, confirmed payments, closed invoices, moved promised days, shared estimates.
 */
export async function requireNews(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(`
    CREATE SCHEMA news;
    CREATE TABLE news.entry (kind text, "isReversal" boolean, event text);
    INSERT INTO news.entry VALUES ${ENTRY_ROWS.join(', ')};
    CREATE FUNCTION news.is_told(text, text, int) RETURNS boolean LANGUAGE sql AS $$
      SELECT EXISTS (
        SELECT FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE job.xmin = pg_current_xact_id()::xid AND task.identifier = 'tell' AND job.payload->>'event' = $1
          AND job.payload->'about'->>'model' = $2 AND (job.payload->'about'->>'id')::int = $3) $$;
    CREATE FUNCTION news.require(wanted text, model text, id int) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
      IF NOT news.is_told(wanted, model, id) THEN RAISE EXCEPTION 'Nobody is told % of % %.', wanted, model, id; END IF;
    END $$;
    CREATE FUNCTION news.of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wanted text;
    BEGIN
      SELECT event INTO wanted FROM news.entry
        WHERE entry.kind = NEW.kind AND entry."isReversal" = (NEW."reversesId" IS NOT NULL);
      IF wanted IS NULL
        -- Told when the bank confirms it.
        OR wanted = 'PAYMENT_RECEIVED' AND EXISTS (
          SELECT FROM "Payment" p JOIN "Charge" c ON c.id = p."chargeId" WHERE p.id = NEW."paymentId" AND c.state <> 'CAPTURED')
        OR wanted = 'MONEY_REFUNDED' AND news.is_told('PAYMENT_CHARGED_BACK', 'Payment', NEW."paymentId")
        OR wanted = 'PAYMENT_REVERSED' AND EXISTS (
          SELECT FROM "Payment" p WHERE p.id = NEW."paymentId" AND news.is_told('DEPOSIT_REVERSED', 'SalesOrder', p."salesOrderId"))
      THEN RETURN NULL; END IF;
      IF NEW."creditId" IS NOT NULL THEN PERFORM news.require(wanted, 'CustomerCredit', NEW."creditId");
      ELSIF NEW."paymentId" IS NOT NULL THEN PERFORM news.require(wanted, 'Payment', NEW."paymentId");
      ELSE PERFORM news.require(wanted, 'Invoice', NEW."invoiceId"); END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER news_of_entry AFTER INSERT ON "LedgerEntry"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION news.of_entry();
    CREATE FUNCTION news.of_charge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM news.require('PAYMENT_RECEIVED', 'Payment', id) FROM "Payment" WHERE "chargeId" = NEW.id AND reversed = 0;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER news_of_charge AFTER UPDATE ON "Charge"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.state = 'CAPTURED' AND OLD.state <> 'CAPTURED') EXECUTE FUNCTION news.of_charge();
    ${CHANGES.map(changeTrigger).join('')}`);
}

function changeTrigger({ table, on, when, required }: NewsOf, index: number): string {
  return `
    CREATE FUNCTION news.of_change_${index}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM news.require(${required});
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER news_of_change_${index} AFTER ${on} ON "${table}"
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION news.of_change_${index}();`;
}
