-- CreateTable
CREATE TABLE "ProofVersion" (
    "id" SERIAL NOT NULL,
    "jobOrderId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "serviceId" INTEGER NOT NULL,
    "total" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "noteToCustomer" TEXT,
    "digest" TEXT NOT NULL,
    "publishedById" INTEGER NOT NULL,
    "publishedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProofVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProofPage" (
    "versionId" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "fileId" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,

    CONSTRAINT "ProofPage_pkey" PRIMARY KEY ("versionId","page")
);

-- CreateTable
CREATE TABLE "ProofComment" (
    "id" SERIAL NOT NULL,
    "versionId" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "x" DECIMAL(5,4) NOT NULL,
    "y" DECIMAL(5,4) NOT NULL,
    "text" TEXT NOT NULL,
    "authorId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMP(3),
    "resolvedById" INTEGER,

    CONSTRAINT "ProofComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProofDecision" (
    "id" SERIAL NOT NULL,
    "versionId" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "actingById" INTEGER,
    "at" TIMESTAMP(3) NOT NULL,
    "digest" TEXT NOT NULL,
    "total" DECIMAL(14,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "reason" TEXT,

    CONSTRAINT "ProofDecision_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProofVersion_serviceId_idx" ON "ProofVersion"("serviceId");

-- CreateIndex
CREATE UNIQUE INDEX "ProofVersion_jobOrderId_kind_n_key" ON "ProofVersion"("jobOrderId", "kind", "n");

-- CreateIndex
CREATE INDEX "ProofPage_fileId_idx" ON "ProofPage"("fileId");

-- CreateIndex
CREATE INDEX "ProofComment_versionId_id_idx" ON "ProofComment"("versionId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ProofDecision_versionId_key" ON "ProofDecision"("versionId");

-- AddForeignKey
ALTER TABLE "ProofVersion" ADD CONSTRAINT "ProofVersion_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofVersion" ADD CONSTRAINT "ProofVersion_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES "JobService"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofVersion" ADD CONSTRAINT "ProofVersion_publishedById_fkey" FOREIGN KEY ("publishedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofPage" ADD CONSTRAINT "ProofPage_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ProofVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofPage" ADD CONSTRAINT "ProofPage_fileId_fkey" FOREIGN KEY ("fileId") REFERENCES "File"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofComment" ADD CONSTRAINT "ProofComment_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ProofVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofComment" ADD CONSTRAINT "ProofComment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofComment" ADD CONSTRAINT "ProofComment_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofComment" ADD CONSTRAINT "ProofComment_resolvedById_fkey" FOREIGN KEY ("resolvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofDecision" ADD CONSTRAINT "ProofDecision_versionId_fkey" FOREIGN KEY ("versionId") REFERENCES "ProofVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofDecision" ADD CONSTRAINT "ProofDecision_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProofDecision" ADD CONSTRAINT "ProofDecision_actingById_fkey" FOREIGN KEY ("actingById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the customer was shown and what they said is never rewritten.
-- The migration engine ends a statement at every semicolon: inside the body they are written \x3B.
CREATE FUNCTION "refuse_changes"() RETURNS trigger LANGUAGE plpgsql AS E'
BEGIN
  RAISE EXCEPTION ''% is evidence and is never changed'', TG_TABLE_NAME\x3B
END';

CREATE TRIGGER "ProofVersion_evidence" BEFORE UPDATE OR DELETE ON "ProofVersion"
  FOR EACH ROW EXECUTE FUNCTION "refuse_changes"();
CREATE TRIGGER "ProofPage_evidence" BEFORE UPDATE OR DELETE ON "ProofPage"
  FOR EACH ROW EXECUTE FUNCTION "refuse_changes"();
CREATE TRIGGER "ProofDecision_evidence" BEFORE UPDATE OR DELETE ON "ProofDecision"
  FOR EACH ROW EXECUTE FUNCTION "refuse_changes"();

-- Pictures that were proposed so far become versions, with what was decided about them.
INSERT INTO "ProofVersion" ("jobOrderId", kind, n, "serviceId", total, currency, digest, "publishedById", "publishedAt")
SELECT job.id, shown.kind, row_number() OVER (PARTITION BY job.id, shown.kind ORDER BY service.id), service.id,
       CASE WHEN job."remadeFromId" IS NULL THEN job."lineTotal" ELSE 0 END + job."chargesTotal"
         + CASE WHEN service.status IN ('APPROVED', 'DONE') THEN 0 ELSE coalesce(service.price, 0) END,
       job.currency, file.digest, file."uploadedById", service."createdAt"
  FROM "JobService" service
  JOIN "EntityStatus" type ON type.id = service."serviceTypeId"
  CROSS JOIN LATERAL (SELECT CASE WHEN type.code IN ('CAD', 'ENGRAVING') THEN type.code ELSE 'RENDER' END AS kind) shown
  JOIN "JobOrder" job ON job.id = service."jobOrderId"
  JOIN "File" file ON file.id = service."proofFileId";

INSERT INTO "ProofPage" ("versionId", page, "fileId", digest)
SELECT version.id, 1, service."proofFileId", version.digest
  FROM "ProofVersion" version JOIN "JobService" service ON service.id = version."serviceId";

INSERT INTO "ProofDecision" ("versionId", outcome, "userId", "actingById", at, digest, total, currency, reason)
SELECT DISTINCT ON (version.id) version.id, CASE event.action WHEN 'DECLINE' THEN 'DECLINED' ELSE 'APPROVED' END,
       event."userId", event."actingById", event.at, version.digest,
       coalesce((event.detail->>'approvedPrice')::numeric, version.total), version.currency, event.reason
  FROM "ProofVersion" version
  JOIN "JobService" service ON service.id = version."serviceId"
  JOIN "JobStatusEvent" event ON event."jobOrderId" = service."jobOrderId" AND event.at = service."decidedAt"
   AND event.action IN ('APPROVE', 'DECLINE') AND event."userId" IS NOT NULL
 ORDER BY version.id, event.id;
