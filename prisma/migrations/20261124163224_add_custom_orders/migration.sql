-- CreateTable
CREATE TABLE "CustomOrderTemplate" (
    "id" SERIAL NOT NULL,
    "parentId" INTEGER,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "descriptionEn" TEXT NOT NULL DEFAULT '',
    "descriptionFr" TEXT NOT NULL DEFAULT '',
    "rank" INTEGER NOT NULL DEFAULT 0,
    "itemTypeId" INTEGER,
    "pictureItemTypeId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CustomOrderTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomOrderGroup" (
    "id" SERIAL NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CustomOrderGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomOrderGroupItem" (
    "groupId" INTEGER NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CustomOrderGroupItem_pkey" PRIMARY KEY ("groupId","itemTypeId")
);

-- CreateTable
CREATE TABLE "CustomOrderGroupCustomerType" (
    "groupId" INTEGER NOT NULL,
    "customerTypeId" INTEGER NOT NULL,

    CONSTRAINT "CustomOrderGroupCustomerType_pkey" PRIMARY KEY ("groupId","customerTypeId")
);

-- CreateTable
CREATE TABLE "CustomOrder" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "placedById" INTEGER NOT NULL,
    "templateId" INTEGER,
    "jobOrderId" INTEGER,
    "priceQuoteId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CustomOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomOrderPicture" (
    "id" SERIAL NOT NULL,
    "customOrderId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "CustomOrderPicture_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrderTemplate_code_key" ON "CustomOrderTemplate"("code");

-- CreateIndex
CREATE INDEX "CustomOrderTemplate_parentId_rank_id_idx" ON "CustomOrderTemplate"("parentId", "rank", "id");

-- CreateIndex
CREATE INDEX "CustomOrderTemplate_itemTypeId_idx" ON "CustomOrderTemplate"("itemTypeId");

-- CreateIndex
CREATE INDEX "CustomOrderTemplate_pictureItemTypeId_idx" ON "CustomOrderTemplate"("pictureItemTypeId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrderGroup_nameEn_key" ON "CustomOrderGroup"("nameEn");

-- CreateIndex
CREATE INDEX "CustomOrderGroupItem_itemTypeId_idx" ON "CustomOrderGroupItem"("itemTypeId");

-- CreateIndex
CREATE INDEX "CustomOrderGroupCustomerType_customerTypeId_idx" ON "CustomOrderGroupCustomerType"("customerTypeId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrder_jobOrderId_key" ON "CustomOrder"("jobOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "CustomOrder_priceQuoteId_key" ON "CustomOrder"("priceQuoteId");

-- CreateIndex
CREATE INDEX "CustomOrder_customerId_idx" ON "CustomOrder"("customerId");

-- CreateIndex
CREATE INDEX "CustomOrder_placedById_idx" ON "CustomOrder"("placedById");

-- CreateIndex
CREATE INDEX "CustomOrder_templateId_idx" ON "CustomOrder"("templateId");

-- CreateIndex
CREATE INDEX "CustomOrderPicture_customOrderId_rank_id_idx" ON "CustomOrderPicture"("customOrderId", "rank", "id");

-- CreateIndex
CREATE INDEX "CustomOrderPicture_fileId_idx" ON "CustomOrderPicture"("fileId");

-- AddForeignKey
ALTER TABLE "CustomOrderTemplate" ADD CONSTRAINT "CustomOrderTemplate_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "CustomOrderTemplate"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderTemplate" ADD CONSTRAINT "CustomOrderTemplate_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderTemplate" ADD CONSTRAINT "CustomOrderTemplate_pictureItemTypeId_fkey" FOREIGN KEY ("pictureItemTypeId") REFERENCES "ItemType"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderGroupItem" ADD CONSTRAINT "CustomOrderGroupItem_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "CustomOrderGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderGroupItem" ADD CONSTRAINT "CustomOrderGroupItem_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderGroupCustomerType" ADD CONSTRAINT "CustomOrderGroupCustomerType_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "CustomOrderGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderGroupCustomerType" ADD CONSTRAINT "CustomOrderGroupCustomerType_customerTypeId_fkey" FOREIGN KEY ("customerTypeId") REFERENCES "CustomerType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "CustomOrderTemplate"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrder" ADD CONSTRAINT "CustomOrder_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderPicture" ADD CONSTRAINT "CustomOrderPicture_customOrderId_fkey" FOREIGN KEY ("customOrderId") REFERENCES "CustomOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomOrderPicture" ADD CONSTRAINT "CustomOrderPicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
