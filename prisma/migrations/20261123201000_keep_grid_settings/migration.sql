-- CreateTable
CREATE TABLE "GridSetting" (
    "userId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "GridSetting_pkey" PRIMARY KEY ("userId","code")
);

-- CreateTable
CREATE TABLE "ListView" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "customerId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ListView_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ListViewDefault" (
    "userId" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "viewId" INTEGER NOT NULL,

    CONSTRAINT "ListViewDefault_pkey" PRIMARY KEY ("userId","code")
);

-- CreateIndex
CREATE INDEX "ListView_code_customerId_id_idx" ON "ListView"("code", "customerId", "id");

-- CreateIndex
CREATE INDEX "ListView_customerId_idx" ON "ListView"("customerId");

-- CreateIndex
CREATE UNIQUE INDEX "ListView_ownerId_code_name_key" ON "ListView"("ownerId", "code", "name");

-- CreateIndex
CREATE INDEX "ListViewDefault_viewId_idx" ON "ListViewDefault"("viewId");

-- AddForeignKey
ALTER TABLE "GridSetting" ADD CONSTRAINT "GridSetting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListView" ADD CONSTRAINT "ListView_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListView" ADD CONSTRAINT "ListView_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListViewDefault" ADD CONSTRAINT "ListViewDefault_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ListViewDefault" ADD CONSTRAINT "ListViewDefault_viewId_fkey" FOREIGN KEY ("viewId") REFERENCES "ListView"("id") ON DELETE CASCADE ON UPDATE CASCADE;
