-- AlterTable
ALTER TABLE "Cart" ADD COLUMN     "lastPriceQuoteId" INTEGER;

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "cartTarget" TEXT;

-- CreateTable
CREATE TABLE "PriceQuote" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'PQ',
    "source" TEXT NOT NULL DEFAULT 'PORTAL',
    "isRequest" BOOLEAN NOT NULL DEFAULT true,
    "customerId" INTEGER NOT NULL,
    "placedById" INTEGER NOT NULL,
    "actingById" INTEGER,
    "contactId" INTEGER,
    "statusId" INTEGER NOT NULL,
    "statusSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "poNumber" TEXT,
    "customerWoNumber" TEXT,
    "reference" TEXT,
    "notes" TEXT,
    "currency" TEXT NOT NULL,
    "shippingAddress" JSONB,
    "billingAddress" JSONB,
    "sellToAddress" JSONB,
    "shippingMethodId" INTEGER,
    "currentVersionId" INTEGER,
    "shownVersionId" INTEGER,
    "acceptedVersionId" INTEGER,
    "total" DECIMAL(14,2),
    "validUntil" TIMESTAMP(3),
    "declineReason" TEXT,
    "orderGroupId" INTEGER,
    "supersededById" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PriceQuote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceQuoteVersion" (
    "id" SERIAL NOT NULL,
    "priceQuoteId" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "pricingMode" TEXT NOT NULL DEFAULT 'FIXED',
    "validOn" DATE,
    "validUntil" TIMESTAMP(3),
    "depositPercent" DECIMAL(5,2),
    "terms" TEXT,
    "leadDays" INTEGER,
    "internalNote" TEXT,
    "total" DECIMAL(14,2),
    "sentAt" TIMESTAMP(3),
    "sentById" INTEGER,
    "contentHash" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PriceQuoteVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceQuoteLine" (
    "id" SERIAL NOT NULL,
    "versionId" INTEGER NOT NULL,
    "lineKey" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "priorityId" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "quantity" INTEGER NOT NULL,
    "choices" JSONB NOT NULL,
    "configurationHash" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "titleFr" TEXT NOT NULL,
    "pricingMode" TEXT NOT NULL,
    "wantedBy" DATE,
    "reference" TEXT,
    "endCustomer" TEXT,
    "note" TEXT,
    "drawingFileId" INTEGER,
    "unitPrice" DECIMAL(14,2),
    "calculatedPrice" DECIMAL(14,2),
    "cost" DECIMAL(14,2),
    "estimatedWeight" DECIMAL(10,2) NOT NULL,
    "breakdown" JSONB NOT NULL,
    "summary" JSONB NOT NULL,
    "marketFix" JSONB NOT NULL,
    "marketAsOf" TIMESTAMP(3) NOT NULL,
    "leadDays" INTEGER NOT NULL,
    "priceAuthorId" INTEGER,
    "priceReason" TEXT,
    "isOptional" BOOLEAN NOT NULL DEFAULT false,
    "alternativeGroup" TEXT,
    "reorderedFromId" INTEGER,

    CONSTRAINT "PriceQuoteLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceQuoteTarget" (
    "lineId" INTEGER NOT NULL,
    "unitPrice" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "PriceQuoteTarget_pkey" PRIMARY KEY ("lineId")
);

-- CreateTable
CREATE TABLE "PriceQuoteSearchTerm" (
    "priceQuoteId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "PriceQuoteSearchTerm_pkey" PRIMARY KEY ("priceQuoteId","term")
);

-- CreateTable
CREATE TABLE "PriceQuoteEvent" (
    "id" SERIAL NOT NULL,
    "priceQuoteId" INTEGER NOT NULL,
    "fromStatusId" INTEGER,
    "toStatusId" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "reason" TEXT,
    "n" INTEGER,
    "userId" INTEGER,
    "actingById" INTEGER,
    "guestEmail" TEXT,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PriceQuoteEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceQuoteGuestLink" (
    "id" SERIAL NOT NULL,
    "priceQuoteId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "createdById" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "codeHash" TEXT,
    "codeExpiresAt" TIMESTAMP(3),
    "codeTries" INTEGER NOT NULL DEFAULT 0,
    "codesSent" INTEGER NOT NULL DEFAULT 0,
    "usedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PriceQuoteGuestLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_number_key" ON "PriceQuote"("number");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_numberRank_key" ON "PriceQuote"("numberRank");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_currentVersionId_key" ON "PriceQuote"("currentVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_shownVersionId_key" ON "PriceQuote"("shownVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_acceptedVersionId_key" ON "PriceQuote"("acceptedVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_orderGroupId_key" ON "PriceQuote"("orderGroupId");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuote_supersededById_key" ON "PriceQuote"("supersededById");

-- CreateIndex
CREATE INDEX "PriceQuote_createdAt_id_idx" ON "PriceQuote"("createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_validUntil_id_idx" ON "PriceQuote"("validUntil", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_total_id_idx" ON "PriceQuote"("total", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_numberRank_id_idx" ON "PriceQuote"("numberRank", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_customerId_createdAt_id_idx" ON "PriceQuote"("customerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_customerId_validUntil_id_idx" ON "PriceQuote"("customerId", "validUntil", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_customerId_total_id_idx" ON "PriceQuote"("customerId", "total", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_customerId_numberRank_id_idx" ON "PriceQuote"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_customerId_statusId_createdAt_id_idx" ON "PriceQuote"("customerId", "statusId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_statusId_createdAt_id_idx" ON "PriceQuote"("statusId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_statusId_validUntil_id_idx" ON "PriceQuote"("statusId", "validUntil", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_statusId_total_id_idx" ON "PriceQuote"("statusId", "total", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_statusId_numberRank_id_idx" ON "PriceQuote"("statusId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_source_createdAt_id_idx" ON "PriceQuote"("source", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_placedById_createdAt_id_idx" ON "PriceQuote"("placedById", "createdAt", "id");

-- CreateIndex
CREATE INDEX "PriceQuote_contactId_idx" ON "PriceQuote"("contactId");

-- CreateIndex
CREATE INDEX "PriceQuote_kind_updatedAt_idx" ON "PriceQuote"("kind", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuoteVersion_priceQuoteId_n_key" ON "PriceQuoteVersion"("priceQuoteId", "n");

-- CreateIndex
CREATE INDEX "PriceQuoteLine_drawingFileId_idx" ON "PriceQuoteLine"("drawingFileId");

-- CreateIndex
CREATE INDEX "PriceQuoteLine_reorderedFromId_idx" ON "PriceQuoteLine"("reorderedFromId");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuoteLine_versionId_lineKey_key" ON "PriceQuoteLine"("versionId", "lineKey");

-- CreateIndex
CREATE INDEX "PriceQuoteSearchTerm_term_idx" ON "PriceQuoteSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE INDEX "PriceQuoteEvent_priceQuoteId_id_idx" ON "PriceQuoteEvent"("priceQuoteId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PriceQuoteGuestLink_tokenHash_key" ON "PriceQuoteGuestLink"("tokenHash");

-- CreateIndex
CREATE INDEX "PriceQuoteGuestLink_priceQuoteId_idx" ON "PriceQuoteGuestLink"("priceQuoteId");

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_lastPriceQuoteId_fkey" FOREIGN KEY ("lastPriceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_statusId_fkey" FOREIGN KEY ("statusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_shippingMethodId_fkey" FOREIGN KEY ("shippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_currentVersionId_fkey" FOREIGN KEY ("currentVersionId") REFERENCES "PriceQuoteVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_shownVersionId_fkey" FOREIGN KEY ("shownVersionId") REFERENCES "PriceQuoteVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_acceptedVersionId_fkey" FOREIGN KEY ("acceptedVersionId") REFERENCES "PriceQuoteVersion"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_orderGroupId_fkey" FOREIGN KEY ("orderGroupId") REFERENCES "OrderGroup"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuote" ADD CONSTRAINT "PriceQuote_supersededById_fkey" FOREIGN KEY ("supersededById") REFERENCES "PriceQuote"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteVersion" ADD CONSTRAINT "PriceQuoteVersion_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteVersion" ADD CONSTRAINT "PriceQuoteVersion_sentById_fkey" FOREIGN KEY ("sentById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "PriceQuoteVersion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_priorityId_fkey" FOREIGN KEY ("priorityId") REFERENCES "Priority"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_drawingFileId_fkey" FOREIGN KEY ("drawingFileId") REFERENCES "File"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_priceAuthorId_fkey" FOREIGN KEY ("priceAuthorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteLine" ADD CONSTRAINT "PriceQuoteLine_reorderedFromId_fkey" FOREIGN KEY ("reorderedFromId") REFERENCES "JobOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteTarget" ADD CONSTRAINT "PriceQuoteTarget_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "PriceQuoteLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteSearchTerm" ADD CONSTRAINT "PriceQuoteSearchTerm_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteEvent" ADD CONSTRAINT "PriceQuoteEvent_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteEvent" ADD CONSTRAINT "PriceQuoteEvent_fromStatusId_fkey" FOREIGN KEY ("fromStatusId") REFERENCES "EntityStatus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteEvent" ADD CONSTRAINT "PriceQuoteEvent_toStatusId_fkey" FOREIGN KEY ("toStatusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteEvent" ADD CONSTRAINT "PriceQuoteEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteEvent" ADD CONSTRAINT "PriceQuoteEvent_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteGuestLink" ADD CONSTRAINT "PriceQuoteGuestLink_priceQuoteId_fkey" FOREIGN KEY ("priceQuoteId") REFERENCES "PriceQuote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceQuoteGuestLink" ADD CONSTRAINT "PriceQuoteGuestLink_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was sent to somebody stays as it was sent (server/domains/quotes). The migration engine ends a statement at every
-- semicolon: inside the body they are written \x3B.
CREATE FUNCTION "refuse_frozen_quote"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  RAISE EXCEPTION ''A version of a quote that was sent does not change.''\x3B
END';

CREATE TRIGGER "PriceQuoteVersion_frozen" BEFORE UPDATE OR DELETE ON "PriceQuoteVersion"
  FOR EACH ROW WHEN (OLD."sentAt" IS NOT NULL) EXECUTE FUNCTION "refuse_frozen_quote"();

CREATE FUNCTION "keep_frozen_quote_lines"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  IF EXISTS (SELECT 1 FROM "PriceQuoteVersion" WHERE id = OLD."versionId" AND "sentAt" IS NOT NULL) THEN
    RAISE EXCEPTION ''A line of a quote that was sent does not change.''\x3B
  END IF\x3B
  IF TG_OP = ''DELETE'' THEN RETURN OLD\x3B END IF\x3B
  RETURN NEW\x3B
END';

CREATE TRIGGER "PriceQuoteLine_frozen" BEFORE UPDATE OR DELETE ON "PriceQuoteLine"
  FOR EACH ROW EXECUTE FUNCTION "keep_frozen_quote_lines"();
