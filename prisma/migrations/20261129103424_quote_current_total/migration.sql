-- DropIndex
DROP INDEX "PriceQuote_total_id_idx";

-- DropIndex
DROP INDEX "PriceQuote_statusId_total_id_idx";

-- AlterTable
ALTER TABLE "PriceQuote" ADD COLUMN     "currentTotal" DECIMAL(14,2);

-- Fill
UPDATE "PriceQuote" SET "currentTotal" = version.total
FROM "PriceQuoteVersion" version WHERE version.id = "PriceQuote"."currentVersionId";

-- CreateIndex
CREATE INDEX "PriceQuote_currentTotal_id_idx" ON "PriceQuote"("currentTotal", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_statusId_currentTotal_id_idx" ON "PriceQuote"("statusId", "currentTotal", "id");
