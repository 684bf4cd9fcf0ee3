-- AlterTable
ALTER TABLE "PriceQuoteVersion" ADD COLUMN     "approval" TEXT;
