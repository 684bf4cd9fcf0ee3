-- AlterTable
ALTER TABLE "CustomerCredit" ADD COLUMN     "settlesOrder" BOOLEAN NOT NULL DEFAULT false;
