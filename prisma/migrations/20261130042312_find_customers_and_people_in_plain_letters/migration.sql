-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "searchName" TEXT NOT NULL DEFAULT '';

-- A semicolon inside a body is \x3B: the migration engine ends a statement at every other one.
CREATE FUNCTION "customer_search_text"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  NEW."searchText" := "search_letters"(concat_ws('' '', NEW.name, NEW."accountNumber",
    replace(NEW."accountNumber", ''-'', ''''), NEW.email, regexp_replace(NEW.phone, ''[^0-9]'', '''', ''g'')))\x3B
  RETURN NEW\x3B
END';

CREATE TRIGGER "customer_search_text" BEFORE INSERT OR UPDATE OF name, "accountNumber", email, phone ON "Customer"
  FOR EACH ROW EXECUTE FUNCTION "customer_search_text"();

-- Names as written, then the parts of names with hyphens and apostrophes.
CREATE FUNCTION "user_search_name"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE
  names TEXT := "search_letters"(concat_ws('' '', NEW."firstName", NEW."lastName"))\x3B
BEGIN
  NEW."searchName" := concat('' '', names, '' '', regexp_replace(names, ''[^[:alnum:]]+'', '' '', ''g''))\x3B
  RETURN NEW\x3B
END';

CREATE TRIGGER "user_search_name" BEFORE INSERT OR UPDATE OF "firstName", "lastName" ON "User"
  FOR EACH ROW EXECUTE FUNCTION "user_search_name"();

UPDATE "Customer" SET name = name;
UPDATE "User" SET "firstName" = "firstName";
