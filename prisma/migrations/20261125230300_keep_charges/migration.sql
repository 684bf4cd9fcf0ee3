-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "chargeId" INTEGER;

-- CreateTable
CREATE TABLE "Charge" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "requestKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "attempt" INTEGER NOT NULL DEFAULT 1,
    "purpose" TEXT NOT NULL,
    "gateway" TEXT NOT NULL,
    "gatewayKey" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "plan" JSONB NOT NULL,
    "reference" TEXT,
    "cardBrand" TEXT,
    "cardLast4" TEXT,
    "declineCode" TEXT,
    "gatewayTexts" TEXT[],
    "lastError" TEXT,
    "leasedUntil" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "authorizedAt" TIMESTAMP(3),
    "recordedAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Charge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Charge_gatewayKey_key" ON "Charge"("gatewayKey");

-- CreateIndex
CREATE INDEX "Charge_customerId_createdAt_id_idx" ON "Charge"("customerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Charge_state_updatedAt_id_idx" ON "Charge"("state", "updatedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Charge_userId_requestKey_attempt_key" ON "Charge"("userId", "requestKey", "attempt");

-- CreateIndex
CREATE UNIQUE INDEX "Charge_gateway_reference_key" ON "Charge"("gateway", "reference");

-- CreateIndex
CREATE INDEX "Payment_chargeId_idx" ON "Payment"("chargeId");

-- AddForeignKey
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_chargeId_fkey" FOREIGN KEY ("chargeId") REFERENCES "Charge"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the columns may say: the unions of the code.
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_state_check" CHECK ("state" IN ('STARTED', 'AUTHORIZED', 'RECORDED', 'CAPTURED', 'DECLINED', 'RELEASING', 'RELEASED', 'UNDONE'));
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_purpose_check" CHECK ("purpose" IN ('INVOICES', 'ORDERS', 'PREPAYMENT'));
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_gateway_check" CHECK ("gateway" IN ('SQUARE', 'NMI', 'PAYPAL'));
