-- Words in any script are search terms, and letters are folded as a search folds them (`searchLetters`): full-width signs,
-- ligatures, letters with a stroke. A semicolon inside a body is \x3B: the migration engine ends a statement at every other one.
CREATE FUNCTION "search_letters"(texts TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS E'
  SELECT replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(texts, NFKD),
        ''[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u064b-\\u065f\\u3099\\u309a]'', '''', ''g'')),
      ''øłđ'', ''old''),
    ''œ'', ''oe''), ''æ'', ''ae''), ''ß'', ''ss'')
';

CREATE OR REPLACE FUNCTION "search_words"(texts TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE AS E'
  SELECT DISTINCT left(trim(both ''.'' from word), 40)
  FROM (SELECT "search_letters"(texts) AS text) plain
  CROSS JOIN LATERAL regexp_split_to_table(
    concat_ws('' '', text,
      (SELECT string_agg(replace(code[1], ''-'', ''''), '' '') FROM regexp_matches(text, ''\\m[a-z]+-[a-z0-9-]*[0-9][a-z0-9-]*'', ''g'') code),
      (SELECT string_agg(measure[1] || measure[2], '' '') FROM regexp_matches(text, ''(?:^|[^0-9.])([0-9]+(?:\\.[0-9]+)?)[ -](mm|cm|ct|g|k|kt)\\M'', ''g'') measure)),
    ''[^[:alnum:].]+''
  ) word
  WHERE trim(both ''.'' from word) <> ''''
';

SELECT "refresh_search_terms"(ARRAY(SELECT id FROM "ItemType"), ARRAY['NAME', 'TEXT', 'PLACE', 'METAL']);

-- Terms that are stored already, in folded letters too, and the names of customers in other scripts.
INSERT INTO "JobSearchTerm" ("jobOrderId", term)
SELECT "jobOrderId", "search_letters"(term) FROM "JobSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "JobSearchTerm" ("jobOrderId", term)
SELECT DISTINCT owned.id, word FROM "JobOrder" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
SELECT "salesOrderId", "search_letters"(term) FROM "SalesOrderSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
SELECT DISTINCT owned.id, word FROM "SalesOrder" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
SELECT "priceQuoteId", "search_letters"(term) FROM "PriceQuoteSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
SELECT DISTINCT owned.id, word FROM "PriceQuote" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "InvoiceSearchTerm" ("invoiceId", term)
SELECT "invoiceId", "search_letters"(term) FROM "InvoiceSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "InvoiceSearchTerm" ("invoiceId", term)
SELECT DISTINCT owned.id, word FROM "Invoice" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "ConsignmentSearchTerm" ("consignmentId", term)
SELECT "consignmentId", "search_letters"(term) FROM "ConsignmentSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "ConsignmentSearchTerm" ("consignmentId", term)
SELECT DISTINCT owned.id, word FROM "Consignment" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "PaymentSearchTerm" ("paymentId", term)
SELECT "paymentId", "search_letters"(term) FROM "PaymentSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "PaymentSearchTerm" ("paymentId", term)
SELECT DISTINCT owned.id, word FROM "Payment" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "CustomerCreditSearchTerm" ("creditId", term)
SELECT "creditId", "search_letters"(term) FROM "CustomerCreditSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "CustomerCreditSearchTerm" ("creditId", term)
SELECT DISTINCT owned.id, word FROM "CustomerCredit" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "EstimateSearchTerm" ("estimateId", term)
SELECT "estimateId", "search_letters"(term) FROM "EstimateSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
INSERT INTO "EstimateSearchTerm" ("estimateId", term)
SELECT DISTINCT owned.id, word FROM "Estimate" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(customer.name) word
WHERE customer.name ~ '[^[:ascii:]]'
ON CONFLICT DO NOTHING;

INSERT INTO "CustomOrderSearchTerm" ("customOrderId", term)
SELECT "customOrderId", "search_letters"(term) FROM "CustomOrderSearchTerm" WHERE "search_letters"(term) <> term
ON CONFLICT DO NOTHING;
