-- AlterTable
ALTER TABLE "ItemGroup" ADD COLUMN     "rank" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "seesAllItemTypes" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "ItemType_code_id_idx" ON "ItemType"("code", "id");

-- CreateIndex
CREATE INDEX "ItemType_nameEn_id_idx" ON "ItemType"("nameEn", "id");

-- CreateIndex
CREATE INDEX "ItemType_nameFr_id_idx" ON "ItemType"("nameFr", "id");

-- CreateIndex
CREATE INDEX "ItemType_updatedAt_id_idx" ON "ItemType"("updatedAt", "id");

-- Groups stay in the order that they had.
UPDATE "ItemGroup" SET rank = ordered.place FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM "ItemGroup") ordered
  WHERE ordered.id = "ItemGroup".id;

-- What a user may see follows whether the setting is ignored for them.
DROP TRIGGER "User_changes" ON "User";
CREATE TRIGGER "User_changes" AFTER UPDATE ON "User" FOR EACH ROW
  WHEN (OLD."userName" IS DISTINCT FROM NEW."userName" OR OLD."isStaff" IS DISTINCT FROM NEW."isStaff" OR OLD."language" IS DISTINCT FROM NEW."language" OR OLD."mustChangePassword" IS DISTINCT FROM NEW."mustChangePassword" OR OLD."blockedAt" IS DISTINCT FROM NEW."blockedAt" OR OLD."seesAllItemTypes" IS DISTINCT FROM NEW."seesAllItemTypes")
  EXECUTE FUNCTION "notify_changes"('viewers');
