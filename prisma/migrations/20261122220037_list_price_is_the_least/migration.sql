-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "listPriceVaries" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "ListPriceRefresh" (
    "id" SERIAL NOT NULL,
    "dueAt" TIMESTAMP(3),

    CONSTRAINT "ListPriceRefresh_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ListPriceRefresh_dueAt_idx" ON "ListPriceRefresh"("dueAt");

-- A change of what list prices depend on asks for new ones, when the change commits. A row of its own each time: no two
-- transactions wait for each other. The migration engine ends a statement at every semicolon: inside the body it is \x3B.
CREATE FUNCTION "list_prices_are_due"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "ListPriceRefresh" ("dueAt") VALUES (NULL)\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "Setting_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Setting"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "Metal_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Metal"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "Alloy_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Alloy"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "AlloyComponent_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AlloyComponent"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "MarketPrice_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "MarketPrice"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "Attribute_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Attribute"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "AttributeOption_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AttributeOption"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeAlloy_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeAlloy"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeAttribute_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeAttribute"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeAttributeOption_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeAttributeOption"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeStone_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeStone"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeFinding_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeFinding"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeService_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeService"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeTreatment_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeTreatment"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ItemTypeSubItem_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeSubItem"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "Finding_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Finding"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "Treatment_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Treatment"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "ServiceRate_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ServiceRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "SettingRate_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "SettingRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "StonePrice_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "StonePrice"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "PriceTerm_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PriceTerm"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "QuantityBreak_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "QuantityBreak"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "Priority_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Priority"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();

-- A refresh writes "listPrice" and "listPriceVaries": those ask for nothing.
CREATE TRIGGER "ItemType_list_prices" AFTER INSERT OR UPDATE OF "itemGroupId", "shownInCatalog", "quoteRequired",
    "refWeight", "refSize", "minSize", "maxSize", "thickness", "shankShare", "lossPercent", "markupMetal",
    "markupLabour", "markupStone", "markupFinding", "roundUnitTo" ON "ItemType"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();

-- What is stored so far are prices of a default configuration.
INSERT INTO "ListPriceRefresh" ("dueAt") VALUES (NULL);
