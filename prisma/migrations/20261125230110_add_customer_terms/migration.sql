-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "depositPercent" DECIMAL(5,2),
ADD COLUMN     "memoLimit" DECIMAL(14,2),
ADD COLUMN     "memoTermDays" INTEGER;

ALTER TABLE "Customer" ADD CONSTRAINT "Customer_memoTermDays_check" CHECK ("memoTermDays" IN (30, 60, 90));
