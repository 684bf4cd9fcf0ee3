-- A customer may have prices fixed otherwise than pieces are for everybody.
ALTER TABLE "Customer" ADD COLUMN "pricingMode" TEXT;
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_pricingMode_check" CHECK ("pricingMode" IN ('FIXED', 'ESTIMATED_WEIGHT', 'MARKET_AT_SHIP'));
DROP TRIGGER "Customer_changes" ON "Customer";
CREATE TRIGGER "Customer_changes" AFTER UPDATE ON "Customer" FOR EACH ROW
  WHEN (OLD."blockedAt" IS DISTINCT FROM NEW."blockedAt" OR OLD."customerTypeId" IS DISTINCT FROM NEW."customerTypeId" OR OLD."pricingMode" IS DISTINCT FROM NEW."pricingMode")
  EXECUTE FUNCTION "notify_changes"('viewers', 'prices');
