-- CreateTable
CREATE TABLE "ItemTypeCentreShape" (
    "itemTypeId" INTEGER NOT NULL,
    "shape" TEXT NOT NULL,

    CONSTRAINT "ItemTypeCentreShape_pkey" PRIMARY KEY ("itemTypeId","shape")
);

-- CreateTable
CREATE TABLE "ItemTypeCentreCarat" (
    "itemTypeId" INTEGER NOT NULL,
    "carat" DECIMAL(8,3) NOT NULL,

    CONSTRAINT "ItemTypeCentreCarat_pkey" PRIMARY KEY ("itemTypeId","carat")
);

-- CreateIndex
CREATE INDEX "ItemTypeCentreShape_shape_itemTypeId_idx" ON "ItemTypeCentreShape"("shape", "itemTypeId");

-- CreateIndex
CREATE INDEX "ItemTypeCentreCarat_carat_itemTypeId_idx" ON "ItemTypeCentreCarat"("carat", "itemTypeId");

-- AddForeignKey
ALTER TABLE "ItemTypeCentreShape" ADD CONSTRAINT "ItemTypeCentreShape_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeCentreCarat" ADD CONSTRAINT "ItemTypeCentreCarat_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What centre stones are and can be chosen to be is kept for lists: the bill of material, and the options that replace
-- the cut or the weight. The migration engine ends a statement at every semicolon: inside a body it is \x3B.
CREATE FUNCTION "refresh_centre_stones"(pieces INTEGER[]) RETURNS void LANGUAGE plpgsql AS E'
BEGIN
  IF cardinality(pieces) = 0 THEN RETURN\x3B END IF\x3B
  DELETE FROM "ItemTypeCentreShape" WHERE "itemTypeId" = ANY(pieces)\x3B
  INSERT INTO "ItemTypeCentreShape" ("itemTypeId", shape)
  SELECT stone."itemTypeId", stone.shape
  FROM unnest(pieces) wanted(id) JOIN "ItemType" piece ON piece.id = wanted.id
  JOIN "ItemTypeStone" stone ON stone."itemTypeId" = piece.id AND stone.position = ''CENTRE''
  UNION
  SELECT offer."itemTypeId", chosen."stoneShape"
  FROM unnest(pieces) wanted(id) JOIN "ItemType" piece ON piece.id = wanted.id
  JOIN "ItemTypeAttribute" offer ON offer."itemTypeId" = piece.id
  JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id
  JOIN "AttributeOption" chosen ON chosen.id = offered."optionId"
  WHERE chosen."stoneShape" IS NOT NULL
    AND EXISTS (SELECT FROM "ItemTypeStone" stone WHERE stone."itemTypeId" = offer."itemTypeId")\x3B
  DELETE FROM "ItemTypeCentreCarat" WHERE "itemTypeId" = ANY(pieces)\x3B
  INSERT INTO "ItemTypeCentreCarat" ("itemTypeId", carat)
  SELECT stone."itemTypeId", stone."caratEach"
  FROM unnest(pieces) wanted(id) JOIN "ItemType" piece ON piece.id = wanted.id
  JOIN "ItemTypeStone" stone ON stone."itemTypeId" = piece.id AND stone.position = ''CENTRE''
  UNION
  SELECT offer."itemTypeId", chosen."centreCarat"
  FROM unnest(pieces) wanted(id) JOIN "ItemType" piece ON piece.id = wanted.id
  JOIN "ItemTypeAttribute" offer ON offer."itemTypeId" = piece.id
  JOIN "ItemTypeAttributeOption" offered ON offered."itemTypeAttributeId" = offer.id
  JOIN "AttributeOption" chosen ON chosen.id = offered."optionId"
  WHERE chosen."centreCarat" IS NOT NULL
    AND EXISTS (
      SELECT FROM "ItemTypeStone" stone WHERE stone."itemTypeId" = offer."itemTypeId" AND stone.position = ''CENTRE''
    )\x3B
END';

CREATE FUNCTION "centre_stones_of_pieces"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_centre_stones"(ARRAY(SELECT DISTINCT "itemTypeId" FROM changed))\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "centre_stones_of_offers"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_centre_stones"(ARRAY(
    SELECT DISTINCT offer."itemTypeId" FROM changed
    JOIN "AttributeOption" chosen ON chosen.id = changed."optionId"
    JOIN "ItemTypeAttribute" offer ON offer.id = changed."itemTypeAttributeId"
    WHERE chosen."stoneShape" IS NOT NULL OR chosen."centreCarat" IS NOT NULL
  ))\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "centre_stones_of_options"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_centre_stones"(ARRAY(
    SELECT DISTINCT offer."itemTypeId" FROM changed
    JOIN former ON former.id = changed.id
    JOIN "ItemTypeAttributeOption" offered ON offered."optionId" = changed.id
    JOIN "ItemTypeAttribute" offer ON offer.id = offered."itemTypeAttributeId"
    WHERE (former."stoneShape", former."centreCarat") IS DISTINCT FROM (changed."stoneShape", changed."centreCarat")
  ))\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "centre_stones_inserted" AFTER INSERT ON "ItemTypeStone" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_pieces"();
CREATE TRIGGER "centre_stones_updated" AFTER UPDATE ON "ItemTypeStone" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_pieces"();
CREATE TRIGGER "centre_stones_deleted" AFTER DELETE ON "ItemTypeStone" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_pieces"();
-- Its options are gone by then, and no longer say whose they were.
CREATE TRIGGER "centre_stones_deleted" AFTER DELETE ON "ItemTypeAttribute" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_pieces"();
CREATE TRIGGER "centre_stones_inserted" AFTER INSERT ON "ItemTypeAttributeOption" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_offers"();
CREATE TRIGGER "centre_stones_deleted" AFTER DELETE ON "ItemTypeAttributeOption" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_offers"();
CREATE TRIGGER "centre_stones_updated" AFTER UPDATE ON "AttributeOption" REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "centre_stones_of_options"();

SELECT "refresh_centre_stones"(ARRAY(SELECT id FROM "ItemType"));
