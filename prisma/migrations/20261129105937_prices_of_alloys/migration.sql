-- Prices that outlived their alloy show nowhere
DELETE FROM "ItemTypeListPrice" price
WHERE NOT EXISTS (SELECT FROM "Alloy" alloy WHERE alloy.id = price."alloyId");

-- CreateIndex
CREATE INDEX "ItemTypeListPrice_alloyId_idx" ON "ItemTypeListPrice"("alloyId");

-- AddForeignKey
ALTER TABLE "ItemTypeListPrice" ADD CONSTRAINT "ItemTypeListPrice_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE CASCADE ON UPDATE CASCADE;
