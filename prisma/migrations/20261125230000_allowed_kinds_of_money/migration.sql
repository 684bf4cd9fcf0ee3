-- What the columns of money may say: the unions of the code.
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_method_check" CHECK ("method" IN ('CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL'));
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_kind_check" CHECK ("kind" IN ('PIECE', 'CHARGE', 'METAL_WEIGHT', 'METAL_MARKET'));
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_kind_check" CHECK ("kind" IN ('INVOICED', 'VOIDED', 'WRITTEN_OFF', 'PAYMENT_RECEIVED', 'PAYMENT_APPLIED', 'PAYMENT_REFUNDED'));
