-- CreateTable
CREATE TABLE "PreparedDocument" (
    "id" VARCHAR(32) NOT NULL,
    "userId" INTEGER NOT NULL,
    "familyId" TEXT NOT NULL,
    "customerId" INTEGER,
    "actorId" INTEGER,
    "kind" TEXT NOT NULL,
    "keys" JSONB NOT NULL,
    "language" VARCHAR(2) NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'WAITING',
    "problem" TEXT,
    "title" TEXT,
    "pages" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PreparedDocument_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PreparedDocument_expiresAt_id_idx" ON "PreparedDocument"("expiresAt", "id");

-- CreateIndex
CREATE INDEX "PreparedDocument_userId_id_idx" ON "PreparedDocument"("userId", "id");

-- AddForeignKey
ALTER TABLE "PreparedDocument" ADD CONSTRAINT "PreparedDocument_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
