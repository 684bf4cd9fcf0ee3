-- Cards pay towards sales orders that stand already.
ALTER TABLE "Charge" DROP CONSTRAINT "Charge_purpose_check";
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_purpose_check" CHECK ("purpose" IN ('INVOICES', 'ORDERS', 'DEPOSIT', 'PREPAYMENT'));
