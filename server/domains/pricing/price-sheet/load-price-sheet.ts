import type { Context } from '../../../schema/context.ts';
import { gemsOf, piecesHiddenFrom } from '../calculation/read-and-price.ts';
import { cachedPieces, cachedPriceSources } from '../sources/cached-price-data.ts';
import { nextRateChange } from '../sources/dated-rates.ts';
import type { PriceSheet } from './price-sheet.type.ts';

/** Maximum age of a sheet, because manual changes in the database are not detected. */
const MAX_MS = 10 * 60_000;

/** The customer of a sheet (null for list prices), and gems besides those of the piece. */
type Wanted = { customerId: number | null; gems?: readonly string[] };

/** The sheet of a piece for a customer; null if the piece is not offered to the viewer. */
export async function loadPriceSheet(
  context: Context,
  itemTypeId: number,
  { customerId, gems = [] }: Wanted,
): Promise<PriceSheet | null> {
  const { db, now, viewer } = context;
  const { changes } = context.services;
  if ((await piecesHiddenFrom(db, viewer, [itemTypeId])).has(itemTypeId)) return null;
  const found = await cachedPieces(db, changes, [itemTypeId], now);
  const piece = found.get(itemTypeId);
  if (!piece || !(piece.isOffered || piece.freeDesign)) return null;
  const pieces = [...found.values()];
  const all = [...new Set([...gemsOf(pieces), ...gems])];
  const rates = await cachedPriceSources(db, changes, { customerId, gems: all, now });
  const next = await nextRateChange(db, now);
  const longest = new Date(now.getTime() + MAX_MS);
  return { at: now, validUntil: next !== null && next < longest ? next : longest, pieces, rates };
}
