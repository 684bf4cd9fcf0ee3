-- DropIndex
DROP INDEX "SettingRate_settingType_maxCarat_key";

-- DropIndex
DROP INDEX "QuantityBreak_itemTypeId_fromQuantity_key";

-- AlterTable
ALTER TABLE "PriceTerm" ADD COLUMN     "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp;

-- AlterTable
ALTER TABLE "AlloyComponent" DROP CONSTRAINT "AlloyComponent_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp,
ADD CONSTRAINT "AlloyComponent_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "ServiceRate" DROP CONSTRAINT "ServiceRate_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp,
ADD CONSTRAINT "ServiceRate_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "SettingRate" ADD COLUMN     "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp;

-- AlterTable
ALTER TABLE "StonePrice" ADD COLUMN     "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp;

-- AlterTable
ALTER TABLE "QuantityBreak" ADD COLUMN     "isWithdrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "validFrom" TIMESTAMP(3) NOT NULL DEFAULT '1970-01-01 00:00:00'::timestamp;

-- CreateTable
CREATE TABLE "TreatmentRate" (
    "id" SERIAL NOT NULL,
    "treatmentId" INTEGER NOT NULL,
    "validFrom" TIMESTAMP(3) NOT NULL,
    "rate" DECIMAL(14,4) NOT NULL,

    CONSTRAINT "TreatmentRate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriorityRate" (
    "id" SERIAL NOT NULL,
    "priorityId" INTEGER NOT NULL,
    "validFrom" TIMESTAMP(3) NOT NULL,
    "factor" DECIMAL(7,4) NOT NULL,
    "leadFactor" DECIMAL(7,4) NOT NULL,

    CONSTRAINT "PriorityRate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AlloyRate" (
    "id" SERIAL NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "validFrom" TIMESTAMP(3) NOT NULL,
    "premiumPercent" DECIMAL(7,4) NOT NULL,

    CONSTRAINT "AlloyRate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "TreatmentRate_treatmentId_validFrom_key" ON "TreatmentRate"("treatmentId", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "PriorityRate_priorityId_validFrom_key" ON "PriorityRate"("priorityId", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "AlloyRate_alloyId_validFrom_key" ON "AlloyRate"("alloyId", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "AlloyComponent_alloyId_metalId_validFrom_key" ON "AlloyComponent"("alloyId", "metalId", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "ServiceRate_serviceTypeId_validFrom_key" ON "ServiceRate"("serviceTypeId", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "SettingRate_settingType_maxCarat_validFrom_key" ON "SettingRate"("settingType", "maxCarat", "validFrom");

-- CreateIndex
CREATE UNIQUE INDEX "QuantityBreak_itemTypeId_fromQuantity_validFrom_key" ON "QuantityBreak"("itemTypeId", "fromQuantity", "validFrom");

-- AddForeignKey
ALTER TABLE "TreatmentRate" ADD CONSTRAINT "TreatmentRate_treatmentId_fkey" FOREIGN KEY ("treatmentId") REFERENCES "Treatment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriorityRate" ADD CONSTRAINT "PriorityRate_priorityId_fkey" FOREIGN KEY ("priorityId") REFERENCES "Priority"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AlloyRate" ADD CONSTRAINT "AlloyRate_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What prices depend on is told to caches and asks for new list prices.
CREATE TRIGGER "AlloyRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AlloyRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "TreatmentRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "TreatmentRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "PriorityRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PriorityRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "AlloyRate_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AlloyRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "TreatmentRate_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "TreatmentRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
CREATE TRIGGER "PriorityRate_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PriorityRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();
