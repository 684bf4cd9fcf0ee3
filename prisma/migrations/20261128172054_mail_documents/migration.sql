-- CreateTable
CREATE TABLE "DocumentMail" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "fromDay" DATE,
    "toDay" DATE,
    "customerId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "language" VARCHAR(2) NOT NULL,
    "message" TEXT,
    "sentById" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMP(3),
    "problem" TEXT,

    CONSTRAINT "DocumentMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "DocumentMail_kind_number_id_idx" ON "DocumentMail"("kind", "number", "id");

-- CreateIndex
CREATE INDEX "DocumentMail_customerId_idx" ON "DocumentMail"("customerId");

-- CreateIndex
CREATE INDEX "DocumentMail_sentById_idx" ON "DocumentMail"("sentById");

-- AddForeignKey
ALTER TABLE "DocumentMail" ADD CONSTRAINT "DocumentMail_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentMail" ADD CONSTRAINT "DocumentMail_sentById_fkey" FOREIGN KEY ("sentById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
