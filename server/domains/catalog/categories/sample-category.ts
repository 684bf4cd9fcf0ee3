import type { Database } from '../../../database/client.ts';

/** A category of its own below none, which menus do not show: for calls that change it. */
export async function sampleCategory(db: Database): Promise<{ id: number; code: string }> {
  const last = await db.productCategory.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } });
  return db.productCategory.create({
    data: {
      code: `SAMPLE_${last.id}`,
      nameEn: 'Charms',
      nameFr: 'Breloques',
      rank: last.id + 1,
      shown: false,
    },
    select: { id: true, code: true },
  });
}
