-- CreateTable
CREATE TABLE "HeldMarketPrice" (
    "id" SERIAL NOT NULL,
    "metalId" INTEGER NOT NULL,
    "asOf" TIMESTAMP(3) NOT NULL,
    "buy" DECIMAL(14,4) NOT NULL,
    "sell" DECIMAL(14,4) NOT NULL,
    "source" TEXT NOT NULL,
    "against" DECIMAL(14,4) NOT NULL,
    "heldAt" TIMESTAMP(3) NOT NULL,
    "refusedAt" TIMESTAMP(3),

    CONSTRAINT "HeldMarketPrice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "HeldMarketPrice_metalId_asOf_key" ON "HeldMarketPrice"("metalId", "asOf");

-- AddForeignKey
ALTER TABLE "HeldMarketPrice" ADD CONSTRAINT "HeldMarketPrice_metalId_fkey" FOREIGN KEY ("metalId") REFERENCES "Metal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
