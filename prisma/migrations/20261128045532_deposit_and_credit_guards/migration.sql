-- AlterTable
ALTER TABLE "OrderGroup" ADD COLUMN     "creditReleaseReason" TEXT,
ADD COLUMN     "creditReleasedAt" TIMESTAMP(3),
ADD COLUMN     "creditReleasedById" INTEGER;

-- AlterTable
ALTER TABLE "SalesOrder" ADD COLUMN     "depositReversedAt" TIMESTAMP(3),
ADD COLUMN     "requiredAtConfirm" DECIMAL(14,2);

-- AddForeignKey
ALTER TABLE "OrderGroup" ADD CONSTRAINT "OrderGroup_creditReleasedById_fkey" FOREIGN KEY ("creditReleasedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was paid of orders that are confirmed is what they were confirmed on, as far as it is known.
UPDATE "SalesOrder" SET "requiredAtConfirm" =
  COALESCE((
    SELECT SUM("Deposit".amount - COALESCE("Payment".refunded, 0))
    FROM "Deposit" LEFT JOIN "Payment" ON "Payment".id = "Deposit"."paymentId"
    WHERE "Deposit"."salesOrderId" = "SalesOrder".id AND "Deposit"."voidedAt" IS NULL), 0)
  + COALESCE((
    SELECT SUM("Invoice"."appliedElsewhere") FROM "Invoice" WHERE "Invoice"."salesOrderId" = "SalesOrder".id), 0)
WHERE "confirmedAt" IS NOT NULL;
