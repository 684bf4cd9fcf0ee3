-- AlterTable
ALTER TABLE "PayPalOrder" ADD COLUMN     "triedAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "GatewayRefund" ADD COLUMN     "triedAt" TIMESTAMP(3);
