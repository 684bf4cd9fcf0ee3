-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "salesTaxPercent" DECIMAL(7,4);
