-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "chargesTotal" DECIMAL(14,2) NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "OrderCharge" (
    "id" SERIAL NOT NULL,
    "orderGroupId" INTEGER NOT NULL,
    "jobOrderId" INTEGER,
    "kind" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "salesTax" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "serviceId" INTEGER,
    "reversesId" INTEGER,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderCharge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "OrderCharge_reversesId_key" ON "OrderCharge"("reversesId");

-- CreateIndex
CREATE INDEX "OrderCharge_orderGroupId_id_idx" ON "OrderCharge"("orderGroupId", "id");

-- CreateIndex
CREATE INDEX "OrderCharge_jobOrderId_id_idx" ON "OrderCharge"("jobOrderId", "id");

-- CreateIndex
CREATE INDEX "OrderCharge_serviceId_idx" ON "OrderCharge"("serviceId");

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_orderGroupId_fkey" FOREIGN KEY ("orderGroupId") REFERENCES "OrderGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "JobService"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "OrderCharge"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was approved, cancelled and made anew so far becomes rows, each with the tax that it brings.
WITH "job" AS (
  SELECT j.*, j."lineTotal" + COALESCE((SELECT sum(s.price) FROM "JobService" s
    WHERE s."jobOrderId" = j.id AND s.status = 'APPROVED'), 0) AS "reached"
  FROM "JobOrder" j
), "row" AS (
  SELECT j."orderGroupId", j.id AS "jobOrderId", 'REMAKE' AS kind, j."lineTotal" AS amount,
    'Replaces ' || p.number AS "nameEn", 'Remplace ' || p.number AS "nameFr", NULL::int AS "serviceId",
    j."placedById" AS "userId", j."createdAt" AS at, 1 AS place
  FROM "job" j JOIN "JobOrder" p ON p.id = j."remadeFromId"
  UNION ALL
  SELECT j."orderGroupId", j.id, 'SERVICE', s.price, t."nameEn", t."nameFr", s.id, j."placedById",
    COALESCE(s."decidedAt", s."createdAt"), 2
  FROM "job" j JOIN "JobService" s ON s."jobOrderId" = j.id AND s.status = 'APPROVED' AND s.price <> 0
  JOIN "EntityStatus" t ON t.id = s."serviceTypeId"
  UNION ALL
  SELECT j."orderGroupId", j.id, 'CANCELLATION', -j."reached", 'Cancelled', 'Annulée', NULL, j."placedById",
    COALESCE(j."cancelledAt", j."statusSince"), 3
  FROM "job" j WHERE j."statusId" = 1912 AND j."reached" <> 0
  UNION ALL
  SELECT j."orderGroupId", j.id, 'CANCELLATION_FEE', j."cancelFee", 'Cancellation fee', 'Frais d’annulation', NULL,
    j."placedById", COALESCE(j."cancelledAt", j."statusSince"), 4
  FROM "job" j WHERE j."cancelFee" <> 0
  UNION ALL
  SELECT j."orderGroupId", j.id, 'REMADE', -j."reached", 'Made anew', 'Refaite', NULL, j."placedById", j."statusSince", 0
  FROM "job" j WHERE j."statusId" = 1913 AND j."reached" <> 0
  UNION ALL
  SELECT g.id, NULL, 'SHIPPING', -g."shippingPrice", 'Shipping, nothing to ship', 'Expédition, rien à expédier', NULL,
    g."placedById", (SELECT max(j."statusSince") FROM "JobOrder" j WHERE j."orderGroupId" = g.id), 5
  FROM "OrderGroup" g WHERE g."shippingPrice" <> 0 AND NOT EXISTS (
    SELECT 1 FROM "JobOrder" j WHERE j."orderGroupId" = g.id AND j."statusId" NOT IN (1912, 1913))
), "summed" AS (
  SELECT "row".*, g.currency, g."salesTaxPercent" AS percent, g."subTotal" + sum(CASE kind WHEN 'SHIPPING' THEN 0 ELSE amount END)
    OVER (PARTITION BY "row"."orderGroupId" ORDER BY "row".at, place, "jobOrderId", "serviceId") AS "after"
  FROM "row" JOIN "OrderGroup" g ON g.id = "row"."orderGroupId"
)
INSERT INTO "OrderCharge" ("orderGroupId", "jobOrderId", kind, amount, "salesTax", currency, "nameEn", "nameFr", "serviceId", "userId", at)
SELECT "orderGroupId", "jobOrderId", kind, amount,
  CASE kind WHEN 'SHIPPING' THEN 0 ELSE round("after" * percent / 100, 2) - round(("after" - amount) * percent / 100, 2) END,
  currency, "nameEn", "nameFr", "serviceId", "userId", at
FROM "summed" ORDER BY at, place, "jobOrderId", "serviceId";

UPDATE "JobOrder" j SET "chargesTotal" = c.total
FROM (SELECT "jobOrderId", sum(amount) AS total FROM "OrderCharge" WHERE "jobOrderId" IS NOT NULL GROUP BY 1) c
WHERE c."jobOrderId" = j.id;

-- An empty cart starts the next order: from the customer's defaults.
UPDATE "Cart" c SET
  "shippingAddressId" = (SELECT a.id FROM "Address" a WHERE a."customerId" = c."customerId" AND a."archivedAt" IS NULL
    AND a."isDefaultShipping" LIMIT 1),
  "billingAddressId" = (SELECT a.id FROM "Address" a WHERE a."customerId" = c."customerId" AND a."archivedAt" IS NULL
    AND a."isDefaultBilling" LIMIT 1),
  "sellToAddressId" = NULL,
  "shippingMethodId" = (SELECT u."defaultShippingMethodId" FROM "Customer" u WHERE u.id = c."customerId")
WHERE NOT EXISTS (SELECT 1 FROM "CartItem" i WHERE i."cartId" = c.id);
