import type { Prisma } from '../../../database/generated/client.ts';
import type { EstimatePage } from '../rules/estimate-page.ts';

/** A service type in its group, with the service types that may follow it; all by code. */
type NewServiceRule = {
  serviceTypeCode: string;
  groupCode: string;
  requiresProof: boolean;
  minLeadDays: number;
  nextCodes: readonly string[];
};

/** Rules and texts of the estimate pages. */
export type NewWorkflowRules = {
  groups: readonly { code: string; nameEn: string; nameFr: string }[];
  rules: readonly NewServiceRule[];
  infoTexts: readonly { page: EstimatePage; textEn: string; textFr: string }[];
};

/** Adds groups of service types, the rules of each, and the texts of the pages; service types must exist. */
export async function createWorkflowRules(
  db: Prisma.TransactionClient,
  { groups, rules, infoTexts }: NewWorkflowRules,
): Promise<void> {
  const types = await db.entityStatus.findMany({ where: { entityType: 'SERVICE_TYPE' } });
  const typeIds = new Map(types.map(({ id, code }) => [code, id]));
  const created = await db.serviceTypeGroup.createManyAndReturn({
    data: groups.map((group, rank) => ({ ...group, rank })),
    select: { id: true, code: true },
  });
  const groupIds = new Map(created.map(({ id, code }) => [code, id]));
  await db.serviceTypeRule.createMany({
    data: rules.map(({ serviceTypeCode, groupCode, requiresProof, minLeadDays }) => ({
      serviceTypeId: known(typeIds, serviceTypeCode),
      groupId: known(groupIds, groupCode),
      requiresProof,
      minLeadDays,
    })),
  });
  await db.serviceTypeFollower.createMany({
    data: rules.flatMap(({ serviceTypeCode, nextCodes }) =>
      nextCodes.map((code) => ({
        serviceTypeId: known(typeIds, serviceTypeCode),
        nextId: known(typeIds, code),
      })),
    ),
  });
  await db.estimateInfoText.createMany({ data: [...infoTexts] });
}

function known(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`There is no service type or group ${code}.`);
  return id;
}
