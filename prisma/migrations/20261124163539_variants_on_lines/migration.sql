-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "variantCode" TEXT;

-- AlterTable
ALTER TABLE "JobItem" ADD COLUMN     "variantCode" TEXT;

-- AlterTable
ALTER TABLE "PriceQuoteLine" ADD COLUMN     "variantCode" TEXT;

-- Prices and what is kept of pieces follow their variants.
CREATE TRIGGER "ItemVariant_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemVariant"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
