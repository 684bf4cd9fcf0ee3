import type { Database } from '../../../database/client.ts';

/** A new top category that menus do not show, for calls that change it. Its name finds no piece. */
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
