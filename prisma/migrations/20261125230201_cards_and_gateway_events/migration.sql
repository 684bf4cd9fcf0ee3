-- CreateTable
CREATE TABLE "SavedCard" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "gateway" TEXT NOT NULL,
    "gatewayCardReference" TEXT NOT NULL,
    "gatewayCustomerReference" TEXT,
    "brand" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "expMonth" INTEGER NOT NULL,
    "expYear" INTEGER NOT NULL,
    "nameOnCard" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "userId" INTEGER NOT NULL,
    "removedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SavedCard_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GatewayEvent" (
    "id" SERIAL NOT NULL,
    "gateway" TEXT NOT NULL,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT,
    "refundReference" TEXT,
    "amount" DECIMAL(14,2),
    "currency" TEXT,
    "happenedAt" TIMESTAMP(3) NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handledAt" TIMESTAMP(3),

    CONSTRAINT "GatewayEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SavedCard_customerId_id_idx" ON "SavedCard"("customerId", "id");

-- CreateIndex
CREATE INDEX "SavedCard_userId_idx" ON "SavedCard"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "SavedCard_gateway_gatewayCardReference_key" ON "SavedCard"("gateway", "gatewayCardReference");

-- CreateIndex
CREATE INDEX "GatewayEvent_gateway_reference_idx" ON "GatewayEvent"("gateway", "reference");

-- CreateIndex
CREATE INDEX "GatewayEvent_receivedAt_id_idx" ON "GatewayEvent"("receivedAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "GatewayEvent_gateway_eventId_key" ON "GatewayEvent"("gateway", "eventId");

-- AddForeignKey
ALTER TABLE "SavedCard" ADD CONSTRAINT "SavedCard_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedCard" ADD CONSTRAINT "SavedCard_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A customer has one default card at most.
CREATE UNIQUE INDEX "SavedCard_default_key" ON "SavedCard" ("customerId") WHERE "isDefault" AND "removedAt" IS NULL;

-- What the columns may say: the unions of the code.
ALTER TABLE "SavedCard" ADD CONSTRAINT "SavedCard_gateway_check" CHECK ("gateway" IN ('SQUARE', 'NMI'));
ALTER TABLE "SavedCard" ADD CONSTRAINT "SavedCard_brand_check" CHECK ("brand" IN ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'OTHER'));
ALTER TABLE "SavedCard" ADD CONSTRAINT "SavedCard_last4_check" CHECK ("last4" ~ '^[0-9]{4}$');
ALTER TABLE "SavedCard" ADD CONSTRAINT "SavedCard_expiry_check" CHECK ("expMonth" BETWEEN 1 AND 12 AND "expYear" BETWEEN 2000 AND 2099);
ALTER TABLE "GatewayEvent" ADD CONSTRAINT "GatewayEvent_gateway_check" CHECK ("gateway" IN ('SQUARE', 'NMI', 'PAYPAL'));
ALTER TABLE "GatewayEvent" ADD CONSTRAINT "GatewayEvent_kind_check" CHECK ("kind" IN ('CAPTURED', 'REFUNDED', 'CHARGEBACK', 'OTHER'));
