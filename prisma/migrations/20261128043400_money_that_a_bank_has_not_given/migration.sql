-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "pending" DECIMAL(14,2) NOT NULL DEFAULT 0;

-- What is left of payments whose bank has not answered yet is not available.
UPDATE "Payment" SET "pending" = "available", "available" = 0
FROM "Charge" WHERE "Charge"."id" = "Payment"."chargeId" AND "Charge"."state" = 'RECORDED';

-- A charge that was taken back while its bank still holds the money.
ALTER TABLE "Charge" DROP CONSTRAINT "Charge_state_check";
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_state_check" CHECK ("state" IN ('STARTED', 'AUTHORIZED', 'RECORDED', 'CAPTURED', 'DECLINED', 'RELEASING', 'RELEASED', 'UNDOING', 'UNDONE'));

-- What of our books no longer holds: a charge whose payments were taken back.
ALTER TABLE "ReconciliationFinding" DROP CONSTRAINT "ReconciliationFinding_ourState_check";
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_ourState_check" CHECK ("ourState" IN ('STARTED', 'AUTHORIZED', 'RECORDED', 'CAPTURED', 'DECLINED', 'RELEASING', 'RELEASED', 'UNDOING', 'UNDONE', 'REVERSED'));
