-- AlterTable
ALTER TABLE "OrderGroup" ADD COLUMN     "usesGivenBackAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "LinePicture" (
    "id" SERIAL NOT NULL,
    "cartItemId" INTEGER,
    "wishListItemId" INTEGER,
    "fileId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "LinePicture_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LinePicture_cartItemId_rank_id_idx" ON "LinePicture"("cartItemId", "rank", "id");

-- CreateIndex
CREATE INDEX "LinePicture_wishListItemId_rank_id_idx" ON "LinePicture"("wishListItemId", "rank", "id");

-- CreateIndex
CREATE INDEX "LinePicture_fileId_idx" ON "LinePicture"("fileId");

-- AddForeignKey
ALTER TABLE "LinePicture" ADD CONSTRAINT "LinePicture_cartItemId_fkey" FOREIGN KEY ("cartItemId") REFERENCES "CartItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LinePicture" ADD CONSTRAINT "LinePicture_wishListItemId_fkey" FOREIGN KEY ("wishListItemId") REFERENCES "WishListItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LinePicture" ADD CONSTRAINT "LinePicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What decides who learns of a change of an estimate is sent along: whether others of the customer may open it.
-- The migration engine ends a statement at every semicolon: inside the body they are written \x3B.
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
      ''sharedAt'', facts->''sharedAt'', ''isInternal'', facts->''isInternal''))::text)\x3B
  END LOOP\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "Estimate_rows_insert" AFTER INSERT ON "Estimate" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Estimate',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "Estimate_rows_update" AFTER UPDATE ON "Estimate" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Estimate',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "Estimate_rows_delete" AFTER DELETE ON "Estimate" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Estimate',
  'SELECT to_jsonb(changed) FROM changed');
