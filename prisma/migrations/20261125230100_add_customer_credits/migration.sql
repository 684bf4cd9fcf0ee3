-- AlterTable
ALTER TABLE "LedgerEntry" ADD COLUMN     "creditId" INTEGER,
ADD COLUMN     "method" TEXT,
ADD COLUMN     "reference" TEXT;

-- CreateTable
CREATE TABLE "CustomerCredit" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "invoiceId" INTEGER,
    "amount" DECIMAL(14,2) NOT NULL,
    "applied" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "refunded" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "voided" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "available" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "issuedOn" DATE NOT NULL,
    "placedById" INTEGER,
    "contactId" INTEGER,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "content" JSONB NOT NULL,
    "contentHash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CustomerCredit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CustomerCreditSearchTerm" (
    "creditId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "CustomerCreditSearchTerm_pkey" PRIMARY KEY ("creditId","term")
);

-- CreateIndex
CREATE UNIQUE INDEX "CustomerCredit_number_key" ON "CustomerCredit"("number");

-- CreateIndex
CREATE UNIQUE INDEX "CustomerCredit_numberRank_key" ON "CustomerCredit"("numberRank");

-- CreateIndex
CREATE INDEX "CustomerCredit_numberRank_id_idx" ON "CustomerCredit"("numberRank", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_issuedOn_id_idx" ON "CustomerCredit"("issuedOn", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_amount_id_idx" ON "CustomerCredit"("amount", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_available_id_idx" ON "CustomerCredit"("available", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_customerId_numberRank_id_idx" ON "CustomerCredit"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_customerId_issuedOn_id_idx" ON "CustomerCredit"("customerId", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_customerId_available_id_idx" ON "CustomerCredit"("customerId", "available", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_kind_issuedOn_id_idx" ON "CustomerCredit"("kind", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_invoiceId_idx" ON "CustomerCredit"("invoiceId");

-- CreateIndex
CREATE INDEX "CustomerCredit_placedById_issuedOn_id_idx" ON "CustomerCredit"("placedById", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "CustomerCredit_contactId_idx" ON "CustomerCredit"("contactId");

-- CreateIndex
CREATE INDEX "CustomerCreditSearchTerm_term_idx" ON "CustomerCreditSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE INDEX "LedgerEntry_creditId_id_idx" ON "LedgerEntry"("creditId", "id");

-- AddForeignKey
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerCreditSearchTerm" ADD CONSTRAINT "CustomerCreditSearchTerm_creditId_fkey" FOREIGN KEY ("creditId") REFERENCES "CustomerCredit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_creditId_fkey" FOREIGN KEY ("creditId") REFERENCES "CustomerCredit"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the columns may say: the unions of the code.
ALTER TABLE "CustomerCredit" ADD CONSTRAINT "CustomerCredit_kind_check" CHECK ("kind" IN ('RETURN', 'GOODWILL', 'PRICE_FIX'));
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_method_check" CHECK ("method" IN ('CASH', 'CHECK', 'TRANSFER', 'CARD', 'OTHER', 'PAYPAL'));
ALTER TABLE "LedgerEntry" DROP CONSTRAINT "LedgerEntry_kind_check";
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_kind_check" CHECK ("kind" IN ('INVOICED', 'VOIDED', 'WRITTEN_OFF', 'PAYMENT_RECEIVED', 'PAYMENT_APPLIED', 'PAYMENT_REFUNDED', 'CREDIT_ISSUED', 'CREDIT_APPLIED', 'CREDIT_REFUNDED'));

-- Credits are told while they change (migration money_ledger).
CREATE TRIGGER "CustomerCredit_rows_insert" AFTER INSERT ON "CustomerCredit" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('CustomerCredit',
    'SELECT jsonb_build_object(''id'', id, ''version'', version, ''customerId'', "customerId", ''placedById'', "placedById", ''contactId'', "contactId") FROM changed');
CREATE TRIGGER "CustomerCredit_rows_update" AFTER UPDATE ON "CustomerCredit" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('CustomerCredit',
    'SELECT jsonb_build_object(''id'', id, ''version'', version, ''customerId'', "customerId", ''placedById'', "placedById", ''contactId'', "contactId") FROM changed');
