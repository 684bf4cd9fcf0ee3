import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleItemTypes } from '../access.ts';

/** Locks a piece whose photos change, and increments its version, because the URLs of its pictures contain it. */
export async function editedPiece(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  itemTypeId: number,
): Promise<{ id: number; code: string }> {
  if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  const [piece] = await tx.itemType.updateManyAndReturn({
    where: { id: itemTypeId, AND: visibleItemTypes(viewer) },
    data: { version: { increment: 1 } },
    select: { id: true, code: true },
  });
  if (!piece) throw new NotFoundError('ItemType');
  return piece;
}
