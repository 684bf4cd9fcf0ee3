import type { Viewer } from '../../../auth/viewer.ts';
import type { ChangeFeed } from '../../../database/changes/change-feed.ts';
import type { CartItem } from '../../../database/generated/client.ts';
import { Prisma } from '../../../database/generated/client.ts';
import { decimal } from '../../../lib/money.ts';
import type { Context } from '../../../schema/context.ts';
import { type PriceOutcome, priceMany } from '../../pricing/calculation/read-and-price.ts';
import { configurationOfLine, fixOfLine, heldColumns, orderablePrice } from '../../pricing/held-price.ts';
import { isPriceHeld } from '../../pricing/rules/valid-until.ts';

/** The price rows, which are most of a line and not needed for pricing it again. */
const WITHOUT_ROWS = { breakdown: true, summary: true } as const satisfies Prisma.CartItemOmit;

type HeldLine = Omit<CartItem, keyof typeof WITHOUT_ROWS>;

/** Prices the lines of a cart again, each with its own fix while valid; in the same order, in two statements. */
export function priceLinesAgain(
  db: Prisma.TransactionClient,
  {
    customerId,
    now,
    lines,
    changes,
    viewer,
  }: { customerId: number; now: Date; lines: readonly HeldLine[]; changes?: ChangeFeed; viewer: Viewer },
): Promise<PriceOutcome[]> {
  const requests = lines.map((line) => ({
    configuration: configurationOfLine(line),
    quantity: line.quantity,
    fix: fixOfLine(line),
  }));
  return priceMany(db, { customerId, now, requests, changes, viewer });
}

/** Whether the price of a line differs from its snapshot. */
function isChanged(line: HeldLine, outcome: PriceOutcome): boolean {
  const after = 'priced' in outcome ? orderablePrice(outcome.priced) : null;
  if (line.unitPrice === null || after === null) return (line.unitPrice === null) !== (after === null);
  return !decimal(line.unitPrice).equals(after);
}

/**
 * Updates prices when a cart is read: lines whose fix has expired, or whose catalogue entry or terms changed, get a
 * new snapshot (product rules, the order path). A line without a price any more stays in the cart. Lines that someone
 * else changes concurrently are skipped.
 */
export async function renewCart(
  { db, now, services, viewer }: Context,
  where: Prisma.CartWhereUniqueInput,
): Promise<void> {
  const cart = await db.cart.findUnique({ where, include: { items: { omit: WITHOUT_ROWS } } });
  if (!cart || cart.items.length === 0) return;
  const lines = cart.items;
  const { changes } = services;
  const outcomes = await priceLinesAgain(db, {
    customerId: cart.customerId,
    now,
    lines,
    changes,
    viewer,
  });
  const renewed = lines.flatMap((line, index) => {
    const outcome = outcomes[index];
    if (!outcome || (isPriceHeld(line.validUntil, now) && !isChanged(line, outcome))) return [];
    return [{ id: line.id, version: line.version, ...snapshotOf(line, outcome, now) }];
  });
  if (renewed.length > 0) await writeSnapshots(db, renewed);
}

function snapshotOf(line: HeldLine, outcome: PriceOutcome, now: Date) {
  const held = 'priced' in outcome ? heldColumns(outcome.priced, now) : UNPRICED;
  return {
    unitPrice: held.unitPrice,
    estimatedWeight: held.estimatedWeight ?? line.estimatedWeight,
    breakdown: held.breakdown,
    summary: held.summary,
    marketFix: held.marketFix,
    marketAsOf: held.marketAsOf ?? line.marketAsOf,
    validUntil: held.validUntil ?? now,
    leadDays: held.leadDays ?? line.leadDays,
  };
}

/** A configuration that is no longer offered. */
const UNPRICED = {
  unitPrice: null,
  estimatedWeight: null,
  breakdown: [],
  summary: [],
  marketFix: [],
  marketAsOf: null,
  validUntil: null,
  leadDays: null,
};

/** All lines in one statement. A line of another version was changed by someone else and stays. */
async function writeSnapshots(db: Prisma.TransactionClient, rows: readonly object[]): Promise<void> {
  const columns = [
    'unitPrice',
    'estimatedWeight',
    'breakdown',
    'summary',
    'marketFix',
    'marketAsOf',
    'validUntil',
    'leadDays',
  ];
  const assignments = columns.map((column) => Prisma.raw(`"${column}" = renewed."${column}"`));
  await db.$executeRaw(Prisma.sql`
    UPDATE "CartItem" line SET ${Prisma.join(assignments)}, version = line.version + 1
    FROM jsonb_populate_recordset(NULL::"CartItem", ${JSON.stringify(rows)}::jsonb) renewed
    WHERE line.id = renewed.id AND line.version = renewed.version`);
}
