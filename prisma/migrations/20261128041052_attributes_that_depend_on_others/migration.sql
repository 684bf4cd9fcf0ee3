-- AlterTable
ALTER TABLE "Attribute" ADD COLUMN     "dependsOnId" INTEGER;

-- AddForeignKey
ALTER TABLE "Attribute" ADD CONSTRAINT "Attribute_dependsOnId_fkey" FOREIGN KEY ("dependsOnId") REFERENCES "Attribute"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- How an engraving looks and where it stands are no choices of a piece without one.
UPDATE "Attribute" dependent SET "dependsOnId" = engraving.id
FROM "Attribute" engraving
WHERE engraving.code = 'ENGRAVING' AND dependent.code IN ('ENGRAVING_FONT', 'ENGRAVING_PLACE');
