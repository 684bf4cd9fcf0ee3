-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "contactId" INTEGER;

-- CreateIndex
CREATE INDEX "Cart_contactId_idx" ON "Cart"("contactId");

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
