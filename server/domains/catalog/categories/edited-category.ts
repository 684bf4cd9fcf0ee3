import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError } from '../../../errors/errors.ts';

/** Locks a category whose pieces change, and increments its version, because the URL of its cover contains it. */
export async function editedCategory(
  tx: Prisma.TransactionClient,
  categoryId: number,
): Promise<{ code: string }> {
  const [category] = await tx.productCategory.updateManyAndReturn({
    where: { id: categoryId },
    data: { version: { increment: 1 } },
    select: { code: true },
  });
  if (!category) throw new NotFoundError('ProductCategory');
  return category;
}
