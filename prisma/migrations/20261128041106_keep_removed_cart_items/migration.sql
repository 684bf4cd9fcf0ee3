-- CreateTable
CREATE TABLE "RemovedCartItem" (
    "id" INTEGER NOT NULL,
    "cartId" INTEGER NOT NULL,
    "line" JSONB NOT NULL,
    "pictures" JSONB NOT NULL,
    "estimateId" INTEGER,
    "removedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RemovedCartItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RemovedCartItem_cartId_idx" ON "RemovedCartItem"("cartId");

-- CreateIndex
CREATE INDEX "RemovedCartItem_removedAt_idx" ON "RemovedCartItem"("removedAt");

-- AddForeignKey
ALTER TABLE "RemovedCartItem" ADD CONSTRAINT "RemovedCartItem_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;
