import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';

/** Pieces with an owner, by code: all users of a customer, or one user. */
const OWNERS = [
  { pieceCode: 'RS-103', accountNumber: 'LUNA-001' },
  { pieceCode: 'BD-102', accountNumber: 'LUNA-001' },
  { pieceCode: 'CH-101', userName: 'buyer@luna.test' },
] as const;

/** Sets the owners of some pieces. All users see them unless users are restricted to their own pieces. */
export async function seedItemTypeOwners(
  db: Database,
  {
    viewers,
    customerIds,
  }: { viewers: ReadonlyMap<string, Viewer>; customerIds: ReadonlyMap<string, number> },
): Promise<void> {
  for (const { pieceCode, ...owner } of OWNERS) {
    const where = { code: pieceCode };
    const { id: itemTypeId } = await db.itemType.findUniqueOrThrow({ where, select: { id: true } });
    if ('userName' in owner) {
      const viewer = viewers.get(owner.userName);
      if (!viewer) throw new Error(`There is no ${owner.userName}.`);
      await db.itemTypeUser.create({ data: { itemTypeId, userId: viewer.userId } });
    } else {
      const customerId = customerIds.get(owner.accountNumber);
      if (customerId === undefined) throw new Error(`There is no customer ${owner.accountNumber}.`);
      await db.itemTypeCustomer.create({ data: { itemTypeId, customerId } });
    }
  }
}
