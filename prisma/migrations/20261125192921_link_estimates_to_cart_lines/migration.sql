-- AlterTable
ALTER TABLE "Estimate" ADD COLUMN     "cartItemId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "Estimate_cartItemId_key" ON "Estimate"("cartItemId");

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_cartItemId_fkey" FOREIGN KEY ("cartItemId") REFERENCES "CartItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
