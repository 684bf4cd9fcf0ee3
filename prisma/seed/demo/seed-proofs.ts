import type { Database } from '../../../server/database/client.ts';

/** Remarks of customers on waiting proofs, by language. */
const REMARKS = {
  en: 'Could the gallery sit a touch lower here?',
  fr: 'La galerie pourrait-elle être un peu plus basse ici ?',
} as const;

/** One of this many waiting proofs has a remark. */
const REMARKED = 3;

/**
 * Creates versions of proofs from the pictures that were proposed, with their decisions and with pins at the customer's
 * remarks. They are derived from the history of the jobs, so that both match.
 */
export async function seedProofs(db: Database): Promise<void> {
  await db.$transaction([
    db.$executeRaw`
      INSERT INTO "ProofVersion"
        ("jobOrderId", kind, n, "serviceId", total, currency, digest, "publishedById", "publishedAt")
      SELECT job.id, shown.kind, row_number() OVER (PARTITION BY job.id, shown.kind ORDER BY service.id), service.id,
             CASE WHEN job."remadeFromId" IS NULL THEN job."lineTotal" ELSE 0 END + coalesce(service.price, 0),
             job.currency, file.digest, file."uploadedById", service."createdAt"
        FROM "JobService" service
        JOIN "EntityStatus" type ON type.id = service."serviceTypeId"
        CROSS JOIN LATERAL
          (SELECT CASE WHEN type.code IN ('CAD', 'ENGRAVING') THEN type.code ELSE 'RENDER' END AS kind) shown
        JOIN "JobOrder" job ON job.id = service."jobOrderId"
        JOIN "File" file ON file.id = service."proofFileId"
       ORDER BY service.id`,
    db.$executeRaw`
      INSERT INTO "ProofPage" ("versionId", page, "fileId", digest)
      SELECT version.id, 1, service."proofFileId", version.digest
        FROM "ProofVersion" version JOIN "JobService" service ON service.id = version."serviceId"`,
    db.$executeRaw`
      INSERT INTO "ProofDecision"
        ("versionId", outcome, "userId", "actingById", at, digest, total, currency, reason)
      SELECT DISTINCT ON (version.id) version.id,
             CASE event.action WHEN 'DECLINE' THEN 'DECLINED' ELSE 'APPROVED' END,
             event."userId", event."actingById", event.at, version.digest,
             coalesce((event.detail->>'approvedPrice')::numeric, version.total), version.currency, event.reason
        FROM "ProofVersion" version
        JOIN "JobService" service ON service.id = version."serviceId"
        JOIN "JobStatusEvent" event ON event."jobOrderId" = version."jobOrderId" AND event.at = service."decidedAt"
         AND event.action IN ('APPROVE', 'DECLINE')
       ORDER BY version.id, event.id`,
    db.$executeRaw`
      INSERT INTO "ProofComment"
        ("versionId", page, x, y, text, "authorId", "actingById", "createdAt", "resolvedAt", "resolvedById")
      SELECT version.id, 1, 0.43, 0.36, decision.reason, decision."userId", decision."actingById",
             decision.at - interval '5 minutes', later."publishedAt", later."publishedById"
        FROM "ProofDecision" decision
        JOIN "ProofVersion" version ON version.id = decision."versionId"
        LEFT JOIN "ProofVersion" later ON later."jobOrderId" = version."jobOrderId" AND later.kind = version.kind
         AND later.n = version.n + 1
       WHERE decision.outcome = 'DECLINED' AND decision.reason IS NOT NULL
       ORDER BY version.id`,
    db.$executeRaw`
      INSERT INTO "ProofComment" ("versionId", page, x, y, text, "authorId", "createdAt")
      SELECT version.id, 1, 0.58, 0.31, CASE author.language WHEN 'fr' THEN ${REMARKS.fr} ELSE ${REMARKS.en} END,
             author.id, version."publishedAt" + interval '10 minutes'
        FROM (SELECT waiting.*, row_number() OVER (ORDER BY waiting.id) AS place
                FROM "ProofVersion" waiting
                JOIN "JobService" service ON service.id = waiting."serviceId"
               WHERE service.status = 'AWAITING_APPROVAL') version
        JOIN "JobOrder" job ON job.id = version."jobOrderId"
        JOIN "User" author ON author.id = job."placedById" AND NOT author."isStaff"
       WHERE version.place % ${REMARKED}::int = 1
       ORDER BY version.id`,
  ]);
}
