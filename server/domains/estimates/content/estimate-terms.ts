import type { Prisma } from '../../../database/generated/client.ts';
import type { ServiceRule } from '../rules/service-limitations.ts';

/** A group of service types, in order. */
export type ServiceGroup = { code: string; nameEn: string; nameFr: string; serviceTypeCodes: string[] };

/** What designs are validated with: the piece for free designs, and the rules of services. */
export type EstimateTerms = {
  /** Null: free designs cannot be estimated. */
  freeDesignId: number | null;
  services: ServiceRule[];
  groups: ServiceGroup[];
};

/** Reads the terms in one statement. */
export async function loadEstimateTerms(db: Prisma.TransactionClient): Promise<EstimateTerms> {
  const [row] = await db.$queryRaw<EstimateTerms[]>`
    SELECT
      (SELECT id FROM "ItemType" WHERE "freeDesign" ORDER BY id LIMIT 1) AS "freeDesignId",
      (SELECT coalesce(json_agg(json_build_object('code', kind.code, 'nameEn', kind."nameEn", 'nameFr', kind."nameFr",
        'rank', kind.rank, 'requiresProof', rule."requiresProof", 'minLeadDays', rule."minLeadDays",
        'allowedNext', (
          SELECT coalesce(json_agg(next.code ORDER BY next.rank, next.id), '[]') FROM "ServiceTypeFollower" follower
          JOIN "EntityStatus" next ON next.id = follower."nextId" WHERE follower."serviceTypeId" = kind.id
        )) ORDER BY kind.rank, kind.id), '[]')
        FROM "ServiceTypeRule" rule JOIN "EntityStatus" kind ON kind.id = rule."serviceTypeId") AS services,
      (SELECT coalesce(json_agg(json_build_object('code', grouped.code, 'nameEn', grouped."nameEn",
        'nameFr', grouped."nameFr", 'serviceTypeCodes', (
          SELECT coalesce(json_agg(kind.code ORDER BY kind.rank, kind.id), '[]') FROM "ServiceTypeRule" rule
          JOIN "EntityStatus" kind ON kind.id = rule."serviceTypeId" WHERE rule."groupId" = grouped.id
        )) ORDER BY grouped.rank, grouped.id), '[]') FROM "ServiceTypeGroup" grouped) AS groups`;
  if (!row) throw new Error('A statement without FROM answers one row.');
  return row;
}
