import { randomUUID } from 'node:crypto';
import { encodeGlobalId } from '../../lib/global-id.ts';
import { type Shop, workedExample } from '../shop.ts';

/** A piece without references, like the shop’s but without its choices. Returns its global id. */
export async function newItemType({ db, ...shop }: Shop): Promise<string> {
  const original = await db.itemType.findUniqueOrThrow({
    where: { id: workedExample({ db, ...shop }).itemTypeId },
  });
  // Its lowest price is calculated again.
  const { id: _id, drawing, cheapest: _cheapest, ...columns } = original;
  const code = `OWN-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { id } = await db.itemType.create({
    // A stored drawing is an object.
    data: { ...columns, code, drawing: Object(drawing) },
    select: { id: true },
  });
  return encodeGlobalId('ItemType', id);
}
