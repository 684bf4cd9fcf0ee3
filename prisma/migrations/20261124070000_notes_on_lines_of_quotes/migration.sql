-- A note on a quote may be about one of its lines.
ALTER TABLE "Note" ADD COLUMN "priceQuoteLineKey" INTEGER;
ALTER TABLE "Note" ADD CONSTRAINT "Note_line_of_quote" CHECK ("priceQuoteLineKey" IS NULL OR "priceQuoteId" IS NOT NULL);
