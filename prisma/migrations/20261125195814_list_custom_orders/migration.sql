-- DropIndex
DROP INDEX "CustomOrder_customerId_idx";

-- AlterTable
ALTER TABLE "CustomOrder" ADD COLUMN     "itemTypeId" INTEGER;

-- CreateTable
CREATE TABLE "CustomOrderSearchTerm" (
    "customOrderId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "CustomOrderSearchTerm_pkey" PRIMARY KEY ("customOrderId","term")
);

-- CreateIndex
CREATE INDEX "CustomOrderSearchTerm_term_idx" ON "CustomOrderSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE INDEX "CustomOrder_createdAt_id_idx" ON "CustomOrder"("createdAt", "id");

-- CreateIndex
CREATE INDEX "CustomOrder_customerId_createdAt_id_idx" ON "CustomOrder"("customerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "CustomOrder_itemTypeId_idx" ON "CustomOrder"("itemTypeId");

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderSearchTerm" ADD CONSTRAINT "CustomOrderSearchTerm_customOrderId_fkey" FOREIGN KEY ("customOrderId") REFERENCES "CustomOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The piece of a custom order is that of its job, or the first one that its quote was asked for.
UPDATE "CustomOrder" placed SET "itemTypeId" = job."itemTypeId"
FROM "JobOrder" job WHERE job.id = placed."jobOrderId";

UPDATE "CustomOrder" placed SET "itemTypeId" = asked."itemTypeId"
FROM (
  SELECT DISTINCT ON (version."priceQuoteId") version."priceQuoteId", line."itemTypeId"
  FROM "PriceQuoteVersion" version JOIN "PriceQuoteLine" line ON line."versionId" = version.id
  ORDER BY version."priceQuoteId", version.n, line.rank, line.id
) asked
WHERE asked."priceQuoteId" = placed."priceQuoteId";

-- Custom orders are found by the words of what they became: those of a job never change, those of a quote may.
INSERT INTO "CustomOrderSearchTerm" ("customOrderId", term)
SELECT placed.id, found.term FROM "CustomOrder" placed
JOIN "JobSearchTerm" found ON found."jobOrderId" = placed."jobOrderId"
UNION
SELECT placed.id, found.term FROM "CustomOrder" placed
JOIN "PriceQuoteSearchTerm" found ON found."priceQuoteId" = placed."priceQuoteId";

CREATE FUNCTION "copy_terms_to_custom_order"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "CustomOrderSearchTerm" ("customOrderId", term)
  SELECT NEW.id, term FROM "JobSearchTerm" WHERE "jobOrderId" = NEW."jobOrderId"
  UNION
  SELECT NEW.id, term FROM "PriceQuoteSearchTerm" WHERE "priceQuoteId" = NEW."priceQuoteId"\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "copy_terms" AFTER INSERT ON "CustomOrder"
FOR EACH ROW EXECUTE FUNCTION "copy_terms_to_custom_order"();

CREATE FUNCTION "keep_terms_of_custom_order"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  IF TG_OP = ''INSERT'' THEN
    INSERT INTO "CustomOrderSearchTerm" ("customOrderId", term)
    SELECT id, NEW.term FROM "CustomOrder" WHERE "priceQuoteId" = NEW."priceQuoteId"
    ON CONFLICT DO NOTHING\x3B
  ELSE
    DELETE FROM "CustomOrderSearchTerm" known USING "CustomOrder" placed
    WHERE placed."priceQuoteId" = OLD."priceQuoteId" AND known."customOrderId" = placed.id AND known.term = OLD.term\x3B
  END IF\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "keep_terms_of_custom_order" AFTER INSERT OR DELETE ON "PriceQuoteSearchTerm"
FOR EACH ROW EXECUTE FUNCTION "keep_terms_of_custom_order"();
