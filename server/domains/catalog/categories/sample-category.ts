import type { Database } from '../../../database/client.ts';

/**
 * A category of its own below none, which menus do not show: for calls that change it. No piece is found by its words yet.
 */
export async function sampleCategory(db: Database): Promise<{ id: number; code: string }> {
  const last = await db.productCategory.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } });
  return db.productCategory.create({
    data: {
      code: `SAMPLE_${last.id}`,
      nameEn: `Charms${last.id}`,
      nameFr: `Breloques${last.id}`,
      rank: last.id + 1,
      shown: false,
    },
    select: { id: true, code: true },
  });
}
