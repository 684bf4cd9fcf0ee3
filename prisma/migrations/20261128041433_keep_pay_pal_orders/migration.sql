-- CreateTable
CREATE TABLE "PayPalOrder" (
    "id" SERIAL NOT NULL,
    "orderId" TEXT NOT NULL,
    "customerId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "gatewayKey" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "payee" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PayPalOrder_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PayPalOrder_orderId_key" ON "PayPalOrder"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "PayPalOrder_gatewayKey_key" ON "PayPalOrder"("gatewayKey");

-- CreateIndex
CREATE INDEX "PayPalOrder_customerId_id_idx" ON "PayPalOrder"("customerId", "id");

-- CreateIndex
CREATE INDEX "PayPalOrder_userId_idx" ON "PayPalOrder"("userId");

-- AddForeignKey
ALTER TABLE "PayPalOrder" ADD CONSTRAINT "PayPalOrder_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayPalOrder" ADD CONSTRAINT "PayPalOrder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
