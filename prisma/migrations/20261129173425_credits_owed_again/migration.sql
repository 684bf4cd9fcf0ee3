-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "appliedBySettlements" DECIMAL(14,2) NOT NULL DEFAULT 0,
ADD COLUMN     "settled" DECIMAL(14,2) NOT NULL DEFAULT 0;

-- What settling credits paid of invoices and gave back of them so far.
UPDATE "Invoice" SET
  settled = COALESCE((
    SELECT SUM(amount) FROM "CustomerCredit"
    WHERE "CustomerCredit"."invoiceId" = "Invoice".id AND "settlesOrder" AND voided = 0), 0),
  "appliedBySettlements" = COALESCE((
    SELECT SUM("LedgerEntry".amount) FROM "LedgerEntry" JOIN "CustomerCredit" ON "CustomerCredit".id = "LedgerEntry"."creditId"
    WHERE "LedgerEntry"."invoiceId" = "Invoice".id AND "LedgerEntry".kind = 'CREDIT_APPLIED' AND "settlesOrder"), 0)
WHERE EXISTS (SELECT FROM "CustomerCredit" WHERE "CustomerCredit"."customerId" = "Invoice"."customerId" AND "settlesOrder");

-- Lines of what was credited and is owed again, and of tax that is not due any more.
ALTER TABLE "InvoiceLine" DROP CONSTRAINT "InvoiceLine_kind_check",
  ADD CONSTRAINT "InvoiceLine_kind_check" CHECK ("kind" IN ('PIECE', 'CHARGE', 'METAL_WEIGHT', 'METAL_MARKET', 'CREDITED', 'TAX_REDUCED'));
