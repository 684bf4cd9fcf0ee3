-- AlterTable
ALTER TABLE "PayPalOrder" ADD COLUMN     "captureAskedAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "PayPalOrder_captureAskedAt_idx" ON "PayPalOrder"("captureAskedAt");
