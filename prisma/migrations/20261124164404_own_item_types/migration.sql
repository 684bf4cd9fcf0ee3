-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "isActive" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "isPartOnly" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ItemTypeUser" (
    "itemTypeId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "ItemTypeUser_pkey" PRIMARY KEY ("itemTypeId","userId")
);

-- CreateTable
CREATE TABLE "ItemTypeCustomer" (
    "itemTypeId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,

    CONSTRAINT "ItemTypeCustomer_pkey" PRIMARY KEY ("itemTypeId","customerId")
);

-- CreateIndex
CREATE INDEX "ItemTypeUser_userId_itemTypeId_idx" ON "ItemTypeUser"("userId", "itemTypeId");

-- CreateIndex
CREATE INDEX "ItemTypeCustomer_customerId_itemTypeId_idx" ON "ItemTypeCustomer"("customerId", "itemTypeId");

-- AddForeignKey
ALTER TABLE "ItemTypeUser" ADD CONSTRAINT "ItemTypeUser_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeUser" ADD CONSTRAINT "ItemTypeUser_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeCustomer" ADD CONSTRAINT "ItemTypeCustomer_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ItemTypeCustomer" ADD CONSTRAINT "ItemTypeCustomer_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What viewers may see follows the setting, and what is kept of the catalogue follows whose pieces are whose.
DROP TRIGGER "Setting_changes" ON "Setting";
CREATE TRIGGER "Setting_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Setting"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices', 'reference', 'viewers');
CREATE TRIGGER "ItemTypeUser_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeUser"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
CREATE TRIGGER "ItemTypeCustomer_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ItemTypeCustomer"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('reference');
