import type { Prisma } from '../../../database/generated/client.ts';

/** A quotation per troy ounce in the owner's currency; decimals as text. */
export type NewMarketPrice = { metalCode: string; asOf: Date; buy: string; sell: string; source: string };

/** Adds quotations; an existing one for the same metal and time stays. */
export async function createMarketPrices(
  db: Prisma.TransactionClient,
  prices: readonly NewMarketPrice[],
): Promise<void> {
  const metals = new Map((await db.metal.findMany()).map(({ id, code }) => [code, id]));
  await db.marketPrice.createMany({
    data: prices.map(({ metalCode, ...price }) => {
      const metalId = metals.get(metalCode);
      if (metalId === undefined) throw new Error(`There is no metal ${metalCode}.`);
      return { ...price, metalId };
    }),
    skipDuplicates: true,
  });
}
