-- An order may have several invoices: one for each shipment, and one for what is left. Invoices that were made before bill
-- all of their order. The previous release goes on making one invoice of an order.
ALTER TABLE "Invoice" ADD COLUMN "shipmentId" INTEGER, ADD COLUMN "isLast" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Invoice_shipmentId_idx" ON "Invoice"("shipmentId");

-- Nothing is billed twice, whatever runs at once: one draft of an order, one standing invoice of a shipment.
DROP INDEX "Invoice_orderGroupId_standing_key";
CREATE UNIQUE INDEX "Invoice_orderGroupId_draft_key" ON "Invoice"("orderGroupId") WHERE "statusId" = 4101;
CREATE UNIQUE INDEX "Invoice_shipmentId_standing_key" ON "Invoice"("shipmentId") WHERE "statusId" <> 4105;

-- What an issued invoice bills stays as it is.
CREATE TRIGGER "Invoice_shipment_is_immutable" BEFORE UPDATE OF "shipmentId", "isLast"
  ON "Invoice" FOR EACH ROW WHEN (OLD."issuedAt" IS NOT NULL) EXECUTE FUNCTION "refuse_invoice_change"();
