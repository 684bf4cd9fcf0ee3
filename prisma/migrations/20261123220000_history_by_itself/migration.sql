-- DropForeignKey
ALTER TABLE "JobStatusEvent" DROP CONSTRAINT "JobStatusEvent_userId_fkey";

-- AlterTable
ALTER TABLE "JobStatusEvent" ALTER COLUMN "userId" DROP NOT NULL;

-- AddForeignKey
ALTER TABLE "JobStatusEvent" ADD CONSTRAINT "JobStatusEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
