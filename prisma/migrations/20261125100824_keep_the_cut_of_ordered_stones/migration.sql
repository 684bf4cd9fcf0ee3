-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "stoneShape" TEXT;

-- AlterTable
ALTER TABLE "JobItem" ADD COLUMN     "stoneShape" TEXT;
