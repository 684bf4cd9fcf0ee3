-- AlterTable
ALTER TABLE "EntityStatus" ADD COLUMN     "staffNameEn" TEXT,
ADD COLUMN     "staffNameFr" TEXT;

-- The one name that speaks to the customer. New databases get it with the reference data.
UPDATE "EntityStatus"
   SET "staffNameEn" = 'Awaiting customer’s approval', "staffNameFr" = 'En attente de l’approbation du client'
 WHERE "entityType" = 'JOB_ORDER' AND code = 'AWAITING_APPROVAL';
