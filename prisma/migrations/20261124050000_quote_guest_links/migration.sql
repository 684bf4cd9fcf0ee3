-- DropForeignKey
ALTER TABLE "PriceQuoteGuestLink" DROP CONSTRAINT "PriceQuoteGuestLink_createdById_fkey";

-- DropIndex
DROP INDEX "PriceQuoteGuestLink_priceQuoteId_idx";

-- AlterTable
ALTER TABLE "PriceQuoteEvent" ADD COLUMN     "guestName" TEXT;

-- AlterTable
ALTER TABLE "PriceQuoteGuestLink" DROP COLUMN "codesSent",
ADD COLUMN     "accessExpiresAt" TIMESTAMP(3),
ADD COLUMN     "accessHash" TEXT,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "openedAt" TIMESTAMP(3),
ADD COLUMN     "revokedAt" TIMESTAMP(3),
ADD COLUMN     "seed" TEXT NOT NULL,
ADD COLUMN     "sentAt" TIMESTAMP(3),
ALTER COLUMN "createdById" DROP NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuoteGuestLink_accessHash_key" ON "PriceQuoteGuestLink"("accessHash");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuoteGuestLink_priceQuoteId_email_key" ON "PriceQuoteGuestLink"("priceQuoteId", "email");

-- AddForeignKey
ALTER TABLE "PriceQuoteGuestLink" ADD CONSTRAINT "PriceQuoteGuestLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
