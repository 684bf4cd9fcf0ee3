-- AlterTable
ALTER TABLE "ProductCategory" ADD COLUMN     "largeImageId" INTEGER,
ADD COLUMN     "smallImageId" INTEGER,
ADD COLUMN     "title1ImageId" INTEGER,
ADD COLUMN     "title2ImageId" INTEGER;

-- CreateIndex
CREATE INDEX "ProductCategory_largeImageId_idx" ON "ProductCategory"("largeImageId");

-- CreateIndex
CREATE INDEX "ProductCategory_smallImageId_idx" ON "ProductCategory"("smallImageId");

-- CreateIndex
CREATE INDEX "ProductCategory_title1ImageId_idx" ON "ProductCategory"("title1ImageId");

-- CreateIndex
CREATE INDEX "ProductCategory_title2ImageId_idx" ON "ProductCategory"("title2ImageId");

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_largeImageId_fkey" FOREIGN KEY ("largeImageId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_smallImageId_fkey" FOREIGN KEY ("smallImageId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_title1ImageId_fkey" FOREIGN KEY ("title1ImageId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_title2ImageId_fkey" FOREIGN KEY ("title2ImageId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;
