-- AlterTable
ALTER TABLE "OrderGroup" ADD COLUMN     "taxBase" TEXT NOT NULL DEFAULT 'SUBTOTAL',
ADD COLUMN     "usesGivenBack" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "OrderCharge" ADD COLUMN     "promotionId" INTEGER;

-- Orders that were taxed on what is left after the discount keep it so.
UPDATE "OrderGroup" SET "taxBase" = 'NET_OF_DISCOUNT'
WHERE "discountValue" > 0
  AND "salesTaxValue" <> round("subTotal" * "salesTaxPercent" / 100, 2)
  AND "salesTaxValue" = round(("subTotal" - "discountValue") * "salesTaxPercent" / 100, 2);

-- What was given back as a whole is given back promotion by promotion.
UPDATE "OrderGroup" SET "usesGivenBack" = ARRAY(
  SELECT (promotion->>'promotionId')::int FROM jsonb_array_elements("OrderGroup".promotions) promotion
)
WHERE "usesGivenBackAt" IS NOT NULL;

-- Of an order that was cancelled as a whole nothing is discounted any more.
WITH cancelled AS (
  SELECT id, "discountValue", "salesTaxPercent", "taxBase", currency, promotions,
    coalesce((
      SELECT sum((promotion->>'amount')::numeric) FROM jsonb_array_elements(promotions) promotion
      WHERE promotion->>'kind' <> 'SHIPPING'
    ), 0) AS explained
  FROM "OrderGroup" o
  WHERE "discountValue" > 0 AND NOT EXISTS (
    SELECT 1 FROM "JobOrder" job JOIN "EntityStatus" status ON status.id = job."statusId"
    WHERE job."orderGroupId" = o.id AND status.code NOT IN ('CANCELLED', 'REMADE')
  )
), reductions AS (
  SELECT cancelled.id, "salesTaxPercent", "taxBase", currency, (promotion->>'promotionId')::int AS "promotionId",
    (promotion->>'amount')::numeric AS amount, promotion->>'nameEn' AS en, promotion->>'nameFr' AS fr
  FROM cancelled, jsonb_array_elements(promotions) promotion
  WHERE promotion->>'kind' <> 'SHIPPING'
  UNION ALL
  SELECT id, "salesTaxPercent", "taxBase", currency, NULL, "discountValue" - explained, NULL, NULL FROM cancelled
)
INSERT INTO "OrderCharge" ("orderGroupId", kind, "promotionId", amount, "salesTax", currency, "nameEn", "nameFr", at)
SELECT id, 'DISCOUNT', "promotionId", amount,
  CASE "taxBase" WHEN 'SUBTOTAL' THEN 0 ELSE round(amount * "salesTaxPercent" / 100, 2) END,
  currency, concat_ws(' · ', 'Discount on what is left', en), concat_ws(' · ', 'Remise sur ce qui reste', fr), now()
FROM reductions WHERE amount > 0;

ALTER TABLE "OrderGroup" DROP COLUMN "usesGivenBackAt";
