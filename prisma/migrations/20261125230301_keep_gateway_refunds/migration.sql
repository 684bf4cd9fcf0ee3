-- CreateTable
CREATE TABLE "GatewayRefund" (
    "id" SERIAL NOT NULL,
    "chargeId" INTEGER NOT NULL,
    "entryId" INTEGER,
    "gateway" TEXT NOT NULL,
    "gatewayKey" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "state" TEXT NOT NULL,
    "reference" TEXT,
    "lastError" TEXT,
    "toldAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "GatewayRefund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "GatewayRefund_entryId_key" ON "GatewayRefund"("entryId");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayRefund_gatewayKey_key" ON "GatewayRefund"("gatewayKey");

-- CreateIndex
CREATE INDEX "GatewayRefund_chargeId_idx" ON "GatewayRefund"("chargeId");

-- CreateIndex
CREATE INDEX "GatewayRefund_state_id_idx" ON "GatewayRefund"("state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayRefund_gateway_reference_key" ON "GatewayRefund"("gateway", "reference");

-- AddForeignKey
ALTER TABLE "GatewayRefund" ADD CONSTRAINT "GatewayRefund_chargeId_fkey" FOREIGN KEY ("chargeId") REFERENCES "Charge"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GatewayRefund" ADD CONSTRAINT "GatewayRefund_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the columns may say: the unions of the code.
ALTER TABLE "GatewayRefund" ADD CONSTRAINT "GatewayRefund_state_check" CHECK ("state" IN ('STARTED', 'DONE', 'DECLINED', 'TOLD'));
ALTER TABLE "GatewayRefund" ADD CONSTRAINT "GatewayRefund_gateway_check" CHECK ("gateway" IN ('SQUARE', 'NMI', 'PAYPAL'));
