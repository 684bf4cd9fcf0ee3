-- Numbers are found from each of their digits on while three are left, as new rows are (jobs/rules/search-words.ts): every
-- tail of a number stands among the terms already, so that those which begin with digits are all that is to be cut.
INSERT INTO "JobSearchTerm" ("jobOrderId", term)
SELECT "jobOrderId", substr(term, digit)
FROM "JobSearchTerm" CROSS JOIN generate_series(2, 8) digit
WHERE term ~ '^[0-9]{4,10}(-|$)' AND substr(term, digit) ~ '^[0-9]{3,}(-|$)'
ON CONFLICT DO NOTHING;

INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
SELECT "salesOrderId", substr(term, digit)
FROM "SalesOrderSearchTerm" CROSS JOIN generate_series(2, 8) digit
WHERE term ~ '^[0-9]{4,10}(-|$)' AND substr(term, digit) ~ '^[0-9]{3,}(-|$)'
ON CONFLICT DO NOTHING;

INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
SELECT "priceQuoteId", substr(term, digit)
FROM "PriceQuoteSearchTerm" CROSS JOIN generate_series(2, 8) digit
WHERE term ~ '^[0-9]{4,10}(-|$)' AND substr(term, digit) ~ '^[0-9]{3,}(-|$)'
ON CONFLICT DO NOTHING;
