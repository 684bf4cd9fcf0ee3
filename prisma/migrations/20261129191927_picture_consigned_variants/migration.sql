-- AlterTable
ALTER TABLE "ConsignmentLine" ADD COLUMN     "look" TEXT,
ADD COLUMN     "stoneShape" TEXT;
