-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "consignmentId" INTEGER;

-- AlterTable
ALTER TABLE "InvoiceLine" ADD COLUMN     "consignmentLineId" INTEGER;

-- CreateTable
CREATE TABLE "Consignment" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "statusId" INTEGER NOT NULL,
    "termDays" INTEGER NOT NULL,
    "issuedOn" DATE,
    "dueOn" DATE,
    "toldPercent" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "shippingAddress" JSONB NOT NULL,
    "billingAddress" JSONB NOT NULL,
    "note" TEXT,
    "memoValue" DECIMAL(14,2) NOT NULL,
    "outValue" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "placedById" INTEGER NOT NULL,
    "actingById" INTEGER,
    "contactId" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Consignment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsignmentLine" (
    "id" SERIAL NOT NULL,
    "consignmentId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "splitFromId" INTEGER,
    "itemTypeId" INTEGER NOT NULL,
    "alloyId" INTEGER NOT NULL,
    "size" DECIMAL(4,2),
    "variantCode" TEXT,
    "titleEn" TEXT NOT NULL,
    "titleFr" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "memoPrice" DECIMAL(14,2) NOT NULL,
    "state" TEXT NOT NULL,
    "stateSince" TIMESTAMP(3) NOT NULL,
    "billedFrom" TEXT,
    "sentOn" DATE,

    CONSTRAINT "ConsignmentLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsignmentEvent" (
    "id" SERIAL NOT NULL,
    "consignmentId" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "reason" TEXT,
    "detail" JSONB NOT NULL,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConsignmentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConsignmentSearchTerm" (
    "consignmentId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "ConsignmentSearchTerm_pkey" PRIMARY KEY ("consignmentId","term")
);

-- CreateIndex
CREATE UNIQUE INDEX "Consignment_number_key" ON "Consignment"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Consignment_numberRank_key" ON "Consignment"("numberRank");

-- CreateIndex
CREATE INDEX "Consignment_numberRank_id_idx" ON "Consignment"("numberRank", "id");

-- CreateIndex
CREATE INDEX "Consignment_issuedOn_id_idx" ON "Consignment"("issuedOn", "id");

-- CreateIndex
CREATE INDEX "Consignment_dueOn_id_idx" ON "Consignment"("dueOn", "id");

-- CreateIndex
CREATE INDEX "Consignment_outValue_id_idx" ON "Consignment"("outValue", "id");

-- CreateIndex
CREATE INDEX "Consignment_customerId_numberRank_id_idx" ON "Consignment"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Consignment_customerId_issuedOn_id_idx" ON "Consignment"("customerId", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "Consignment_customerId_dueOn_id_idx" ON "Consignment"("customerId", "dueOn", "id");

-- CreateIndex
CREATE INDEX "Consignment_customerId_outValue_id_idx" ON "Consignment"("customerId", "outValue", "id");

-- CreateIndex
CREATE INDEX "Consignment_customerId_statusId_numberRank_id_idx" ON "Consignment"("customerId", "statusId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Consignment_statusId_numberRank_id_idx" ON "Consignment"("statusId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Consignment_statusId_issuedOn_id_idx" ON "Consignment"("statusId", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "Consignment_statusId_dueOn_id_idx" ON "Consignment"("statusId", "dueOn", "id");

-- CreateIndex
CREATE INDEX "Consignment_statusId_outValue_id_idx" ON "Consignment"("statusId", "outValue", "id");

-- CreateIndex
CREATE INDEX "Consignment_placedById_numberRank_id_idx" ON "Consignment"("placedById", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Consignment_contactId_idx" ON "Consignment"("contactId");

-- CreateIndex
CREATE INDEX "ConsignmentLine_consignmentId_rank_id_idx" ON "ConsignmentLine"("consignmentId", "rank", "id");

-- CreateIndex
CREATE INDEX "ConsignmentLine_splitFromId_idx" ON "ConsignmentLine"("splitFromId");

-- CreateIndex
CREATE INDEX "ConsignmentLine_itemTypeId_idx" ON "ConsignmentLine"("itemTypeId");

-- CreateIndex
CREATE INDEX "ConsignmentLine_alloyId_idx" ON "ConsignmentLine"("alloyId");

-- CreateIndex
CREATE INDEX "ConsignmentEvent_consignmentId_id_idx" ON "ConsignmentEvent"("consignmentId", "id");

-- CreateIndex
CREATE INDEX "ConsignmentSearchTerm_term_idx" ON "ConsignmentSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE INDEX "Invoice_consignmentId_idx" ON "Invoice"("consignmentId");

-- CreateIndex
CREATE INDEX "InvoiceLine_consignmentLineId_idx" ON "InvoiceLine"("consignmentLineId");

-- AddForeignKey
ALTER TABLE "Consignment" ADD CONSTRAINT "Consignment_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consignment" ADD CONSTRAINT "Consignment_statusId_fkey" FOREIGN KEY ("statusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consignment" ADD CONSTRAINT "Consignment_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consignment" ADD CONSTRAINT "Consignment_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consignment" ADD CONSTRAINT "Consignment_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_consignmentId_fkey" FOREIGN KEY ("consignmentId") REFERENCES "Consignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_splitFromId_fkey" FOREIGN KEY ("splitFromId") REFERENCES "ConsignmentLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_itemTypeId_fkey" FOREIGN KEY ("itemTypeId") REFERENCES "ItemType"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_alloyId_fkey" FOREIGN KEY ("alloyId") REFERENCES "Alloy"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentEvent" ADD CONSTRAINT "ConsignmentEvent_consignmentId_fkey" FOREIGN KEY ("consignmentId") REFERENCES "Consignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentEvent" ADD CONSTRAINT "ConsignmentEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentEvent" ADD CONSTRAINT "ConsignmentEvent_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConsignmentSearchTerm" ADD CONSTRAINT "ConsignmentSearchTerm_consignmentId_fkey" FOREIGN KEY ("consignmentId") REFERENCES "Consignment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_consignmentId_fkey" FOREIGN KEY ("consignmentId") REFERENCES "Consignment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_consignmentLineId_fkey" FOREIGN KEY ("consignmentLineId") REFERENCES "ConsignmentLine"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the columns may say: the unions of the code. No piece is made or lost: a line has some, and is worth something.
ALTER TABLE "Consignment" ADD CONSTRAINT "Consignment_toldPercent_check" CHECK ("toldPercent" IN (0, 75, 90, 100));
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_state_check" CHECK ("state" IN ('PACKED', 'OUT', 'RETURN_REQUESTED', 'RETURNED', 'SOLD', 'LOST', 'INVOICED'));
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_billedFrom_check" CHECK ("billedFrom" IN ('SOLD', 'LOST'));
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_quantity_check" CHECK ("quantity" > 0);
ALTER TABLE "ConsignmentLine" ADD CONSTRAINT "ConsignmentLine_memoPrice_check" CHECK ("memoPrice" >= 0);
ALTER TABLE "ConsignmentEvent" ADD CONSTRAINT "ConsignmentEvent_action_check" CHECK ("action" IN ('CREATE', 'SEND', 'REPORT_SOLD', 'REQUEST_RETURN', 'RECEIVE_RETURN', 'REPORT_LOST', 'INVOICE', 'VOID_INVOICE', 'CHANGE_DUE_DATE'));

-- Statuses of consignments, for installations that have their reference data already.
INSERT INTO "EntityStatus" (id, "entityType", code, "nameEn", "nameFr", tab, "waitingOn", rank, colour, "isTerminal")
SELECT row.* FROM (VALUES
  (4201, 'CONSIGNMENT', 'NEW', 'New', 'Nouvelle', 'new', 'US', 0, 'blue', false),
  (4202, 'CONSIGNMENT', 'PROCESSING', 'Processing', 'En cours', 'processing', 'CUSTOMER', 1, 'gold', false),
  (4203, 'CONSIGNMENT', 'CLOSED', 'Closed', 'Fermée', 'closed', NULL, 2, 'green', true)
) AS row (id, "entityType", code, "nameEn", "nameFr", tab, "waitingOn", rank, colour, "isTerminal")
WHERE EXISTS (SELECT 1 FROM "EntityStatus" WHERE "entityType" = 'JOB_ORDER')
ON CONFLICT DO NOTHING;

-- Consignments are told while they change (migration money_ledger).
CREATE TRIGGER "Consignment_rows_insert" AFTER INSERT ON "Consignment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Consignment',
    'SELECT jsonb_build_object(''id'', id, ''version'', version, ''customerId'', "customerId", ''placedById'', "placedById", ''contactId'', "contactId") FROM changed');
CREATE TRIGGER "Consignment_rows_update" AFTER UPDATE ON "Consignment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Consignment',
    'SELECT jsonb_build_object(''id'', id, ''version'', version, ''customerId'', "customerId", ''placedById'', "placedById", ''contactId'', "contactId") FROM changed');
