import type { Viewer } from '../../../server/auth/viewer.ts';
import type { Database } from '../../../server/database/client.ts';
import { openCart } from '../../../server/domains/carts/open-cart.ts';
import { priceOne } from '../../../server/domains/pricing/calculation/read-and-price.ts';
import { checkComplete, heldColumns } from '../../../server/domains/pricing/held-price.ts';
import { addDays, dateOfIsoDay, isoDayOf } from '../../../server/lib/calendar.ts';
import { decimal } from '../../../server/lib/money.ts';

/** A cart line. Pieces, metals and options are codes. */
type CartLine = {
  pieceCode: string;
  alloyCode: string;
  size?: string;
  /** A separately configured part of the set. */
  part?: { pieceCode: string; alloyCode: string; size: string };
  ownMetal?: boolean;
  quantity?: number;
  reference?: string;
  endCustomer?: string;
  note?: string;
  /** Requested date in days from now. */
  wantedIn?: number;
  /** The last shown price in percent of the current one. */
  seenPercent?: number;
};

/** Open carts by user name. */
const CARTS: Readonly<Record<string, readonly CartLine[]>> = {
  'buyer@luna.test': [
    {
      pieceCode: 'RS-101',
      alloyCode: '14KW',
      size: '6.5',
      reference: 'Bridal case',
      endCustomer: 'Hannah & Joel',
      wantedIn: 45,
    },
    {
      pieceCode: 'RS-102',
      alloyCode: '18KY',
      size: '7',
      reference: 'Window 2',
      note: 'Please keep the shank as drawn, no taper.',
    },
    { pieceCode: 'BD-101', alloyCode: '14KY', size: '10', quantity: 2, reference: 'Holiday stock' },
  ],
  'approver@luna.test': [
    {
      pieceCode: 'WS-501',
      alloyCode: '14KW',
      size: '6',
      part: { pieceCode: 'BD-101', alloyCode: '14KY', size: '6.5' },
      reference: 'Window 1',
      endCustomer: 'Priya & Sam',
      note: 'The band in yellow gold, half a size wider.',
    },
    // A variant by its code.
    { pieceCode: 'BD-102', alloyCode: '14KY', size: '10', quantity: 3, reference: 'Holiday stock' },
    {
      pieceCode: 'BD-103',
      alloyCode: '14KY',
      size: '9',
      ownMetal: true,
      endCustomer: 'R. Castellano',
      note: 'To be cast from the gold of the old ring, sent by courier.',
    },
  ],
  'buyer@orion.test': [
    { pieceCode: 'CH-101', alloyCode: '14KY', quantity: 12, reference: 'Tray 14', seenPercent: 96 },
  ],
  'acheteuse@bellerose.test': [
    {
      pieceCode: 'RS-101',
      alloyCode: '18KW',
      size: '6',
      reference: 'Vitrine 1',
      endCustomer: 'Mme Gauthier',
    },
  ],
};

/** Carts with lines that were added an hour ago. */
export async function seedCarts(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  now: Date,
): Promise<void> {
  const addedAt = new Date(now.getTime() - 3_600_000);
  const alloys = new Map((await db.alloy.findMany()).map(({ id, code }) => [code, id]));
  for (const [userName, lines] of Object.entries(CARTS)) {
    const viewer = viewers.get(userName);
    if (!viewer) throw new Error(`There is no ${userName}.`);
    const { id: cartId } = await openCart(db, { viewer, now: addedAt }, '');
    for (const [
      rank,
      { pieceCode, alloyCode, size, part, ownMetal = false, quantity = 1, wantedIn, seenPercent, ...texts },
    ] of lines.entries()) {
      const priced = await priceOne(db, {
        customerId: viewer.customerId,
        configuration: {
          itemTypeId: await idOf(db, pieceCode),
          alloyId: alloys.get(alloyCode) ?? null,
          size: size ?? null,
          ownMetal,
          subItems: part
            ? [
                {
                  itemTypeId: await idOf(db, part.pieceCode),
                  alloyId: alloys.get(part.alloyCode) ?? null,
                  size: part.size,
                },
              ]
            : [],
        },
        quantity,
        now: addedAt,
      });
      checkComplete(priced);
      const wantedBy = wantedIn === undefined ? null : dateOfIsoDay(addDays(isoDayOf(now, 'UTC'), wantedIn));
      const held = heldColumns(priced, addedAt);
      await db.cartItem.create({
        data: {
          ...held,
          ...(seenPercent && held.unitPrice
            ? { seenUnitPrice: decimal(held.unitPrice).mul(seenPercent).div(100).toFixed(2) }
            : {}),
          ...texts,
          cartId,
          quantity,
          wantedBy,
          rank,
          createdAt: addedAt,
        },
        select: { id: true },
      });
    }
  }
}

async function idOf(db: Database, code: string): Promise<number> {
  const { id } = await db.itemType.findUniqueOrThrow({ where: { code }, select: { id: true } });
  return id;
}
