-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "surfaceArea" DECIMAL(10,2);

-- AlterTable
ALTER TABLE "Treatment" ADD COLUMN     "setup" DECIMAL(14,4) NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "TreatmentRate" ADD COLUMN     "setup" DECIMAL(14,4) NOT NULL DEFAULT 0;

-- A unit that no rule knows was charged as a fixed one.
UPDATE "Treatment" SET "unit" = 'FIXED' WHERE "unit" NOT IN ('FIXED', 'PER_GRAM', 'PER_AREA');
ALTER TABLE "Treatment" ADD CONSTRAINT "Treatment_unit_check" CHECK ("unit" IN ('FIXED', 'PER_GRAM', 'PER_AREA'));

-- The surface of a piece decides list prices as well.
DROP TRIGGER "ItemType_list_prices" ON "ItemType";
CREATE TRIGGER "ItemType_list_prices" AFTER INSERT OR UPDATE OF "itemGroupId", "shownInCatalog", "quoteRequired",
    "refWeight", "refSize", "minSize", "maxSize", "thickness", "shankShare", "cadVolume", "finishRatio", "surfaceArea",
    "lossPercent", "markupMetal", "markupLabour", "markupStone", "markupFinding", "roundUnitTo" ON "ItemType"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
