-- Of an order at most one invoice stands. 4105 is VOID.
CREATE UNIQUE INDEX "Invoice_orderGroupId_standing_key" ON "Invoice"("orderGroupId") WHERE "statusId" <> 4105;

-- Entries of the ledger are only ever added.
-- The migration engine ends a statement at every semicolon: inside the bodies they are written \x3B.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  RAISE EXCEPTION ''Entries of the ledger are never changed: take one back by another.''\x3B
END';

CREATE TRIGGER "LedgerEntry_is_immutable" BEFORE UPDATE OR DELETE ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

-- Invoices stand in tabs, for installations that have their reference data already. What an owner renamed stays.
UPDATE "EntityStatus" SET tab = CASE code WHEN 'DRAFT' THEN 'new' WHEN 'OPEN' THEN 'processing' WHEN 'PARTIALLY_PAID' THEN 'processing' ELSE 'closed' END
  WHERE "entityType" = 'INVOICE' AND tab IS NULL;
UPDATE "EntityStatus" SET "nameFr" = 'Radiée' WHERE id = 4106 AND "nameFr" = 'Passée en perte';

-- Deposits that were recorded before are payments of their customers as well, and voided ones reversed.
WITH numbered AS MATERIALIZED (
  SELECT earlier.id AS "depositId",
    nextval(pg_get_serial_sequence('"Payment"', 'id'))::int AS "paymentId",
    10000 + nextval(pg_get_serial_sequence('"Payment"', 'numberRank'))::int AS rank
  FROM (SELECT id FROM "Deposit" ORDER BY id) earlier
), made AS (
  INSERT INTO "Payment" (id, number, "numberRank", "customerId", amount, reversed, available, currency, method, reference,
    "receivedOn", "salesOrderId", "userId", "createdAt", "updatedAt")
  SELECT numbered."paymentId", 'PAY-' || numbered.rank, numbered.rank, sale."customerId", deposit.amount,
    CASE WHEN deposit."voidedAt" IS NULL THEN 0 ELSE deposit.amount END,
    CASE WHEN deposit."voidedAt" IS NULL THEN deposit.amount ELSE 0 END,
    deposit.currency, deposit.method, deposit.reference, deposit."receivedOn", deposit."salesOrderId", deposit."userId",
    deposit."createdAt", coalesce(deposit."voidedAt", deposit."createdAt")
  FROM numbered
    JOIN "Deposit" deposit ON deposit.id = numbered."depositId"
    JOIN "SalesOrder" sale ON sale.id = deposit."salesOrderId"
)
UPDATE "Deposit" SET "paymentId" = numbered."paymentId" FROM numbered WHERE "Deposit".id = numbered."depositId";

INSERT INTO "PaymentSearchTerm" ("paymentId", term)
SELECT DISTINCT payment.id, word FROM "Payment" payment
  JOIN "SalesOrder" sale ON sale.id = payment."salesOrderId"
  CROSS JOIN LATERAL unnest(ARRAY[lower(payment.number), payment."numberRank"::text, lower(sale.number), sale."numberRank"::text]
    || regexp_split_to_array(lower(coalesce(payment.reference, '')), '[^a-z0-9-]+')) AS word
WHERE word <> '';

INSERT INTO "LedgerEntry" ("customerId", currency, kind, amount, "paymentId", "userId", "bookedOn", at)
SELECT "customerId", currency, 'PAYMENT_RECEIVED', amount, id, "userId", "receivedOn", "createdAt"
FROM "Payment" ORDER BY id;

INSERT INTO "LedgerEntry" ("customerId", currency, kind, amount, "paymentId", "reversesId", reason, "userId", "bookedOn", at)
SELECT entry."customerId", entry.currency, entry.kind, -entry.amount, entry."paymentId", entry.id, deposit."voidReason",
  coalesce(deposit."voidedById", entry."userId"), deposit."voidedAt"::date, deposit."voidedAt"
FROM "Deposit" deposit JOIN "LedgerEntry" entry ON entry."paymentId" = deposit."paymentId"
WHERE deposit."voidedAt" IS NOT NULL ORDER BY entry.id;

-- Invoices and payments are told while they change, and orders with their invoices (migration notify_changed_orders).
CREATE OR REPLACE FUNCTION "notify_changed_rows"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE
  found jsonb[]\x3B
  facts jsonb\x3B
BEGIN
  EXECUTE ''SELECT array_agg(facts) FROM ('' || TG_ARGV[1] || '' LIMIT 101) AS found (facts)'' INTO found\x3B
  IF found IS NULL THEN RETURN NULL\x3B END IF\x3B
  IF cardinality(found) > 100 THEN
    PERFORM pg_notify(''aurifex_rows'', json_build_object(''model'', TG_ARGV[0])::text)\x3B
    RETURN NULL\x3B
  END IF\x3B
  FOREACH facts IN ARRAY found LOOP
    PERFORM pg_notify(''aurifex_rows'', jsonb_strip_nulls(jsonb_build_object(
      ''model'', TG_ARGV[0], ''id'', facts->''id'', ''version'', facts->''version'',
      ''customerId'', facts->''customerId'', ''placedById'', facts->''placedById'', ''contactId'', facts->''contactId'',
      ''userId'', facts->''userId'', ''kind'', facts->''kind'', ''statusId'', facts->''statusId'',
      ''sharedAt'', facts->''sharedAt'', ''issuedAt'', facts->''issuedAt'', ''isInternal'', facts->''isInternal''))::text)\x3B
  END LOOP\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "notify_rows_of"(written text, model text, query text) RETURNS void LANGUAGE plpgsql AS E'
DECLARE event text\x3B
BEGIN
  FOREACH event IN ARRAY ARRAY[''INSERT'', ''UPDATE'', ''DELETE''] LOOP
    EXECUTE format(
      ''CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"(%L, %L)'',
      written || ''_rows_'' || lower(event) || CASE written WHEN model THEN '''' ELSE ''_of_'' || model END, event, written,
      CASE event WHEN ''DELETE'' THEN ''OLD'' ELSE ''NEW'' END, model, query)\x3B
  END LOOP\x3B
END';

SELECT "notify_rows_of"('Invoice', 'Invoice',
  'SELECT jsonb_build_object(''id'', id, ''version'', version, ''customerId'', "customerId", ''placedById'', "placedById", ''contactId'', "contactId", ''issuedAt'', "issuedAt") FROM changed');
SELECT "notify_rows_of"('Invoice', 'SalesOrder',
  'SELECT to_jsonb(sale) FROM "SalesOrder" sale WHERE id IN (SELECT "salesOrderId" FROM changed)');
SELECT "notify_rows_of"('Payment', 'Payment',
  'SELECT jsonb_build_object(''id'', id, ''version'', version, ''customerId'', "customerId", ''userId'', "userId") FROM changed');

DROP FUNCTION "notify_rows_of"(text, text, text);
