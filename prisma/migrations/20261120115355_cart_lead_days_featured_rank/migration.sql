-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "leadDays" INTEGER NOT NULL;

-- AlterTable
ALTER TABLE "ItemType" ALTER COLUMN "featuredRank" SET DEFAULT 1000;

-- CreateIndex
CREATE INDEX "ItemType_shownInCatalog_featuredRank_id_idx" ON "ItemType"("shownInCatalog", "featuredRank", "id");
