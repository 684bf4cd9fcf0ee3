-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "seenUnitPrice" DECIMAL(14,2);

-- CreateTable
CREATE TABLE "WishList" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "shareKey" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WishList_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WishListItem" (
    "id" SERIAL NOT NULL,
    "wishListId" INTEGER NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "priorityId" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "quantity" INTEGER NOT NULL,
    "choices" JSONB NOT NULL,
    "parts" JSONB NOT NULL DEFAULT '[]',
    "ownMetal" BOOLEAN NOT NULL DEFAULT false,
    "configurationHash" TEXT NOT NULL,
    "wantedBy" DATE,
    "reference" TEXT,
    "endCustomer" TEXT,
    "note" TEXT,
    "drawingFileId" INTEGER,
    "addedUnitPrice" DECIMAL(14,2),
    "leadDays" INTEGER NOT NULL,
    "removedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WishListItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WishList_shareKey_key" ON "WishList"("shareKey");

-- CreateIndex
CREATE INDEX "WishList_customerId_idx" ON "WishList"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "WishList_userId_customerId_key" ON "WishList"("userId", "customerId");

-- CreateIndex
CREATE INDEX "WishListItem_wishListId_removedAt_id_idx" ON "WishListItem"("wishListId", "removedAt", "id");

-- AddForeignKey
ALTER TABLE "WishList" ADD CONSTRAINT "WishList_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishList" ADD CONSTRAINT "WishList_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishListItem" ADD CONSTRAINT "WishListItem_wishListId_fkey" FOREIGN KEY ("wishListId") REFERENCES "WishList"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishListItem" ADD CONSTRAINT "WishListItem_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishListItem" ADD CONSTRAINT "WishListItem_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishListItem" ADD CONSTRAINT "WishListItem_priorityId_fkey" FOREIGN KEY ("priorityId") REFERENCES "Priority"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishListItem" ADD CONSTRAINT "WishListItem_drawingFileId_fkey" FOREIGN KEY ("drawingFileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Owners are told of their wish lists as they are of their carts (migration `notify_changed_orders`).
CREATE TRIGGER "WishList_rows_insert" AFTER INSERT ON "WishList" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('WishList',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "WishList_rows_update" AFTER UPDATE ON "WishList" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('WishList',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "WishList_rows_delete" AFTER DELETE ON "WishList" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('WishList',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "WishListItem_rows_insert" AFTER INSERT ON "WishListItem" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('WishList',
  'SELECT to_jsonb(list) FROM "WishList" list WHERE id IN (SELECT "wishListId" FROM changed)');
CREATE TRIGGER "WishListItem_rows_update" AFTER UPDATE ON "WishListItem" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('WishList',
  'SELECT to_jsonb(list) FROM "WishList" list WHERE id IN (SELECT "wishListId" FROM changed)');
CREATE TRIGGER "WishListItem_rows_delete" AFTER DELETE ON "WishListItem" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('WishList',
  'SELECT to_jsonb(list) FROM "WishList" list WHERE id IN (SELECT "wishListId" FROM changed)');
