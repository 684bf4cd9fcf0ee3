-- AlterTable
ALTER TABLE "ItemType" ADD COLUMN     "workflowId" INTEGER;

-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "leadDaysLeft" INTEGER,
ADD COLUMN     "startBy" DATE;

-- CreateTable
CREATE TABLE "Workflow" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "nameFr" TEXT NOT NULL,

    CONSTRAINT "Workflow_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkflowStage" (
    "workflowId" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "leadDays" INTEGER NOT NULL,
    "requiresProof" BOOLEAN NOT NULL DEFAULT false,
    "customerVisible" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "WorkflowStage_pkey" PRIMARY KEY ("workflowId","stage")
);

-- CreateTable
CREATE TABLE "BenchEntry" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "stage" INTEGER NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "startedById" INTEGER NOT NULL,
    "finishedAt" TIMESTAMP(3),
    "finishedById" INTEGER,
    "weightIn" DECIMAL(10,2),
    "weightOut" DECIMAL(10,2),
    "overTolerance" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT,

    CONSTRAINT "BenchEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Workflow_code_key" ON "Workflow"("code");

-- CreateIndex
CREATE INDEX "BenchEntry_jobOrderId_id_idx" ON "BenchEntry"("jobOrderId", "id");

-- CreateIndex
CREATE INDEX "BenchEntry_startedById_idx" ON "BenchEntry"("startedById");

-- CreateIndex
CREATE INDEX "BenchEntry_finishedById_idx" ON "BenchEntry"("finishedById");

-- CreateIndex
CREATE INDEX "ItemType_workflowId_idx" ON "ItemType"("workflowId");

-- CreateIndex
CREATE INDEX "JobOrder_statusId_startBy_id_idx" ON "JobOrder"("statusId", "startBy", "id");

-- CreateIndex
CREATE INDEX "JobOrder_startBy_id_idx" ON "JobOrder"("startBy", "id");

-- CreateIndex
CREATE INDEX "JobOrder_stage_startBy_id_idx" ON "JobOrder"("stage", "startBy", "id");

-- AddForeignKey
ALTER TABLE "ItemType" ADD CONSTRAINT "ItemType_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "Workflow"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkflowStage" ADD CONSTRAINT "WorkflowStage_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "Workflow"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BenchEntry" ADD CONSTRAINT "BenchEntry_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BenchEntry" ADD CONSTRAINT "BenchEntry_startedById_fkey" FOREIGN KEY ("startedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BenchEntry" ADD CONSTRAINT "BenchEntry_finishedById_fkey" FOREIGN KEY ("finishedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is on the bench already has the days of work of the standard workflow before it: a day for each stage that every piece passes.
UPDATE "JobOrder" SET "leadDaysLeft" = (
  SELECT count(*)::int FROM unnest(ARRAY[10, 20, 30, 40, 50, 60, 90, 95]) AS code WHERE code >= coalesce("stage", 0)
) WHERE "statusId" IN (1905, 1906, 1907, 1908);

-- The last day on which so many business days of work can begin and the promised day be kept.
UPDATE "JobOrder" SET "startBy" = CASE WHEN "leadDaysLeft" = 0 THEN "promisedOn" ELSE (
  SELECT day::date - 1 FROM generate_series("promisedOn"::timestamp, "promisedOn"::timestamp - interval '30 days', interval '-1 day') AS day
  WHERE extract(isodow FROM day) < 6 ORDER BY day DESC LIMIT 1 OFFSET greatest("leadDaysLeft" - 1, 0)
) END WHERE "leadDaysLeft" IS NOT NULL AND "promisedOn" IS NOT NULL;
