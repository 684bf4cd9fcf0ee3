-- Codes are found without their hyphens and measures without their blank: `rs101`, `4mm`. A semicolon inside a body is
-- \x3B: the migration engine ends a statement at every other one.
CREATE OR REPLACE FUNCTION "search_words"(texts TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE AS E'
  SELECT DISTINCT left(trim(both ''.'' from word), 40)
  FROM (
    SELECT lower(regexp_replace(replace(replace(normalize(texts, NFD), ''œ'', ''oe''), ''Œ'', ''oe''), ''[\\u0300-\\u036f]'', '''', ''g'')) AS text
  ) plain
  CROSS JOIN LATERAL regexp_split_to_table(
    concat_ws('' '', text,
      (SELECT string_agg(replace(code[1], ''-'', ''''), '' '') FROM regexp_matches(text, ''\\m[a-z]+-[a-z0-9-]*[0-9][a-z0-9-]*'', ''g'') code),
      (SELECT string_agg(measure[1] || measure[2], '' '') FROM regexp_matches(text, ''(?:^|[^0-9.])([0-9]+(?:\\.[0-9]+)?) (mm|cm|ct|g|k|kt)\\M'', ''g'') measure)),
    ''[^a-z0-9.]+''
  ) word
  WHERE trim(both ''.'' from word) <> ''''
';

SELECT "refresh_search_terms"(ARRAY(SELECT id FROM "ItemType"), ARRAY['NAME', 'TEXT', 'PLACE', 'METAL']);

-- A carrier's number as people type it: with its blanks and hyphens, or without them.
CREATE FUNCTION "tracking_words"(tracking TEXT) RETURNS SETOF TEXT LANGUAGE sql IMMUTABLE AS E'
  SELECT word FROM "search_words"(tracking) word
  UNION
  SELECT left(lower(regexp_replace(tracking, ''[^[:alnum:]]'', '''', ''g'')), 60)
  WHERE tracking ~ ''[[:alnum:]]''
';

-- What belongs to a customer is found by the customer's name and account number. A new name is added to the earlier one.
CREATE FUNCTION "customer_words_of_JobOrder"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "JobSearchTerm" ("jobOrderId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "JobOrder" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_JobOrder"();

INSERT INTO "JobSearchTerm" ("jobOrderId", term)
SELECT DISTINCT owned.id, word FROM "JobOrder" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_SalesOrder"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "SalesOrder" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_SalesOrder"();

INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
SELECT DISTINCT owned.id, word FROM "SalesOrder" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_PriceQuote"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "PriceQuote" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_PriceQuote"();

INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
SELECT DISTINCT owned.id, word FROM "PriceQuote" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_Invoice"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "InvoiceSearchTerm" ("invoiceId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "Invoice" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_Invoice"();

INSERT INTO "InvoiceSearchTerm" ("invoiceId", term)
SELECT DISTINCT owned.id, word FROM "Invoice" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_Consignment"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "ConsignmentSearchTerm" ("consignmentId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "Consignment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_Consignment"();

INSERT INTO "ConsignmentSearchTerm" ("consignmentId", term)
SELECT DISTINCT owned.id, word FROM "Consignment" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_Payment"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "PaymentSearchTerm" ("paymentId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_Payment"();

INSERT INTO "PaymentSearchTerm" ("paymentId", term)
SELECT DISTINCT owned.id, word FROM "Payment" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_CustomerCredit"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "CustomerCreditSearchTerm" ("creditId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "CustomerCredit" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_CustomerCredit"();

INSERT INTO "CustomerCreditSearchTerm" ("creditId", term)
SELECT DISTINCT owned.id, word FROM "CustomerCredit" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE FUNCTION "customer_words_of_Estimate"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "EstimateSearchTerm" ("estimateId", term)
  SELECT changed.id, word FROM changed
  JOIN "Customer" customer ON customer.id = changed."customerId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', customer.name, customer."accountNumber")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_inserted" AFTER INSERT ON "Estimate" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_Estimate"();

INSERT INTO "EstimateSearchTerm" ("estimateId", term)
SELECT DISTINCT owned.id, word FROM "Estimate" owned
JOIN "Customer" customer ON customer.id = owned."customerId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', customer.name, customer."accountNumber", owned.number)) word
ON CONFLICT DO NOTHING;

CREATE TRIGGER "customer_words_updated" AFTER UPDATE ON "Estimate" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "customer_words_of_Estimate"();

CREATE FUNCTION "customer_words_renamed"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "JobSearchTerm" ("jobOrderId", term)
  SELECT owned.id, word FROM "JobOrder" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
  SELECT owned.id, word FROM "SalesOrder" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
  SELECT owned.id, word FROM "PriceQuote" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "InvoiceSearchTerm" ("invoiceId", term)
  SELECT owned.id, word FROM "Invoice" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "ConsignmentSearchTerm" ("consignmentId", term)
  SELECT owned.id, word FROM "Consignment" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "PaymentSearchTerm" ("paymentId", term)
  SELECT owned.id, word FROM "Payment" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "CustomerCreditSearchTerm" ("creditId", term)
  SELECT owned.id, word FROM "CustomerCredit" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  INSERT INTO "EstimateSearchTerm" ("estimateId", term)
  SELECT owned.id, word FROM "Estimate" owned
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', NEW.name, NEW."accountNumber")) word
  WHERE owned."customerId" = NEW.id
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "customer_words_renamed" AFTER UPDATE OF name, "accountNumber" ON "Customer" FOR EACH ROW
  WHEN ((OLD.name, OLD."accountNumber") IS DISTINCT FROM (NEW.name, NEW."accountNumber"))
  EXECUTE FUNCTION "customer_words_renamed"();

-- A quote is found by its pieces, those that are added later included.
CREATE FUNCTION "piece_words_of_quote"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
  SELECT version."priceQuoteId", word FROM changed
  JOIN "PriceQuoteVersion" version ON version.id = changed."versionId"
  CROSS JOIN LATERAL "search_words"(concat_ws('' '', changed."titleEn", changed."titleFr")) word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "piece_words_inserted" AFTER INSERT ON "PriceQuoteLine" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "piece_words_of_quote"();

-- A parcel is found by the carrier's number.
CREATE FUNCTION "tracking_words_of_shipment"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
  SELECT NEW."salesOrderId", word FROM "tracking_words"(NEW."trackingNumber") word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE FUNCTION "tracking_words_of_job"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  INSERT INTO "JobSearchTerm" ("jobOrderId", term)
  SELECT NEW.id, word FROM "tracking_words"(NEW."trackingNumber") word
  ON CONFLICT DO NOTHING\x3B
  RETURN NULL\x3B
END';

CREATE TRIGGER "tracking_words_inserted" AFTER INSERT ON "Shipment" FOR EACH ROW
  WHEN (NEW."trackingNumber" IS NOT NULL) EXECUTE FUNCTION "tracking_words_of_shipment"();
CREATE TRIGGER "tracking_words_updated" AFTER UPDATE OF "trackingNumber" ON "JobOrder" FOR EACH ROW
  WHEN (NEW."trackingNumber" IS NOT NULL AND OLD."trackingNumber" IS DISTINCT FROM NEW."trackingNumber")
  EXECUTE FUNCTION "tracking_words_of_job"();

INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
SELECT DISTINCT shipment."salesOrderId", word FROM "Shipment" shipment
CROSS JOIN LATERAL "tracking_words"(shipment."trackingNumber") word
WHERE shipment."trackingNumber" IS NOT NULL
ON CONFLICT DO NOTHING;

INSERT INTO "JobSearchTerm" ("jobOrderId", term)
SELECT DISTINCT job.id, word FROM "JobOrder" job
CROSS JOIN LATERAL "tracking_words"(job."trackingNumber") word
WHERE job."trackingNumber" IS NOT NULL
ON CONFLICT DO NOTHING;

-- Orders of earlier days are found by the words of their pieces as later ones are.
INSERT INTO "JobSearchTerm" ("jobOrderId", term)
SELECT DISTINCT job.id, word FROM "JobOrder" job
JOIN "ItemType" piece ON piece.id = job."itemTypeId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', piece.code, job."titleEn", job."titleFr")) word
ON CONFLICT DO NOTHING;

INSERT INTO "SalesOrderSearchTerm" ("salesOrderId", term)
SELECT DISTINCT line."salesOrderId", word FROM "SalesOrderLine" line
JOIN "JobOrder" job ON job.id = line."jobOrderId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', job."titleEn", job."titleFr")) word
ON CONFLICT DO NOTHING;

INSERT INTO "PriceQuoteSearchTerm" ("priceQuoteId", term)
SELECT DISTINCT quote.id, word FROM "PriceQuote" quote
JOIN "PriceQuoteLine" line ON line."versionId" = quote."currentVersionId"
CROSS JOIN LATERAL "search_words"(concat_ws(' ', line."titleEn", line."titleFr")) word
ON CONFLICT DO NOTHING;

INSERT INTO "InvoiceSearchTerm" ("invoiceId", term)
SELECT DISTINCT line."invoiceId", word FROM "InvoiceLine" line
CROSS JOIN LATERAL "search_words"(concat_ws(' ', line."titleEn", line."titleFr")) word
ON CONFLICT DO NOTHING;
