-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "isStock" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "isStock" BOOLEAN NOT NULL DEFAULT false;

-- Who may know that a line of an order changed depends on whether it is a job.
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
      ''userId'', facts->''userId'', ''kind'', facts->''kind'', ''statusId'', facts->''statusId'', ''isStock'', facts->''isStock'',
      ''sharedAt'', facts->''sharedAt'', ''issuedAt'', facts->''issuedAt'', ''isInternal'', facts->''isInternal''))::text)\x3B
  END LOOP\x3B
  RETURN NULL\x3B
END';
