-- AlterTable
ALTER TABLE "CustomOrderTemplate" ADD COLUMN     "isActive" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "isOffered" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "CustomOrderGroup" ADD COLUMN     "isHidden" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "position" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "CustomOrderGroup_position_nameEn_id_idx" ON "CustomOrderGroup"("position", "nameEn", "id");

-- Siblings get ranks without gaps, as moves keep them from now on. Groups stand as they were listed: by name.
UPDATE "CustomOrderTemplate" AS template SET rank = placed.rank
FROM (
  SELECT id, row_number() OVER (PARTITION BY "parentId" ORDER BY rank, id) - 1 AS rank FROM "CustomOrderTemplate"
) AS placed
WHERE placed.id = template.id AND placed.rank <> template.rank;

UPDATE "CustomOrderGroup" AS item SET position = placed.position
FROM (SELECT id, row_number() OVER (ORDER BY "nameEn", id) AS position FROM "CustomOrderGroup") AS placed
WHERE placed.id = item.id;
