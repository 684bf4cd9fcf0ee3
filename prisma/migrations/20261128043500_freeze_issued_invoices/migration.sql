-- What was issued is never changed, and never deleted: only what follows the ledger (status, applied, balance, why and by
-- whom it was closed) still moves. The columns of an invoice that are frozen are named one by one: a statement that sets
-- none of them costs nothing.
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  RAISE EXCEPTION ''Invoice % is issued: void it, or issue a credit.'', OLD.number\x3B
END';

CREATE TRIGGER "Invoice_is_immutable" BEFORE UPDATE OF
    id, number, "numberRank", "customerId", "orderGroupId", "salesOrderId", "consignmentId", currency, "termsCode", "issuedOn",
    "dueOn", "issuedAt", "poNumber", "billingAddress", "shippingAddress", "subTotal", "discountValue", "shippingPrice",
    "salesTaxPercent", "salesTaxValue", total, "placedById", "contactId", "createdById", "actingById", content, "contentHash",
    "createdAt"
  ON "Invoice" FOR EACH ROW WHEN (OLD."issuedAt" IS NOT NULL) EXECUTE FUNCTION "refuse_invoice_change"();
CREATE TRIGGER "Invoice_stays" BEFORE DELETE ON "Invoice"
  FOR EACH ROW WHEN (OLD."issuedAt" IS NOT NULL) EXECUTE FUNCTION "refuse_invoice_change"();

-- Lines come with the transaction that issues their invoice, and stay as they are.
CREATE FUNCTION "refuse_invoice_line_change"() RETURNS trigger LANGUAGE plpgsql AS E'
DECLARE
  issued text\x3B
BEGIN
  SELECT number INTO issued FROM "Invoice"
    WHERE id IN (CASE TG_OP WHEN ''INSERT'' THEN NEW."invoiceId" ELSE OLD."invoiceId" END, CASE TG_OP WHEN ''DELETE'' THEN OLD."invoiceId" ELSE NEW."invoiceId" END)
      AND "issuedAt" IS NOT NULL
      AND (TG_OP <> ''INSERT'' OR xmin::text <> (pg_current_xact_id()::text::bigint % 4294967296)::text)
    LIMIT 1\x3B
  IF issued IS NOT NULL THEN
    RAISE EXCEPTION ''Invoice % is issued: its lines are never changed.'', issued\x3B
  END IF\x3B
  RETURN CASE TG_OP WHEN ''DELETE'' THEN OLD ELSE NEW END\x3B
END';

CREATE TRIGGER "InvoiceLine_is_immutable" BEFORE INSERT OR UPDATE OR DELETE ON "InvoiceLine"
  FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_line_change"();

-- Of an offer that is being written anew the customer is told when it is sent, not whenever it is saved.
DROP TRIGGER "PriceQuote_rows_update" ON "PriceQuote";
CREATE TRIGGER "PriceQuote_rows_update" AFTER UPDATE ON "PriceQuote"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('PriceQuote',
  'SELECT to_jsonb(changed) || jsonb_build_object(''isInternal'', changed.kind = ''PQ'' AND to_jsonb(changed) - ''{version,updatedAt,currentVersionId}''::text[] = to_jsonb(before) - ''{version,updatedAt,currentVersionId}''::text[]) FROM changed JOIN before USING (id)');
