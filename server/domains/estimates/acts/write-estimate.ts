import type { Prisma } from '../../../database/generated/client.ts';
import { takeIds } from '../../../database/insert-rows.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import type { Context } from '../../../schema/context.ts';
import { estimateWords } from '../content/estimate-columns.ts';
import type { StoredEstimate } from '../estimate/stored-estimate.ts';

/** The columns of an estimate to write. */
type EstimateColumns = Omit<
  Prisma.EstimateUncheckedCreateInput,
  'id' | 'number' | 'numberRank' | 'customerId' | 'placedById' | 'actingById' | 'pictures' | 'searchTerms'
> & { name: string; reference: string | null };

/**
 * Creates an estimate of the viewer.
 * @returns its id
 */
export async function createEstimate(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  columns: EstimateColumns & { customerId: number },
  fileIds: readonly number[],
): Promise<number> {
  const { rank } = await takeIds(tx, { rank: { table: 'Estimate', column: 'numberRank', count: 1 } });
  const numbered = documentNumber('estimate', rank[0] ?? 0);
  const { id } = await tx.estimate.create({
    data: {
      ...columns,
      ...numbered,
      placedById: viewer.userId,
      actingById: viewer.actingById,
      createdAt: now,
      pictures: { createMany: { data: pictureRows(fileIds) } },
      searchTerms: { createMany: { data: estimateWords({ ...columns, ...numbered }), skipDuplicates: true } },
    },
    select: { id: true },
  });
  return id;
}

/**
 * Replaces the content of an estimate.
 * @returns its id
 */
export async function replaceEstimate(
  tx: Prisma.TransactionClient,
  { id, number }: StoredEstimate,
  columns: EstimateColumns,
  fileIds: readonly number[],
): Promise<number> {
  await tx.estimatePicture.deleteMany({ where: { estimateId: id } });
  await tx.estimateSearchTerm.deleteMany({ where: { estimateId: id } });
  await tx.estimate.update({
    where: { id },
    data: {
      ...columns,
      version: { increment: 1 },
      pictures: { createMany: { data: pictureRows(fileIds) } },
      searchTerms: { createMany: { data: estimateWords({ ...columns, number }), skipDuplicates: true } },
    },
    select: { id: true },
  });
  return id;
}

function pictureRows(fileIds: readonly number[]): { fileId: number; rank: number }[] {
  return fileIds.map((fileId, rank) => ({ fileId, rank }));
}
