-- CreateTable
CREATE TABLE "BooksClose" (
    "id" SERIAL NOT NULL,
    "from" DATE NOT NULL,
    "until" DATE NOT NULL,
    "entryCount" INTEGER NOT NULL,
    "total" DECIMAL(16,2) NOT NULL,
    "hash" TEXT NOT NULL,
    "closedById" INTEGER NOT NULL,
    "closedActingById" INTEGER,
    "closedAt" TIMESTAMP(3) NOT NULL,
    "reopenedAt" TIMESTAMP(3),
    "reopenedById" INTEGER,
    "reopenedActingById" INTEGER,
    "reopenReason" TEXT,

    CONSTRAINT "BooksClose_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "JournalLine" (
    "id" SERIAL NOT NULL,
    "entryId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "closeId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "debit" DECIMAL(14,2) NOT NULL,
    "credit" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "bookedOn" DATE NOT NULL,

    CONSTRAINT "JournalLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BooksClose_until_idx" ON "BooksClose"("until");

-- CreateIndex
CREATE INDEX "JournalLine_bookedOn_id_idx" ON "JournalLine"("bookedOn", "id");

-- CreateIndex
CREATE INDEX "JournalLine_debit_id_idx" ON "JournalLine"("debit", "id");

-- CreateIndex
CREATE INDEX "JournalLine_credit_id_idx" ON "JournalLine"("credit", "id");

-- CreateIndex
CREATE INDEX "JournalLine_account_bookedOn_id_idx" ON "JournalLine"("account", "bookedOn", "id");

-- CreateIndex
CREATE INDEX "JournalLine_customerId_bookedOn_id_idx" ON "JournalLine"("customerId", "bookedOn", "id");

-- CreateIndex
CREATE INDEX "JournalLine_closeId_idx" ON "JournalLine"("closeId");

-- CreateIndex
CREATE UNIQUE INDEX "JournalLine_entryId_rank_key" ON "JournalLine"("entryId", "rank");

-- CreateIndex
CREATE INDEX "LedgerEntry_bookedOn_id_idx" ON "LedgerEntry"("bookedOn", "id");

-- AddForeignKey
ALTER TABLE "BooksClose" ADD CONSTRAINT "BooksClose_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BooksClose" ADD CONSTRAINT "BooksClose_closedActingById_fkey" FOREIGN KEY ("closedActingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BooksClose" ADD CONSTRAINT "BooksClose_reopenedById_fkey" FOREIGN KEY ("reopenedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BooksClose" ADD CONSTRAINT "BooksClose_reopenedActingById_fkey" FOREIGN KEY ("reopenedActingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_closeId_fkey" FOREIGN KEY ("closeId") REFERENCES "BooksClose"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Accounts that the journal knows, and lines that debit or credit, not both and not neither.
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_account_check" CHECK ("account" IN ('CASH', 'BANK', 'CARDS', 'RECEIVABLES', 'SALES_TAX', 'PREPAYMENTS', 'CREDITS', 'SALES', 'SHIPPING', 'RETURNS', 'BAD_DEBTS'));
ALTER TABLE "JournalLine" ADD CONSTRAINT "JournalLine_side_check" CHECK ("debit" >= 0 AND "credit" >= 0);
CREATE TRIGGER "JournalLine_is_immutable" BEFORE UPDATE OR DELETE ON "JournalLine"
  FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();

-- What is written waits for a close that is under way, and a close for what is being written.
CREATE FUNCTION "refuse_entries_of_closed_books"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7204101)\x3B
  IF NEW."bookedOn" <= (SELECT max("until") FROM "BooksClose" WHERE "reopenedAt" IS NULL) THEN
    RAISE EXCEPTION ''The books are closed for %.'', NEW."bookedOn"\x3B
  END IF\x3B
  RETURN NEW\x3B
END';

CREATE TRIGGER "LedgerEntry_books_are_open" BEFORE INSERT ON "LedgerEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_entries_of_closed_books"();
