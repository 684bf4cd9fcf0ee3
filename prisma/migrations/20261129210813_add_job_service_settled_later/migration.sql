-- AlterTable
ALTER TABLE "JobService" ADD COLUMN     "settledLater" DECIMAL(14,2);

-- Weights that customers were asked about.
UPDATE "JobService" service
SET "settledLater" = change."totalAfter" - change."totalBefore" - coalesce(service.price, 0)
FROM "JobChange" change
WHERE change."serviceId" = service.id AND change."weightAfter" IS NOT NULL;
