-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "freeDesign" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Estimate" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "placedById" INTEGER NOT NULL,
    "actingById" INTEGER,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "titleEn" TEXT NOT NULL,
    "titleFr" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "wantedBy" DATE,
    "reference" TEXT,
    "note" TEXT,
    "currency" TEXT NOT NULL,
    "calculatedPrice" DECIMAL(14,2),
    "unitPrice" DECIMAL(14,2),
    "total" DECIMAL(14,2),
    "priceReason" TEXT,
    "priceAuthorId" INTEGER,
    "estimatedWeight" DECIMAL(10,2) NOT NULL,
    "breakdown" JSONB NOT NULL,
    "summary" JSONB NOT NULL,
    "marketAsOf" TIMESTAMP(3) NOT NULL,
    "leadDays" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "sharedAt" TIMESTAMP(3),
    "convertedAt" TIMESTAMP(3),
    "convertedTo" TEXT,
    "convertedNumber" TEXT,
    "deletedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Estimate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EstimatePicture" (
    "estimateId" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "EstimatePicture_pkey" PRIMARY KEY ("estimateId","fileId")
);

-- CreateTable
CREATE TABLE "EstimateSearchTerm" (
    "estimateId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "EstimateSearchTerm_pkey" PRIMARY KEY ("estimateId","term")
);

-- CreateTable
CREATE TABLE "ServiceTypeGroup" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ServiceTypeGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ServiceTypeRule" (
    "serviceTypeId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,
    "requiresProof" BOOLEAN NOT NULL DEFAULT false,
    "minLeadDays" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ServiceTypeRule_pkey" PRIMARY KEY ("serviceTypeId")
);

-- CreateTable
CREATE TABLE "ServiceTypeFollower" (
    "serviceTypeId" INTEGER NOT NULL,
    "nextId" INTEGER NOT NULL,

    CONSTRAINT "ServiceTypeFollower_pkey" PRIMARY KEY ("serviceTypeId","nextId")
);

-- CreateTable
CREATE TABLE "EstimateInfoText" (
    "page" TEXT NOT NULL,
    "textEn" TEXT NOT NULL,
    "textFr" TEXT NOT NULL,

    CONSTRAINT "EstimateInfoText_pkey" PRIMARY KEY ("page")
);

-- CreateIndex
CREATE UNIQUE INDEX "Estimate_number_key" ON "Estimate"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Estimate_numberRank_key" ON "Estimate"("numberRank");

-- CreateIndex
CREATE INDEX "Estimate_customerId_createdAt_id_idx" ON "Estimate"("customerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Estimate_customerId_placedById_createdAt_id_idx" ON "Estimate"("customerId", "placedById", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Estimate_createdAt_id_idx" ON "Estimate"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Estimate_total_id_idx" ON "Estimate"("total", "id");

-- CreateIndex
CREATE INDEX "Estimate_expiresAt_id_idx" ON "Estimate"("expiresAt", "id");

-- CreateIndex
CREATE INDEX "Estimate_deletedAt_idx" ON "Estimate"("deletedAt");

-- CreateIndex
CREATE INDEX "EstimatePicture_fileId_idx" ON "EstimatePicture"("fileId");

-- CreateIndex
CREATE INDEX "EstimateSearchTerm_term_idx" ON "EstimateSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE UNIQUE INDEX "ServiceTypeGroup_code_key" ON "ServiceTypeGroup"("code");

-- CreateIndex
CREATE INDEX "ServiceTypeRule_groupId_idx" ON "ServiceTypeRule"("groupId");

-- CreateIndex
CREATE INDEX "ServiceTypeFollower_nextId_idx" ON "ServiceTypeFollower"("nextId");

-- CreateIndex
CREATE INDEX "ItemType_freeDesign_id_idx" ON "ItemType"("freeDesign", "id");

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_priceAuthorId_fkey" FOREIGN KEY ("priceAuthorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EstimatePicture" ADD CONSTRAINT "EstimatePicture_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EstimatePicture" ADD CONSTRAINT "EstimatePicture_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EstimateSearchTerm" ADD CONSTRAINT "EstimateSearchTerm_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceTypeRule" ADD CONSTRAINT "ServiceTypeRule_serviceTypeId_fkey" FOREIGN KEY ("serviceTypeId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceTypeRule" ADD CONSTRAINT "ServiceTypeRule_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "ServiceTypeGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceTypeFollower" ADD CONSTRAINT "ServiceTypeFollower_serviceTypeId_fkey" FOREIGN KEY ("serviceTypeId") REFERENCES "ServiceTypeRule"("serviceTypeId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ServiceTypeFollower" ADD CONSTRAINT "ServiceTypeFollower_nextId_fkey" FOREIGN KEY ("nextId") REFERENCES "ServiceTypeRule"("serviceTypeId") ON DELETE CASCADE ON UPDATE CASCADE;
