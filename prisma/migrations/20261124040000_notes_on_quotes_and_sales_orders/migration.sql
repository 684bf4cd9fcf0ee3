-- Notes on sales orders and quotes.
ALTER TABLE "Note" ADD COLUMN "priceQuoteId" INTEGER,
ADD COLUMN "salesOrderId" INTEGER;

ALTER TABLE "NoteRead" ADD COLUMN "priceQuoteId" INTEGER,
ADD COLUMN "salesOrderId" INTEGER;

-- What was said along with a quote makes room for its notes. Quotes are newer than the last release: nothing else reads the column.
ALTER TABLE "PriceQuote" RENAME COLUMN "notes" TO "remarks";

-- A note is about one thing, as before.
ALTER TABLE "Note" DROP CONSTRAINT "Note_one_subject";
ALTER TABLE "Note" ADD CONSTRAINT "Note_one_subject" CHECK (num_nonnulls("jobOrderId", "jobItemId", "salesOrderId", "priceQuoteId") = 1);
ALTER TABLE "NoteRead" DROP CONSTRAINT "NoteRead_one_subject";
ALTER TABLE "NoteRead" ADD CONSTRAINT "NoteRead_one_subject" CHECK (num_nonnulls("jobOrderId", "jobItemId", "salesOrderId", "priceQuoteId") = 1);

CREATE INDEX "Note_salesOrderId_visibility_id_idx" ON "Note"("salesOrderId", "visibility", "id");

CREATE INDEX "Note_priceQuoteId_visibility_id_idx" ON "Note"("priceQuoteId", "visibility", "id");

CREATE UNIQUE INDEX "NoteRead_salesOrderId_visibility_userId_key" ON "NoteRead"("salesOrderId", "visibility", "userId");

CREATE UNIQUE INDEX "NoteRead_priceQuoteId_visibility_userId_key" ON "NoteRead"("priceQuoteId", "visibility", "userId");

ALTER TABLE "Note" ADD CONSTRAINT "Note_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Note" ADD CONSTRAINT "Note_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "NoteRead" ADD CONSTRAINT "NoteRead_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "NoteRead" ADD CONSTRAINT "NoteRead_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE CASCADE ON UPDATE CASCADE;
