-- AlterTable
ALTER TABLE "Estimate" ADD COLUMN     "stoneShape" TEXT;

-- What was chosen of the cuts of a piece, else what stands by default.
UPDATE "Estimate" estimate SET "stoneShape" = cut."stoneShape"
FROM "ItemTypeAttribute" offered, "AttributeOption" cut
WHERE estimate.kind = 'PIECE' AND offered."itemTypeId" = estimate."itemTypeId" AND cut."stoneShape" IS NOT NULL
  AND cut."attributeId" = offered."attributeId" AND cut.id = COALESCE((
    SELECT (choice ->> 'optionId')::int FROM jsonb_array_elements(estimate.content #> '{configuration,attributes}') choice
    WHERE (choice ->> 'attributeId')::int = offered."attributeId" LIMIT 1), offered."defaultOptionId");
