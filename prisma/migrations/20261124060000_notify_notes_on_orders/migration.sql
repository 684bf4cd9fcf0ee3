-- Notes on quotes and sales orders are told as those on jobs are (migration `notify_changed_orders`): of internal ones
-- only staff learns.
CREATE TRIGGER "Note_quote_rows_insert" AFTER INSERT ON "Note" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('PriceQuote',
  'SELECT to_jsonb(quote) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "PriceQuote" quote ON quote.id = note."priceQuoteId"');
CREATE TRIGGER "Note_quote_rows_update" AFTER UPDATE ON "Note" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('PriceQuote',
  'SELECT to_jsonb(quote) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "PriceQuote" quote ON quote.id = note."priceQuoteId"');
CREATE TRIGGER "Note_quote_rows_delete" AFTER DELETE ON "Note" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('PriceQuote',
  'SELECT to_jsonb(quote) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "PriceQuote" quote ON quote.id = note."priceQuoteId"');
CREATE TRIGGER "Note_sale_rows_insert" AFTER INSERT ON "Note" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('SalesOrder',
  'SELECT to_jsonb(sale) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "SalesOrder" sale ON sale.id = note."salesOrderId"');
CREATE TRIGGER "Note_sale_rows_update" AFTER UPDATE ON "Note" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('SalesOrder',
  'SELECT to_jsonb(sale) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "SalesOrder" sale ON sale.id = note."salesOrderId"');
CREATE TRIGGER "Note_sale_rows_delete" AFTER DELETE ON "Note" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('SalesOrder',
  'SELECT to_jsonb(sale) || jsonb_build_object(''isInternal'', note.visibility = ''INTERNAL'') FROM changed note JOIN "SalesOrder" sale ON sale.id = note."salesOrderId"');
