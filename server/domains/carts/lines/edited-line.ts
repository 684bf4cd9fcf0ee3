import type { CartItem, Prisma } from '../../../database/generated/client.ts';
import { ConflictError, NotFoundError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { ownCartItems } from '../access.ts';

/** A line of the viewer's cart for an edit, of the expected version. */
export async function editedLine(
  tx: Prisma.TransactionClient,
  { viewer }: Context,
  cartItemId: number,
  version?: number | null,
): Promise<CartItem> {
  viewer.requireCustomer();
  const line = await tx.cartItem.findFirst({ where: { id: cartItemId, AND: ownCartItems(viewer) } });
  if (!line) throw new NotFoundError('CartItem');
  if (version != null && version !== line.version) throw new ConflictError(line.version);
  return line;
}

/**
 * Writes a line and increments its version.
 * @throws ConflictError if someone else changed it
 */
export async function changeLine(
  tx: Prisma.TransactionClient,
  line: Pick<CartItem, 'id' | 'version'>,
  columns: Prisma.CartItemUncheckedUpdateManyInput,
): Promise<void> {
  const { count } = await tx.cartItem.updateMany({
    where: { id: line.id, version: line.version },
    data: { ...columns, version: { increment: 1 } },
  });
  if (count === 0) throw new ConflictError();
}
