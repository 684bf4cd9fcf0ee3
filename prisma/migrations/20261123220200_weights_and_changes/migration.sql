-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "weightTolerance" DECIMAL(5,2);

-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "actualWeight" DECIMAL(10,2);

-- CreateTable
CREATE TABLE "JobChange" (
    "serviceId" INTEGER NOT NULL,
    "note" TEXT,
    "totalBefore" DECIMAL(14,2) NOT NULL,
    "totalAfter" DECIMAL(14,2) NOT NULL,
    "weightBefore" DECIMAL(10,2),
    "weightAfter" DECIMAL(10,2),
    "promisedOnBefore" DATE,
    "promisedOnAfter" DATE,

    CONSTRAINT "JobChange_pkey" PRIMARY KEY ("serviceId")
);

-- AddForeignKey
ALTER TABLE "JobChange" ADD CONSTRAINT "JobChange_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "JobService"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
