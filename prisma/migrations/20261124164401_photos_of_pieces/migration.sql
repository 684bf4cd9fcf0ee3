-- CreateTable
CREATE TABLE "ItemTypePhoto" (
    "id" SERIAL NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "metalColour" TEXT,
    "shape" TEXT,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ItemTypePhoto_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ItemTypePhoto_itemTypeId_rank_idx" ON "ItemTypePhoto"("itemTypeId", "rank");

-- CreateIndex
CREATE INDEX "ItemTypePhoto_fileId_idx" ON "ItemTypePhoto"("fileId");

-- AddForeignKey
ALTER TABLE "ItemTypePhoto" ADD CONSTRAINT "ItemTypePhoto_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypePhoto" ADD CONSTRAINT "ItemTypePhoto_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
