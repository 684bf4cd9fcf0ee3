-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "cheapest" JSONB;

-- CreateTable
CREATE TABLE "ItemTypeListPrice" (
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "least" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "ItemTypeListPrice_pkey" PRIMARY KEY ("itemTypeId","alloyId")
);

-- AddForeignKey
ALTER TABLE "ItemTypeListPrice" ADD CONSTRAINT "ItemTypeListPrice_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- List prices by alloy are found with the next refresh.
INSERT INTO "ListPriceRefresh" DEFAULT VALUES;
