-- DropForeignKey
ALTER TABLE "OrderCharge" DROP CONSTRAINT "OrderCharge_userId_fkey";

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "creditLimit" DECIMAL(14,2);

-- AlterTable
ALTER TABLE "OrderCharge" ALTER COLUMN "userId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "SalesOrder" (
    "id" SERIAL NOT NULL,
    "number" TEXT NOT NULL,
    "numberRank" SERIAL NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'SO',
    "orderGroupId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "placedById" INTEGER NOT NULL,
    "actingById" INTEGER,
    "contactId" INTEGER,
    "statusId" INTEGER NOT NULL,
    "statusSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heldStatusId" INTEGER,
    "termsCode" TEXT NOT NULL,
    "depositPercent" DECIMAL(5,2),
    "payUntil" DATE,
    "isBeyondCredit" BOOLEAN NOT NULL DEFAULT false,
    "confirmedAt" TIMESTAMP(3),
    "paidAt" TIMESTAMP(3),
    "closeReason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SalesOrder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SalesOrderLine" (
    "id" SERIAL NOT NULL,
    "salesOrderId" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "shippedQuantity" INTEGER NOT NULL DEFAULT 0,
    "negotiatedUnitPrice" DECIMAL(14,2),
    "priceReason" TEXT,
    "pricedById" INTEGER,
    "pricedAt" TIMESTAMP(3),

    CONSTRAINT "SalesOrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Shipment" (
    "id" SERIAL NOT NULL,
    "salesOrderId" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "shippingMethodId" INTEGER,
    "trackingNumber" TEXT,
    "pickedUp" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "shippedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voidedAt" TIMESTAMP(3),
    "voidedById" INTEGER,
    "voidReason" TEXT,

    CONSTRAINT "Shipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShipmentLine" (
    "id" SERIAL NOT NULL,
    "shipmentId" INTEGER NOT NULL,
    "lineId" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "ShipmentLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deposit" (
    "id" SERIAL NOT NULL,
    "salesOrderId" INTEGER NOT NULL,
    "amount" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "reference" TEXT,
    "receivedOn" DATE NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voidedAt" TIMESTAMP(3),
    "voidedById" INTEGER,
    "voidReason" TEXT,

    CONSTRAINT "Deposit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SalesOrderEvent" (
    "id" SERIAL NOT NULL,
    "salesOrderId" INTEGER NOT NULL,
    "fromStatusId" INTEGER,
    "toStatusId" INTEGER NOT NULL,
    "action" TEXT NOT NULL,
    "reason" TEXT,
    "detail" JSONB,
    "userId" INTEGER,
    "actingById" INTEGER,
    "isAutomatic" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SalesOrderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SalesOrderSearchTerm" (
    "salesOrderId" INTEGER NOT NULL,
    "term" TEXT NOT NULL,

    CONSTRAINT "SalesOrderSearchTerm_pkey" PRIMARY KEY ("salesOrderId","term")
);

-- CreateIndex
CREATE UNIQUE INDEX "SalesOrder_number_key" ON "SalesOrder"("number");

-- CreateIndex
CREATE UNIQUE INDEX "SalesOrder_numberRank_key" ON "SalesOrder"("numberRank");

-- CreateIndex
CREATE UNIQUE INDEX "SalesOrder_orderGroupId_key" ON "SalesOrder"("orderGroupId");

-- CreateIndex
CREATE INDEX "SalesOrder_createdAt_id_idx" ON "SalesOrder"("createdAt", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_numberRank_id_idx" ON "SalesOrder"("numberRank", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_customerId_createdAt_id_idx" ON "SalesOrder"("customerId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_customerId_numberRank_id_idx" ON "SalesOrder"("customerId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_customerId_statusId_createdAt_id_idx" ON "SalesOrder"("customerId", "statusId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_statusId_createdAt_id_idx" ON "SalesOrder"("statusId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_statusId_numberRank_id_idx" ON "SalesOrder"("statusId", "numberRank", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_kind_createdAt_id_idx" ON "SalesOrder"("kind", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_kind_numberRank_id_idx" ON "SalesOrder"("kind", "numberRank", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_placedById_createdAt_id_idx" ON "SalesOrder"("placedById", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SalesOrder_contactId_idx" ON "SalesOrder"("contactId");

-- CreateIndex
CREATE UNIQUE INDEX "SalesOrderLine_jobOrderId_key" ON "SalesOrderLine"("jobOrderId");

-- CreateIndex
CREATE UNIQUE INDEX "SalesOrderLine_salesOrderId_rank_key" ON "SalesOrderLine"("salesOrderId", "rank");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_number_key" ON "Shipment"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_salesOrderId_n_key" ON "Shipment"("salesOrderId", "n");

-- CreateIndex
CREATE INDEX "ShipmentLine_lineId_idx" ON "ShipmentLine"("lineId");

-- CreateIndex
CREATE UNIQUE INDEX "ShipmentLine_shipmentId_lineId_key" ON "ShipmentLine"("shipmentId", "lineId");

-- CreateIndex
CREATE INDEX "Deposit_salesOrderId_id_idx" ON "Deposit"("salesOrderId", "id");

-- CreateIndex
CREATE INDEX "SalesOrderEvent_salesOrderId_id_idx" ON "SalesOrderEvent"("salesOrderId", "id");

-- CreateIndex
CREATE INDEX "SalesOrderSearchTerm_term_idx" ON "SalesOrderSearchTerm"("term" text_pattern_ops);

-- AddForeignKey
ALTER TABLE "OrderCharge" ADD CONSTRAINT "OrderCharge_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_orderGroupId_fkey" FOREIGN KEY ("orderGroupId") REFERENCES "OrderGroup"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_placedById_fkey" FOREIGN KEY ("placedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_statusId_fkey" FOREIGN KEY ("statusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrder" ADD CONSTRAINT "SalesOrder_heldStatusId_fkey" FOREIGN KEY ("heldStatusId") REFERENCES "EntityStatus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderLine" ADD CONSTRAINT "SalesOrderLine_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderLine" ADD CONSTRAINT "SalesOrderLine_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderLine" ADD CONSTRAINT "SalesOrderLine_pricedById_fkey" FOREIGN KEY ("pricedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_shippingMethodId_fkey" FOREIGN KEY ("shippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_voidedById_fkey" FOREIGN KEY ("voidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_lineId_fkey" FOREIGN KEY ("lineId") REFERENCES "SalesOrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deposit" ADD CONSTRAINT "Deposit_voidedById_fkey" FOREIGN KEY ("voidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderEvent" ADD CONSTRAINT "SalesOrderEvent_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderEvent" ADD CONSTRAINT "SalesOrderEvent_fromStatusId_fkey" FOREIGN KEY ("fromStatusId") REFERENCES "EntityStatus"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderEvent" ADD CONSTRAINT "SalesOrderEvent_toStatusId_fkey" FOREIGN KEY ("toStatusId") REFERENCES "EntityStatus"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderEvent" ADD CONSTRAINT "SalesOrderEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderEvent" ADD CONSTRAINT "SalesOrderEvent_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SalesOrderSearchTerm" ADD CONSTRAINT "SalesOrderSearchTerm_salesOrderId_fkey" FOREIGN KEY ("salesOrderId") REFERENCES "SalesOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;
