import type { Prisma } from '../../../database/generated/client.ts';

/** A category of the catalogue tree; parents come before their children. */
export type NewCategory = {
  code: string;
  parentCode: string | null;
  nameEn: string;
  nameFr: string;
  descriptionEn: string;
  descriptionFr: string;
  rank: number;
  /** Drawing of the cover (`drawings/piece-drawing`); null for its first piece. */
  drawing: Prisma.InputJsonObject | null;
};

/**
 * Adds categories, level by level.
 * @returns their ids by code
 */
export async function createCategories(
  db: Prisma.TransactionClient,
  categories: readonly NewCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  let open = [...categories];
  while (open.length > 0) {
    const level = open.filter(({ parentCode }) => parentCode === null || ids.has(parentCode));
    if (level.length === 0) throw new Error(`Unknown parent category ${open[0]?.parentCode}.`);
    const created = await db.productCategory.createManyAndReturn({
      data: level.map(({ parentCode, drawing, ...category }) => ({
        ...category,
        parentId: parentCode === null ? null : ids.get(parentCode),
        ...(drawing ? { drawing } : {}),
      })),
      select: { id: true, code: true },
    });
    for (const { id, code } of created) ids.set(code, id);
    open = open.filter((category) => !level.includes(category));
  }
  return ids;
}
