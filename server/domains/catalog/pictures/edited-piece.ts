import type { Prisma } from '../../../database/generated/client.ts';
import { NotFoundError, RefusedError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { visibleItemTypes } from '../access.ts';

/** Takes a piece whose photos are about to change: its row is held, and its version counts, since addresses of pictures carry it. */
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
