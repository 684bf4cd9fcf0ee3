-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "attributes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "couponId" INTEGER;

-- AlterTable
ALTER TABLE "ItemGroup" ADD COLUMN     "parcelHeight" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "parcelLength" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "parcelWidth" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "parcelHeight" INTEGER,
ADD COLUMN     "parcelLength" INTEGER,
ADD COLUMN     "parcelWidth" INTEGER;

-- AlterTable
ALTER TABLE "Attribute" ADD COLUMN     "askedOnOrder" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "requiredOnOrder" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "OrderGroup" ADD COLUMN     "attributes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "promotions" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "ShippingMethod" ADD COLUMN     "dimensionalDivisor" DECIMAL(10,2),
ADD COLUMN     "fastTouch" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "maxLength" INTEGER,
ADD COLUMN     "maxWeight" DECIMAL(12,2);

-- CreateTable
CREATE TABLE "Promotion" (
    "id" SERIAL NOT NULL,
    "code" TEXT,
    "kind" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "value" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "minSubTotal" DECIMAL(14,2),
    "startsOn" DATE,
    "endsOn" DATE,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "totalLimit" INTEGER,
    "customerLimit" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Promotion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromotionTarget" (
    "id" SERIAL NOT NULL,
    "promotionId" INTEGER NOT NULL,
    "customerId" INTEGER,
    "customerTypeId" INTEGER,
    "itemTypeId" INTEGER,
    "itemGroupId" INTEGER,
    "isFree" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "PromotionTarget_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PromotionUse" (
    "promotionId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PromotionUse_pkey" PRIMARY KEY ("promotionId","customerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Promotion_code_key" ON "Promotion"("code");

-- CreateIndex
CREATE INDEX "Promotion_uses_id_idx" ON "Promotion"("uses", "id");

-- CreateIndex
CREATE INDEX "Promotion_createdAt_id_idx" ON "Promotion"("createdAt", "id");

-- CreateIndex
CREATE INDEX "PromotionTarget_promotionId_idx" ON "PromotionTarget"("promotionId");

-- CreateIndex
CREATE INDEX "PromotionTarget_customerId_idx" ON "PromotionTarget"("customerId");

-- CreateIndex
CREATE INDEX "PromotionTarget_customerTypeId_idx" ON "PromotionTarget"("customerTypeId");

-- CreateIndex
CREATE INDEX "PromotionTarget_itemTypeId_idx" ON "PromotionTarget"("itemTypeId");

-- CreateIndex
CREATE INDEX "PromotionTarget_itemGroupId_idx" ON "PromotionTarget"("itemGroupId");

-- CreateIndex
CREATE INDEX "PromotionUse_customerId_idx" ON "PromotionUse"("customerId");

-- CreateIndex
CREATE INDEX "Cart_couponId_idx" ON "Cart"("couponId");

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Promotion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionTarget" ADD CONSTRAINT "PromotionTarget_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "Promotion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionTarget" ADD CONSTRAINT "PromotionTarget_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionTarget" ADD CONSTRAINT "PromotionTarget_customerTypeId_fkey" FOREIGN KEY ("customerTypeId") REFERENCES "CustomerType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionTarget" ADD CONSTRAINT "PromotionTarget_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionTarget" ADD CONSTRAINT "PromotionTarget_itemGroupId_fkey" FOREIGN KEY ("itemGroupId") REFERENCES "ItemGroup"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionUse" ADD CONSTRAINT "PromotionUse_promotionId_fkey" FOREIGN KEY ("promotionId") REFERENCES "Promotion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PromotionUse" ADD CONSTRAINT "PromotionUse_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A target names one thing, and only pieces are given away.
ALTER TABLE "PromotionTarget" ADD CONSTRAINT "PromotionTarget_one_thing"
  CHECK (num_nonnulls("customerId", "customerTypeId", "itemTypeId", "itemGroupId") = 1 AND (NOT "isFree" OR "itemTypeId" IS NOT NULL));
ALTER TABLE "Promotion" ADD CONSTRAINT "Promotion_code_in_capitals" CHECK (code = upper(code));

-- What carts are read with is cached. That an order had a promotion changes it only where it was the last that may.
CREATE TRIGGER "Promotion_changes" AFTER UPDATE ON "Promotion" FOR EACH ROW
  WHEN (NEW.uses = OLD.uses OR NEW.uses >= NEW."totalLimit")
  EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "Promotion_additions" AFTER INSERT OR DELETE OR TRUNCATE ON "Promotion"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "PromotionTarget_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PromotionTarget"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');

-- What a parcel costs is computed with prices: a group's box is kept with the pieces.
DROP TRIGGER "ItemGroup_changes" ON "ItemGroup";
CREATE TRIGGER "ItemGroup_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemGroup"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference');
