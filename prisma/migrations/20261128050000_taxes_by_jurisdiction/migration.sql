-- AlterTable
ALTER TABLE "CustomerCredit" ADD COLUMN     "salesTaxValue" DECIMAL(14,2) NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OrderGroup" ADD COLUMN     "taxComponents" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "taxComponents" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "Tax" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "registrationNumber" TEXT,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Tax_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TaxRate" (
    "id" SERIAL NOT NULL,
    "taxId" INTEGER NOT NULL,
    "countryId" INTEGER NOT NULL,
    "stateId" INTEGER,
    "percent" DECIMAL(7,4) NOT NULL,
    "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp,

    CONSTRAINT "TaxRate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Tax_code_key" ON "Tax"("code");

-- CreateIndex
CREATE INDEX "TaxRate_countryId_idx" ON "TaxRate"("countryId");

-- CreateIndex
CREATE INDEX "TaxRate_stateId_idx" ON "TaxRate"("stateId");

-- CreateIndex
CREATE UNIQUE INDEX "TaxRate_taxId_stateId_validFrom_key" ON "TaxRate"("taxId", "stateId", "validFrom");

-- AddForeignKey
ALTER TABLE "TaxRate" ADD CONSTRAINT "TaxRate_taxId_fkey" FOREIGN KEY ("taxId") REFERENCES "Tax"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxRate" ADD CONSTRAINT "TaxRate_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaxRate" ADD CONSTRAINT "TaxRate_stateId_fkey" FOREIGN KEY ("stateId") REFERENCES "State"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Carts are taxed by rates that are kept in memory until they change.
CREATE TRIGGER "Tax_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Tax"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "TaxRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "TaxRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');

-- The one rate of a state becomes its taxes: those of Canada where the rate is still their sum, else one of the state's own.
CREATE TEMPORARY TABLE "taxes_of_province" AS
  SELECT s."id" AS "stateId", s."countryId", part.code, part.percent
  FROM (VALUES
    ('AB', 'CA-GST', 5), ('NT', 'CA-GST', 5), ('NU', 'CA-GST', 5), ('YT', 'CA-GST', 5),
    ('BC', 'CA-GST', 5), ('BC', 'CA-BC-PST', 7), ('MB', 'CA-GST', 5), ('MB', 'CA-MB-RST', 7),
    ('SK', 'CA-GST', 5), ('SK', 'CA-SK-PST', 6), ('QC', 'CA-GST', 5), ('QC', 'CA-QC-QST', 9.975),
    ('ON', 'CA-HST', 13), ('NS', 'CA-HST', 14), ('NB', 'CA-HST', 15), ('NL', 'CA-HST', 15), ('PE', 'CA-HST', 15)
  ) AS part(province, code, percent)
  JOIN "State" s ON s."code" = part.province
  JOIN "Country" c ON c."id" = s."countryId" AND c."code" = 'CA'
  WHERE s."salesTaxPercent" IS NOT NULL;

DELETE FROM "taxes_of_province" WHERE "stateId" IN (
  SELECT p."stateId" FROM "taxes_of_province" p JOIN "State" s ON s."id" = p."stateId"
  GROUP BY p."stateId", s."salesTaxPercent" HAVING SUM(p.percent) <> s."salesTaxPercent");

INSERT INTO "Tax" ("code", "nameEn", "nameFr", "rank")
  SELECT * FROM (VALUES
    ('CA-GST', 'GST', 'TPS', 1), ('CA-HST', 'HST', 'TVH', 1), ('CA-QC-QST', 'QST', 'TVQ', 2),
    ('CA-BC-PST', 'BC PST', 'TVP de la C.-B.', 2), ('CA-MB-RST', 'Manitoba RST', 'TVD du Manitoba', 2),
    ('CA-SK-PST', 'Saskatchewan PST', 'TVP de la Saskatchewan', 2)
  ) AS tax(code, "nameEn", "nameFr", rank)
  WHERE tax.code IN (SELECT code FROM "taxes_of_province");

INSERT INTO "TaxRate" ("taxId", "countryId", "stateId", "percent")
  SELECT t."id", p."countryId", p."stateId", p.percent FROM "taxes_of_province" p JOIN "Tax" t ON t."code" = p.code;

INSERT INTO "Tax" ("code", "nameEn", "nameFr")
  SELECT c."code" || '-' || s."code", s."name" || ' sales tax', 'Taxe de vente (' || s."name" || ')'
  FROM "State" s JOIN "Country" c ON c."id" = s."countryId"
  WHERE s."salesTaxPercent" IS NOT NULL AND s."id" NOT IN (SELECT "stateId" FROM "taxes_of_province");

INSERT INTO "TaxRate" ("taxId", "countryId", "stateId", "percent")
  SELECT t."id", s."countryId", s."id", s."salesTaxPercent"
  FROM "State" s JOIN "Country" c ON c."id" = s."countryId" JOIN "Tax" t ON t."code" = c."code" || '-' || s."code";

DROP TABLE "taxes_of_province";

-- The taxes of an issued invoice stay as they are, too.
CREATE TRIGGER "Invoice_taxes_are_immutable" BEFORE UPDATE OF "taxComponents"
  ON "Invoice" FOR EACH ROW WHEN (OLD."issuedAt" IS NOT NULL) EXECUTE FUNCTION "refuse_invoice_change"();
