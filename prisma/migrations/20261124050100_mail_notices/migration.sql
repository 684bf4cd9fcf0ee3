-- AlterTable
ALTER TABLE "PriceQuote" ADD COLUMN     "expiryToldOf" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "MailRefusal" (
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailRefusal_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "JobNotice" (
    "jobOrderId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "of" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "JobNotice_pkey" PRIMARY KEY ("jobOrderId","kind")
);

-- AddForeignKey
ALTER TABLE "MailRefusal" ADD CONSTRAINT "MailRefusal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JobNotice" ADD CONSTRAINT "JobNotice_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;
