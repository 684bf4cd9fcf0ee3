-- Tells every process which jobs, quotes, sales orders and carts changed, when the change commits (server/domains/live).
-- What is sent are the facts that decide who may know of it, never contents.
-- The first argument of a trigger is the model, the second finds its rows by those that the statement wrote. More than
-- a hundred at once are not listed: whoever shows such rows reads them again.
-- The migration engine ends a statement at every semicolon: inside the bodies they are written \x3B.
CREATE FUNCTION "notify_changed_rows"() RETURNS trigger LANGUAGE plpgsql AS E'
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
      ''isInternal'', facts->''isInternal''))::text)\x3B
  END LOOP\x3B
  RETURN NULL\x3B
END';

-- For this migration only: the three triggers of a table.
CREATE FUNCTION "notify_rows_of"(written text, model text, query text) RETURNS void LANGUAGE plpgsql AS E'
DECLARE event text\x3B
BEGIN
  FOREACH event IN ARRAY ARRAY[''INSERT'', ''UPDATE'', ''DELETE''] LOOP
    EXECUTE format(
      ''CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"(%L, %L)'',
      written || ''_rows_'' || lower(event), event, written, CASE event WHEN ''DELETE'' THEN ''OLD'' ELSE ''NEW'' END, model, query)\x3B
  END LOOP\x3B
END';

SELECT "notify_rows_of"('JobOrder', 'JobOrder', 'SELECT to_jsonb(changed) FROM changed');
SELECT "notify_rows_of"('PriceQuote', 'PriceQuote', 'SELECT to_jsonb(changed) FROM changed');
SELECT "notify_rows_of"('SalesOrder', 'SalesOrder', 'SELECT to_jsonb(changed) FROM changed');
SELECT "notify_rows_of"('Cart', 'Cart', 'SELECT to_jsonb(changed) FROM changed');

-- What is shown with them and is written without them.
SELECT "notify_rows_of"('JobService', 'JobOrder',
  'SELECT to_jsonb(job) FROM "JobOrder" job WHERE id IN (SELECT "jobOrderId" FROM changed)');
SELECT "notify_rows_of"('JobImage', 'JobOrder',
  'SELECT to_jsonb(job) FROM "JobOrder" job WHERE id IN (SELECT "jobOrderId" FROM changed)');
SELECT "notify_rows_of"('ProofVersion', 'JobOrder',
  'SELECT to_jsonb(job) FROM "JobOrder" job WHERE id IN (SELECT "jobOrderId" FROM changed)');
SELECT "notify_rows_of"('ProofComment', 'JobOrder',
  'SELECT to_jsonb(job) FROM "JobOrder" job WHERE id IN (SELECT proof."jobOrderId" FROM "ProofVersion" proof JOIN changed ON changed."versionId" = proof.id)');
SELECT "notify_rows_of"('Deposit', 'SalesOrder',
  'SELECT to_jsonb(sale) FROM "SalesOrder" sale WHERE id IN (SELECT "salesOrderId" FROM changed)');
SELECT "notify_rows_of"('Shipment', 'SalesOrder',
  'SELECT to_jsonb(sale) FROM "SalesOrder" sale WHERE id IN (SELECT "salesOrderId" FROM changed)');
SELECT "notify_rows_of"('CartItem', 'Cart',
  'SELECT to_jsonb(cart) FROM "Cart" cart WHERE id IN (SELECT "cartId" FROM changed)');

-- Of internal notes only staff learns.
SELECT "notify_rows_of"('Note', 'JobOrder',
  'SELECT to_jsonb(job) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "JobOrder" job ON job.id = coalesce(note."jobOrderId", (SELECT piece."jobOrderId" FROM "JobItem" piece WHERE piece.id = note."jobItemId"))');

DROP FUNCTION "notify_rows_of"(text, text, text);
