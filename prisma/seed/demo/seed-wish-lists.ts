import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { priceOne } from '../../../server/domains/pricing/calculation/read-and-price.ts';
import { configurationColumns, orderablePrice } from '../../../server/domains/pricing/held-price.ts';
import { insertWishes } from '../../../server/domains/wishlists/items/insert-wishes.ts';
import { openWishList } from '../../../server/domains/wishlists/list/open-wish-list.ts';
import { decimal } from '../../../server/lib/money.ts';

/** A wish list piece. Pieces and metals are codes. */
type WishedPiece = {
  pieceCode: string;
  alloyCode?: string;
  size?: string;
  quantity?: number;
  reference?: string;
  endCustomer?: string;
  note?: string;
  /** The price when it was added, in percent of the current one. */
  addedPercent?: number;
};

/** Wish lists, by user name. */
const WISH_LISTS: Readonly<Record<string, readonly WishedPiece[]>> = {
  'buyer@luna.test': [
    { pieceCode: 'RS-103', alloyCode: '14KW', size: '6', reference: 'Spring window', addedPercent: 97 },
    { pieceCode: 'BD-102', alloyCode: '18KY', size: '9', quantity: 2, note: 'Pair for the Meyer wedding' },
    { pieceCode: 'CH-101', alloyCode: '14KY', quantity: 6, reference: 'Tray 3', addedPercent: 104 },
    // Its size is not chosen yet.
    { pieceCode: 'RS-104', endCustomer: 'Hannah & Joel' },
  ],
  'buyer@orion.test': [{ pieceCode: 'BD-101', alloyCode: '14KY', size: '10', addedPercent: 95 }],
  'acheteuse@bellerose.test': [
    { pieceCode: 'RS-102', alloyCode: '18KW', size: '6.5', reference: 'Vitrine de Noël', addedPercent: 98 },
    { pieceCode: 'BD-101', alloyCode: '14KY', size: '7', quantity: 3, note: 'Finition satinée si possible' },
  ],
};

/** Wish lists that are shared with colleagues, with the token of their link. */
const SHARED: ReadonlyMap<string, string> = new Map([['buyer@luna.test', 'demo-wish-list-of-luna']]);

/** Wish lists of three users, created a month ago. */
export async function seedWishLists(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  const writtenAt = new Date(now.getTime() - 30 * 86_400_000);
  const alloys = new Map((await db.alloy.findMany()).map(({ id, code }) => [code, id]));
  for (const [userName, pieces] of Object.entries(WISH_LISTS)) {
    const viewer = viewers.get(userName);
    if (!viewer) throw new Error(`There is no ${userName}.`);
    const list = await openWishList(db, { viewer, now: writtenAt });
    const shareKey = SHARED.get(userName);
    if (shareKey)
      await db.wishList.update({ where: { id: list.id }, data: { shareKey }, select: { id: true } });
    for (const { pieceCode, alloyCode, size, quantity = 1, addedPercent = 100, ...texts } of pieces) {
      const piece = await db.itemType.findUniqueOrThrow({ where: { code: pieceCode }, select: { id: true } });
      const alloyId = alloyCode === undefined ? null : (alloys.get(alloyCode) ?? null);
      const priced = await priceOne(db, {
        customerId: viewer.customerId,
        configuration: { itemTypeId: piece.id, alloyId, size: size ?? null },
        quantity,
        now,
      });
      const price = orderablePrice(priced);
      const addedUnitPrice = price && decimal(price).mul(addedPercent).div(100).toFixed(2);
      const wish = { ...configurationColumns(priced), ...texts, quantity, addedUnitPrice };
      await insertWishes(db, list.id, [wish], writtenAt);
    }
  }
}
