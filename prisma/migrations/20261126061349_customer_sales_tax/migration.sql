-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "salesTaxPercent" DECIMAL(7,4);
