import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError } from '../../../errors/errors.ts';

/** Takes a category whose pieces are about to change: its row is held, and its version counts, since the address of its cover carries it. */
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
