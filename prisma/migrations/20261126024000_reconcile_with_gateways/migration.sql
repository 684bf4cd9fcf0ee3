-- CreateTable
CREATE TABLE "ReconciliationRun" (
    "id" SERIAL NOT NULL,
    "gateway" TEXT NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE NOT NULL,
    "state" TEXT NOT NULL,
    "transactionCount" INTEGER,
    "chargeCount" INTEGER,
    "findingCount" INTEGER,
    "newCount" INTEGER,
    "lastError" TEXT,
    "userId" INTEGER,
    "actingById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "ReconciliationRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReconciliationFinding" (
    "id" SERIAL NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "runId" INTEGER NOT NULL,
    "gateway" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT,
    "chargeId" INTEGER,
    "happenedAt" TIMESTAMP(3) NOT NULL,
    "ourAmount" DECIMAL(14,2),
    "ourCurrency" TEXT,
    "ourState" TEXT,
    "theirAmount" DECIMAL(14,2),
    "theirCurrency" TEXT,
    "theirState" TEXT,
    "state" TEXT NOT NULL,
    "resolvedById" INTEGER,
    "resolvedActingById" INTEGER,
    "resolvedAt" TIMESTAMP(3),
    "reason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReconciliationFinding_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReconciliationRun_createdAt_id_idx" ON "ReconciliationRun"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ReconciliationRun_gateway_from_until_idx" ON "ReconciliationRun"("gateway", "from", "until");

-- CreateIndex
CREATE UNIQUE INDEX "ReconciliationFinding_fingerprint_key" ON "ReconciliationFinding"("fingerprint");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_createdAt_id_idx" ON "ReconciliationFinding"("createdAt", "id");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_happenedAt_id_idx" ON "ReconciliationFinding"("happenedAt", "id");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_state_createdAt_id_idx" ON "ReconciliationFinding"("state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_state_happenedAt_id_idx" ON "ReconciliationFinding"("state", "happenedAt", "id");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_gateway_happenedAt_id_idx" ON "ReconciliationFinding"("gateway", "happenedAt", "id");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_reference_idx" ON "ReconciliationFinding"("reference");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_chargeId_idx" ON "ReconciliationFinding"("chargeId");

-- CreateIndex
CREATE INDEX "ReconciliationFinding_runId_idx" ON "ReconciliationFinding"("runId");

-- AddForeignKey
ALTER TABLE "ReconciliationRun" ADD CONSTRAINT "ReconciliationRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationRun" ADD CONSTRAINT "ReconciliationRun_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_runId_fkey" FOREIGN KEY ("runId") REFERENCES "ReconciliationRun"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_chargeId_fkey" FOREIGN KEY ("chargeId") REFERENCES "Charge"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_resolvedById_fkey" FOREIGN KEY ("resolvedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_resolvedActingById_fkey" FOREIGN KEY ("resolvedActingById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the columns may say: the unions of the code.
ALTER TABLE "ReconciliationRun" ADD CONSTRAINT "ReconciliationRun_gateway_check" CHECK ("gateway" IN ('SQUARE', 'NMI', 'PAYPAL'));
ALTER TABLE "ReconciliationRun" ADD CONSTRAINT "ReconciliationRun_state_check" CHECK ("state" IN ('WAITING', 'DONE', 'FAILED'));
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_gateway_check" CHECK ("gateway" IN ('SQUARE', 'NMI', 'PAYPAL'));
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_kind_check" CHECK ("kind" IN ('MISSING_HERE', 'MISSING_THERE', 'STATUS_DIFFERS', 'CURRENCY_DIFFERS', 'AMOUNT_DIFFERS', 'REFUND_DIFFERS', 'DUPLICATE'));
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_state_check" CHECK ("state" IN ('OPEN', 'RESOLVED'));
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_theirState_check" CHECK ("theirState" IN ('AUTHORIZED', 'CAPTURED', 'RELEASED', 'REFUNDED', 'DECLINED'));
ALTER TABLE "ReconciliationFinding" ADD CONSTRAINT "ReconciliationFinding_ourState_check" CHECK ("ourState" IN ('STARTED', 'AUTHORIZED', 'RECORDED', 'CAPTURED', 'DECLINED', 'RELEASING', 'RELEASED', 'UNDONE'));
