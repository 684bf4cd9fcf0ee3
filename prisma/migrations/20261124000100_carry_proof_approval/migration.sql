-- AlterTable
ALTER TABLE "JobOrder" ADD COLUMN     "carriedApproval" BOOLEAN;

-- Jobs that were made anew before: whether the newest version of each kind of proof was approved.
UPDATE "JobOrder" remake SET "carriedApproval" = proofs.approved
FROM (
  SELECT newest."jobOrderId", bool_and(newest.approved) AS approved
  FROM (
    SELECT DISTINCT ON (version."jobOrderId", version."kind") version."jobOrderId", coalesce(decision."outcome" = 'APPROVED', false) AS approved
    FROM "ProofVersion" version LEFT JOIN "ProofDecision" decision ON decision."versionId" = version."id"
    ORDER BY version."jobOrderId", version."kind", version."id" DESC
  ) newest GROUP BY newest."jobOrderId"
) proofs
WHERE proofs."jobOrderId" = remake."remadeFromId";
