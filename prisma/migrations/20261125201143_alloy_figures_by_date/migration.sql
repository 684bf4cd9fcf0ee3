-- AlterTable
ALTER TABLE "AlloyRate" ADD COLUMN     "density" DECIMAL(7,3),
ADD COLUMN     "fineness" DECIMAL(6,4);

-- Rates that are there already keep what their alloys say now.
UPDATE "AlloyRate" dated SET "density" = alloy."density", "fineness" = alloy."fineness"
  FROM "Alloy" alloy WHERE alloy."id" = dated."alloyId";

-- Fineness is told with the catalogue as well.
DROP TRIGGER "AlloyRate_changes" ON "AlloyRate";
CREATE TRIGGER "AlloyRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AlloyRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
