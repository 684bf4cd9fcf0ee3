-- DropIndex
DROP INDEX "ItemTypeSearchTerm_term_similar_idx";

-- AlterTable
ALTER TABLE "ItemTypeSearchTerm" DROP CONSTRAINT "ItemTypeSearchTerm_pkey",
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'NAME',
ADD CONSTRAINT "ItemTypeSearchTerm_pkey" PRIMARY KEY ("itemTypeId", "term", "source");

-- CreateTable
CREATE TABLE "ItemTypeSearchWord" (
    "term" TEXT NOT NULL,

    CONSTRAINT "ItemTypeSearchWord_pkey" PRIMARY KEY ("term")
);

-- CreateIndex
-- Searched far more often than written: entries that wait to be put in their place would be read through by each search.
CREATE INDEX "ItemTypeSearchWord_term_similar_idx" ON "ItemTypeSearchWord" USING GIN ("term" gin_trgm_ops) WITH (fastupdate = off);

-- The words of a text as pieces are found by them: as `searchTermsOf` reads what somebody searches for. The migration
-- engine ends a statement at every semicolon: inside a body it is \x3B.
CREATE FUNCTION "search_words"(texts TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE AS E'
  SELECT DISTINCT left(trim(both ''.'' from word), 40)
  FROM regexp_split_to_table(
    lower(regexp_replace(replace(replace(normalize(texts, NFD), ''œ'', ''oe''), ''Œ'', ''oe''), ''[\\u0300-\\u036f]'', '''', ''g'')),
    ''[^a-z0-9.]+''
  ) word
  WHERE trim(both ''.'' from word) <> ''''
';

-- Writes the words of some pieces anew, of the sources that are named.
CREATE FUNCTION "refresh_search_terms"(pieces INTEGER[], sources TEXT[]) RETURNS void LANGUAGE plpgsql AS E'
BEGIN
  IF cardinality(pieces) = 0 THEN RETURN\x3B END IF\x3B
  DELETE FROM "ItemTypeSearchTerm" WHERE "itemTypeId" = ANY(pieces) AND source = ANY(sources)\x3B
  INSERT INTO "ItemTypeSearchTerm" ("itemTypeId", term, source)
  SELECT said."itemTypeId", word, said.source
  FROM (
    SELECT id AS "itemTypeId", ''NAME'' AS source, concat_ws('' '', code, "nameEn", "nameFr") AS texts
    FROM unnest(pieces) wanted JOIN "ItemType" ON id = wanted WHERE ''NAME'' = ANY(sources)
    UNION ALL
    SELECT id, ''TEXT'', concat_ws('' '', "descriptionEn", "descriptionFr")
    FROM unnest(pieces) wanted JOIN "ItemType" ON id = wanted WHERE ''TEXT'' = ANY(sources)
    UNION ALL
    SELECT piece.id, ''PLACE'', concat_ws('' '', kind."nameEn", kind."nameFr")
    FROM unnest(pieces) wanted JOIN "ItemType" piece ON piece.id = wanted
    JOIN "ItemGroup" kind ON kind.id = piece."itemGroupId"
    WHERE ''PLACE'' = ANY(sources)
    UNION ALL
    SELECT item."itemTypeId", ''PLACE'', concat_ws('' '', category."nameEn", category."nameFr")
    FROM unnest(pieces) wanted JOIN "ItemType" piece ON piece.id = wanted
    JOIN "CategoryItem" item ON item."itemTypeId" = piece.id
    JOIN "ProductCategory" category ON category.id = item."categoryId"
    WHERE ''PLACE'' = ANY(sources)
    UNION ALL
    SELECT offer."itemTypeId", ''METAL'', concat_ws('' '', alloy."nameEn", alloy."nameFr")
    FROM unnest(pieces) wanted JOIN "ItemType" piece ON piece.id = wanted
    JOIN "ItemTypeAlloy" offer ON offer."itemTypeId" = piece.id
    JOIN "Alloy" alloy ON alloy.id = offer."alloyId"
    WHERE ''METAL'' = ANY(sources)
  ) said
  CROSS JOIN LATERAL "search_words"(said.texts) word
  ON CONFLICT DO NOTHING\x3B
END';

CREATE FUNCTION "search_words_are_known"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "ItemTypeSearchWord" (term) SELECT DISTINCT term FROM changed ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "search_words_are_known" AFTER INSERT ON "ItemTypeSearchTerm" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "search_words_are_known"();

-- With arguments: the sources whose words change.
CREATE FUNCTION "search_terms_of_new_pieces"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_search_terms"(ARRAY(SELECT id FROM changed), TG_ARGV)\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "search_terms_of_pieces"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_search_terms"(ARRAY(SELECT DISTINCT "itemTypeId" FROM changed), TG_ARGV)\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "search_terms_of_piece"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_search_terms"(ARRAY[NEW.id], TG_ARGV)\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "search_terms_of_category"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_search_terms"(ARRAY(SELECT "itemTypeId" FROM "CategoryItem" WHERE "categoryId" = NEW.id), TG_ARGV)\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "search_terms_of_group"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_search_terms"(ARRAY(SELECT id FROM "ItemType" WHERE "itemGroupId" = NEW.id), TG_ARGV)\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "search_terms_of_alloy"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM "refresh_search_terms"(ARRAY(SELECT "itemTypeId" FROM "ItemTypeAlloy" WHERE "alloyId" = NEW.id), TG_ARGV)\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "search_terms_inserted" AFTER INSERT ON "ItemType" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "search_terms_of_new_pieces"('NAME', 'TEXT', 'PLACE');
CREATE TRIGGER "search_terms_named" AFTER UPDATE OF code, "nameEn", "nameFr" ON "ItemType" FOR EACH ROW
  WHEN ((OLD.code, OLD."nameEn", OLD."nameFr") IS DISTINCT FROM (NEW.code, NEW."nameEn", NEW."nameFr"))
  EXECUTE FUNCTION "search_terms_of_piece"('NAME');
CREATE TRIGGER "search_terms_described" AFTER UPDATE OF "descriptionEn", "descriptionFr" ON "ItemType" FOR EACH ROW
  WHEN ((OLD."descriptionEn", OLD."descriptionFr") IS DISTINCT FROM (NEW."descriptionEn", NEW."descriptionFr"))
  EXECUTE FUNCTION "search_terms_of_piece"('TEXT');
CREATE TRIGGER "search_terms_placed" AFTER UPDATE OF "itemGroupId" ON "ItemType" FOR EACH ROW
  WHEN (OLD."itemGroupId" IS DISTINCT FROM NEW."itemGroupId")
  EXECUTE FUNCTION "search_terms_of_piece"('PLACE');
CREATE TRIGGER "search_terms_inserted" AFTER INSERT ON "CategoryItem" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "search_terms_of_pieces"('PLACE');
CREATE TRIGGER "search_terms_deleted" AFTER DELETE ON "CategoryItem" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "search_terms_of_pieces"('PLACE');
CREATE TRIGGER "search_terms_named" AFTER UPDATE OF "nameEn", "nameFr" ON "ProductCategory" FOR EACH ROW
  WHEN ((OLD."nameEn", OLD."nameFr") IS DISTINCT FROM (NEW."nameEn", NEW."nameFr"))
  EXECUTE FUNCTION "search_terms_of_category"('PLACE');
CREATE TRIGGER "search_terms_named" AFTER UPDATE OF "nameEn", "nameFr" ON "ItemGroup" FOR EACH ROW
  WHEN ((OLD."nameEn", OLD."nameFr") IS DISTINCT FROM (NEW."nameEn", NEW."nameFr"))
  EXECUTE FUNCTION "search_terms_of_group"('PLACE');
CREATE TRIGGER "search_terms_inserted" AFTER INSERT ON "ItemTypeAlloy" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "search_terms_of_pieces"('METAL');
CREATE TRIGGER "search_terms_deleted" AFTER DELETE ON "ItemTypeAlloy" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "search_terms_of_pieces"('METAL');
CREATE TRIGGER "search_terms_named" AFTER UPDATE OF "nameEn", "nameFr" ON "Alloy" FOR EACH ROW
  WHEN ((OLD."nameEn", OLD."nameFr") IS DISTINCT FROM (NEW."nameEn", NEW."nameFr"))
  EXECUTE FUNCTION "search_terms_of_alloy"('METAL');

SELECT "refresh_search_terms"(ARRAY(SELECT id FROM "ItemType"), ARRAY['NAME', 'TEXT', 'PLACE', 'METAL']);
