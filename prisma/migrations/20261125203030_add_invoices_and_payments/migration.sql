-- AlterTable
ALTER TABLE "Deposit" ADD COLUMN     "paymentId" INTEGER;

-- CreateTable
CREATE TABLE "Invoice" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "orderGroupId" INTEGER,
    "salesOrderId" INTEGER,
    "statusId" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "termsCode" TEXT NOT NULL,
    "issuedOn" DATE,
    "dueOn" DATE,
    "issuedAt" TIMESTAMP(3),
    "poNumber" TEXT,
    "billingAddress" JSONB NOT NULL,
    "shippingAddress" JSONB NOT NULL,
    "subTotal" DECIMAL(14,2) NOT NULL,
    "discountValue" DECIMAL(14,2) NOT NULL,
    "shippingPrice" DECIMAL(14,2) NOT NULL,
    "salesTaxPercent" DECIMAL(7,4) NOT NULL,
    "salesTaxValue" DECIMAL(14,2) NOT NULL,
    "total" DECIMAL(14,2) NOT NULL,
    "applied" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "appliedElsewhere" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "balance" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "placedById" INTEGER NOT NULL,
    "contactId" INTEGER,
    "createdById" INTEGER NOT NULL,
    "actingById" INTEGER,
    "closeReason" TEXT,
    "closedAt" TIMESTAMP(3),
    "closedById" INTEGER,
    "closedActingById" INTEGER,
    "content" JSONB,
    "contentHash" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceLine" (
    "id" SERIAL NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "jobOrderId" INTEGER,
    "orderChargeId" INTEGER,
    "titleEn" TEXT NOT NULL,
    "titleFr" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unitPrice" DECIMAL(14,2) NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "InvoiceLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceSearchTerm" (
    "invoiceId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "InvoiceSearchTerm_pkey" PRIMARY KEY ("invoiceId","term")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "applied" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "refunded" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "reversed" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "available" DECIMAL(14,2) NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "reference" TEXT,
    "receivedOn" DATE NOT NULL,
    "salesOrderId" INTEGER,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentSearchTerm" (
    "paymentId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "PaymentSearchTerm_pkey" PRIMARY KEY ("paymentId","term")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "invoiceId" INTEGER,
    "paymentId" INTEGER,
    "reversesId" INTEGER,
    "reason" TEXT,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "bookedOn" DATE NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_numberRank_key" ON "Invoice"("numberRank");

-- CreateIndex
CREATE INDEX "Invoice_numberRank_id_idx" ON "Invoice"("numberRank", "id");

-- CreateIndex
CREATE INDEX "Invoice_issuedOn_id_idx" ON "Invoice"("issuedOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_dueOn_id_idx" ON "Invoice"("dueOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_total_id_idx" ON "Invoice"("total", "id");

-- CreateIndex
CREATE INDEX "Invoice_balance_id_idx" ON "Invoice"("balance", "id");

-- CreateIndex
CREATE INDEX "Invoice_customerId_numberRank_id_idx" ON "Invoice"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Invoice_customerId_issuedOn_id_idx" ON "Invoice"("customerId", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_customerId_dueOn_id_idx" ON "Invoice"("customerId", "dueOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_customerId_statusId_issuedOn_id_idx" ON "Invoice"("customerId", "statusId", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_statusId_numberRank_id_idx" ON "Invoice"("statusId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Invoice_statusId_issuedOn_id_idx" ON "Invoice"("statusId", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_statusId_dueOn_id_idx" ON "Invoice"("statusId", "dueOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_orderGroupId_idx" ON "Invoice"("orderGroupId");

-- CreateIndex
CREATE INDEX "Invoice_salesOrderId_idx" ON "Invoice"("salesOrderId");

-- CreateIndex
CREATE INDEX "Invoice_placedById_issuedOn_id_idx" ON "Invoice"("placedById", "issuedOn", "id");

-- CreateIndex
CREATE INDEX "Invoice_contactId_idx" ON "Invoice"("contactId");

-- CreateIndex
CREATE INDEX "InvoiceLine_jobOrderId_idx" ON "InvoiceLine"("jobOrderId");

-- CreateIndex
CREATE INDEX "InvoiceLine_orderChargeId_idx" ON "InvoiceLine"("orderChargeId");

-- CreateIndex
CREATE UNIQUE INDEX "InvoiceLine_invoiceId_rank_key" ON "InvoiceLine"("invoiceId", "rank");

-- CreateIndex
CREATE INDEX "InvoiceSearchTerm_term_idx" ON "InvoiceSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Payment_number_key" ON "Payment"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_numberRank_key" ON "Payment"("numberRank");

-- CreateIndex
CREATE INDEX "Payment_receivedOn_id_idx" ON "Payment"("receivedOn", "id");

-- CreateIndex
CREATE INDEX "Payment_amount_id_idx" ON "Payment"("amount", "id");

-- CreateIndex
CREATE INDEX "Payment_available_id_idx" ON "Payment"("available", "id");

-- CreateIndex
CREATE INDEX "Payment_customerId_receivedOn_id_idx" ON "Payment"("customerId", "receivedOn", "id");

-- CreateIndex
CREATE INDEX "Payment_customerId_numberRank_id_idx" ON "Payment"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "Payment_customerId_available_id_idx" ON "Payment"("customerId", "available", "id");

-- CreateIndex
CREATE INDEX "Payment_method_receivedOn_id_idx" ON "Payment"("method", "receivedOn", "id");

-- CreateIndex
CREATE INDEX "Payment_salesOrderId_idx" ON "Payment"("salesOrderId");

-- CreateIndex
CREATE INDEX "Payment_userId_receivedOn_id_idx" ON "Payment"("userId", "receivedOn", "id");

-- CreateIndex
CREATE INDEX "PaymentSearchTerm_term_idx" ON "PaymentSearchTerm"("term" text_pattern_ops);

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_reversesId_key" ON "LedgerEntry"("reversesId");

-- CreateIndex
CREATE INDEX "LedgerEntry_customerId_bookedOn_id_idx" ON "LedgerEntry"("customerId", "bookedOn", "id");

-- CreateIndex
CREATE INDEX "LedgerEntry_invoiceId_id_idx" ON "LedgerEntry"("invoiceId", "id");

-- CreateIndex
CREATE INDEX "LedgerEntry_paymentId_id_idx" ON "LedgerEntry"("paymentId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Deposit_paymentId_key" ON "Deposit"("paymentId");

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderGroupId_fkey" FOREIGN KEY ("orderGroupId") REFERENCES "OrderGroup"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_statusId_fkey" FOREIGN KEY ("statusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_closedActingById_fkey" FOREIGN KEY ("closedActingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceLine" ADD CONSTRAINT "InvoiceLine_orderChargeId_fkey" FOREIGN KEY ("orderChargeId") REFERENCES "OrderCharge"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoiceSearchTerm" ADD CONSTRAINT "InvoiceSearchTerm_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentSearchTerm" ADD CONSTRAINT "PaymentSearchTerm_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "Invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "LedgerEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;
