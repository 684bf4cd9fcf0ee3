-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "discountKind" TEXT,
ADD COLUMN     "discountReason" TEXT,
ADD COLUMN     "discountValue" DECIMAL(12,2);
