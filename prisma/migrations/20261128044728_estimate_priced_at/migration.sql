-- AlterTable
ALTER TABLE "Estimate" ADD COLUMN "pricedAt" TIMESTAMP(3);

-- An estimate is kept for 30 days from when it was priced.
UPDATE "Estimate" SET "pricedAt" = "expiresAt" - interval '30 days';

ALTER TABLE "Estimate" ALTER COLUMN "pricedAt" SET NOT NULL;
