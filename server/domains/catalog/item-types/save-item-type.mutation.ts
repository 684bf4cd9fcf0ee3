import { z } from 'zod';
import type { Prisma } from '../../../database/generated/client.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { type DecimalInput, decimal } from '../../../lib/money.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { keptInCatalogue, requireCatalogueManager } from '../access.ts';
import { ITEM_TYPE_TEXT_LENGTHS, MAX_CATEGORIES, SURFACE_AREA_RANGE } from '../rules/item-type-limits.ts';
import { placementIssue } from '../rules/placement-issue.ts';
import { PRICING_MODES, type PricingMode } from '../rules/pricing-modes.ts';
import { ItemType } from './item-type.type.ts';
import { PricingModeEnum } from './pricing-mode.type.ts';

const name = z.string().trim().min(1, 'REQUIRED').max(ITEM_TYPE_TEXT_LENGTHS.name, 'TOO_LONG').optional();
const description = z.string().trim().max(ITEM_TYPE_TEXT_LENGTHS.description, 'TOO_LONG').optional();

const surfaceArea = z
  .custom<DecimalInput>()
  .transform((value) => decimal(value).toDecimalPlaces(SURFACE_AREA_RANGE.places))
  .refine(
    (area) =>
      area.greaterThanOrEqualTo(SURFACE_AREA_RANGE.min) && area.lessThanOrEqualTo(SURFACE_AREA_RANGE.max),
    'OUT_OF_RANGE',
  )
  .transform((area) => area.toFixed())
  .nullable()
  .optional();

const rules = z.object({
  nameEn: name,
  nameFr: name,
  descriptionEn: description,
  descriptionFr: description,
  isActive: z.boolean().optional(),
  isPartOnly: z.boolean().optional(),
  isStock: z.boolean().optional(),
  shownInCatalog: z.boolean().optional(),
  pricingMode: z.custom<PricingMode>((mode) => typeof mode === 'string' && mode in PRICING_MODES).optional(),
  itemGroupId: z.int().min(1).max(MAX_ID).optional(),
  surfaceArea,
  categoryIds: z
    .array(z.int().min(1).max(MAX_ID))
    .max(MAX_CATEGORIES, 'TOO_BIG')
    .transform((ids) => [...new Set(ids)])
    .optional(),
});

type Changes = z.infer<typeof rules>;

mutation('saveItemType', {
  description:
    'Changes an item type: its texts, whether it is made, shown, sold separately and stocked, its pricing, group, surface and categories. Existing orders do not change.',
  permission: requireCatalogueManager,
  audit: { action: 'ITEM_TYPE_CHANGED', entityType: 'ItemType' },
  repeat: 'keyed',
  budget: 14,
  input: (t) => ({
    id: t.id({ required: true, description: 'The item type.' }),
    version: t.int({ description: 'Version that the client last read; another version is refused.' }),
    nameEn: t.string({ description: 'English name. For this and all fields below: absent means unchanged.' }),
    nameFr: t.string({ description: 'French name.' }),
    descriptionEn: t.string({ description: 'English description.' }),
    descriptionFr: t.string({ description: 'French description.' }),
    isActive: t.boolean({ description: 'Still made.' }),
    isPartOnly: t.boolean({
      description: 'Sold only together with another piece; it is then in no category.',
    }),
    isStock: t.boolean({
      description: 'Stock item: ordering it needs no job. Existing orders do not change.',
    }),
    shownInCatalog: t.boolean({ description: 'Shown in the catalogue.' }),
    pricingMode: t.field({ type: PricingModeEnum, description: 'When its price is fixed.' }),
    itemGroupId: t.int({ description: 'Its group (integer id).' }),
    surfaceArea: t.field({
      type: 'Decimal',
      description: `Surface in cm² for treatments charged by area, ${SURFACE_AREA_RANGE.min} to ${SURFACE_AREA_RANGE.max}; null: not known.`,
    }),
    categoryIds: t.intList({
      description:
        'Integer ids of its categories, in order. It can be added to a category only if it is active, shown in the catalogue and sold separately.',
    }),
  }),
  resolve: async ({ id, version = null, ...input }, { viewer }, writes) => {
    const itemTypeId = rowKey('ItemType', id);
    const given = Object.entries(input).filter(
      ([field, value]) => value != null || (field === 'surfaceArea' && value === null),
    );
    const changes = parseInput(rules, Object.fromEntries(given));
    return writes.once({
      request: { itemTypeId, version, ...changes },
      work: async (tx, record) => {
        const before = await tx.itemType.findFirst({
          where: { id: itemTypeId, AND: keptInCatalogue(viewer) },
          include: { categories: { select: { categoryId: true } } },
        });
        if (!before) throw new NotFoundError('ItemType');
        if (version !== null && version !== before.version) throw new ConflictError(before.version);
        await requireKnown(tx, changes);
        const placed = before.categories.map(({ categoryId }) => categoryId);
        const { categoryIds, ...columns } = changes;
        const issue = placementIssue({ ...before, ...columns }, placed, categoryIds ?? placed);
        if (issue) throw InvalidInputError.of('categoryIds', issue);
        await save(tx, before, changes);
        record({ entityId: itemTypeId, customerId: null, data: { code: before.code, ...changes } });
        return { itemTypeId };
      },
    });
  },
  success: (t) => ({
    itemType: t.prismaField({
      type: ItemType,
      description: 'The item type as it is now.',
      resolve: (query, { itemTypeId }, _args, context) =>
        changedRow(context, 'ItemType', { ...query, where: { id: itemTypeId } }),
    }),
  }),
  // A separate piece, because other calls order the others.
  sample: async ({ caller, admin, itemType, db }) => {
    const category = await db.productCategory.findFirstOrThrow({ select: { id: true } });
    return {
      as: caller(admin),
      input: {
        id: await itemType(),
        // Words that already find pieces.
        descriptionEn: 'A band with six stones.',
        pricingMode: 'FIXED',
        isActive: true,
        isStock: false,
        surfaceArea: '4.5',
        categoryIds: [category.id],
      },
    };
  },
});

/**
 * Checks that the group and the categories exist.
 * @throws InvalidInputError
 */
async function requireKnown(
  tx: Prisma.TransactionClient,
  { itemGroupId, categoryIds = [] }: Changes,
): Promise<void> {
  const group =
    itemGroupId === undefined ||
    (await tx.itemGroup.findUnique({ where: { id: itemGroupId }, select: { id: true } }));
  if (!group) throw InvalidInputError.of('itemGroupId', 'UNKNOWN', 'No such group.');
  if (categoryIds.length === 0) return;
  const known = await tx.productCategory.count({ where: { id: { in: categoryIds } } });
  if (known < categoryIds.length) throw InvalidInputError.of('categoryIds', 'UNKNOWN', 'No such category.');
}

type Before = { id: number; version: number };

async function save(
  tx: Prisma.TransactionClient,
  { id, version }: Before,
  { categoryIds, ...columns }: Changes,
): Promise<void> {
  // A concurrent save holds the row, or has incremented its version.
  const { count } = await tx.itemType.updateMany({
    where: { id, version },
    data: { ...columns, version: { increment: 1 } },
  });
  if (count === 0) throw new ConflictError();
  if (categoryIds) {
    await tx.categoryItem.deleteMany({ where: { itemTypeId: id } });
    await tx.categoryItem.createMany({
      data: categoryIds.map((categoryId, rank) => ({ itemTypeId: id, categoryId, rank })),
    });
  }
}
