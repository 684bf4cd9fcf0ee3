-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "ownMetal" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "parts" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "acceptsOwnMetal" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "cadVolume" DECIMAL(12,4),
ADD COLUMN     "finishRatio" DECIMAL(5,4);

-- AlterTable
ALTER TABLE "Attribute" ADD COLUMN     "unit" TEXT;

-- AlterTable
ALTER TABLE "AttributeOption" ADD COLUMN     "stoneShape" TEXT;

-- AlterTable
ALTER TABLE "ItemTypeAttribute" ADD COLUMN     "defaultNumber" DECIMAL(10,3),
ADD COLUMN     "maxNumber" DECIMAL(10,3),
ADD COLUMN     "minNumber" DECIMAL(10,3),
ADD COLUMN     "numberStep" DECIMAL(10,3),
ADD COLUMN     "weighedNumber" DECIMAL(10,3);

-- AlterTable
ALTER TABLE "PriceQuoteLine" ADD COLUMN     "ownMetal" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "parts" JSONB NOT NULL DEFAULT '[]';


-- The volume of a CAD model decides list prices as well.
DROP TRIGGER "ItemType_list_prices" ON "ItemType";
CREATE TRIGGER "ItemType_list_prices" AFTER INSERT OR UPDATE OF "itemGroupId", "shownInCatalog", "quoteRequired",
    "refWeight", "refSize", "minSize", "maxSize", "thickness", "shankShare", "cadVolume", "finishRatio", "lossPercent",
    "markupMetal", "markupLabour", "markupStone", "markupFinding", "roundUnitTo" ON "ItemType"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
