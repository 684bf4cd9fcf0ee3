import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requireCatalogueManager } from '../access.ts';
import { codeInput } from '../code-input.ts';
import { ITEM_TYPE_TEXT_LENGTHS } from '../rules/item-type-limits.ts';
import { allGroupsField } from './all-groups-field.ts';

const name = z.string().trim().min(1, 'REQUIRED').max(ITEM_TYPE_TEXT_LENGTHS.name, 'TOO_LONG');

const rules = z.object({
  groupId: z.int().min(1).max(MAX_ID).nullish(),
  code: codeInput,
  nameEn: name,
  nameFr: name,
});

type Group = z.infer<typeof rules>;

mutation('saveItemGroup', {
  description: 'Adds a group of item types after the others, or changes the code and names of one.',
  permission: requireCatalogueManager,
  audit: { action: ['ITEM_GROUP_ADDED', 'ITEM_GROUP_CHANGED'], entityType: 'ItemGroup' },
  repeat: 'keyed',
  budget: 11,
  input: (t) => ({
    groupId: t.int({ description: 'Integer id of the group to change; absent: a new one.' }),
    version: t.int({ description: 'Version that the client last read.' }),
    code: t.string({ required: true, description: 'Letters, digits, `_` and `-`; unique.' }),
    nameEn: t.string({ required: true, description: 'English name.' }),
    nameFr: t.string({ required: true, description: 'French name.' }),
  }),
  resolve: async ({ version = null, ...input }, _context, writes) => {
    const group = parseInput(rules, input);
    return writes.once({
      request: { ...group, groupId: group.groupId ?? null, version },
      work: async (tx, record) => {
        const groupId = await save(tx, group, version);
        record({
          action: group.groupId == null ? 'ITEM_GROUP_ADDED' : 'ITEM_GROUP_CHANGED',
          entityId: groupId,
          customerId: null,
          data: { code: group.code, nameEn: group.nameEn, nameFr: group.nameFr },
        });
        return { groupId };
      },
    });
  },
  success: (t) => ({ itemGroups: allGroupsField(t) }),
  sample: async ({ caller, admin, db }) => {
    // Codes are unique, so no row has the code of the next one.
    const last = await db.itemGroup.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return {
      as: caller(admin),
      input: { code: `AFTER-${last.id}`, nameEn: 'Charms', nameFr: 'Breloques' },
      audited: 'ITEM_GROUP_ADDED',
      ofExisting: { groupId: last.id, code: last.code },
    };
  },
});

async function save(
  tx: Prisma.TransactionClient,
  { groupId = null, code, nameEn, nameFr }: Group,
  version: number | null,
): Promise<number> {
  // Locks the table, so that codes and ranks stay unique. There are few groups.
  await tx.$executeRaw`LOCK TABLE "ItemGroup" IN SHARE ROW EXCLUSIVE MODE`;
  const groups = await tx.itemGroup.findMany({ select: { id: true, code: true, rank: true, version: true } });
  const before = groups.find(({ id }) => id === groupId);
  if (groupId !== null && !before) throw new NotFoundError('ItemGroup');
  if (before && version !== null && version !== before.version) throw new ConflictError(before.version);
  if (groups.some((group) => group.code === code && group.id !== groupId))
    throw InvalidInputError.of('code', 'CODE_TAKEN', 'Another group has the code.');
  const columns = { code, nameEn, nameFr };
  const { id } = before
    ? await tx.itemGroup.update({
        where: { id: before.id },
        data: { ...columns, version: { increment: 1 } },
        select: { id: true },
      })
    : await tx.itemGroup.create({
        data: { ...columns, rank: Math.max(0, ...groups.map(({ rank }) => rank)) + 1 },
        select: { id: true },
      });
  return id;
}
