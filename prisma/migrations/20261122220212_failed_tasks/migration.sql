-- CreateTable
CREATE TABLE "FailedTask" (
    "id" SERIAL NOT NULL,
    "jobId" BIGINT NOT NULL,
    "task" TEXT NOT NULL,
    "about" TEXT,
    "lastError" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "queuedAt" TIMESTAMP(3) NOT NULL,
    "failedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "FailedTask_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "FailedTask_jobId_key" ON "FailedTask"("jobId");

-- CreateIndex
CREATE INDEX "FailedTask_failedAt_id_idx" ON "FailedTask"("failedAt", "id");
