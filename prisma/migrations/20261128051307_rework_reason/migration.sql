-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "reworkReason" TEXT;
