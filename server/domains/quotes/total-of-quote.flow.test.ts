import { expect, test } from '@jest/globals';
import type { Actor } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { moveQuote, quoteStep, readQuote, reviewedQuote, sentQuote } from '../../test/orders/quote-steps.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { buyer, sales } = shop;

type Row = { id: string; total: string | null };

/** The totals of quotes in a user's list, sorted by total. */
async function listedTotals(actor: Actor, ids: readonly string[]): Promise<(string | null)[]> {
  const { data } = await run(
    actor,
    `query ($ids: [ID!]!) { priceQuotes(first: 10, filter: { priceQuoteIds: $ids }, orderBy: { field: TOTAL, direction: ASC }) { edges { node { id total } } } }`,
    { ids },
  );
  return data.priceQuotes.edges.map(({ node }: { node: Row }) => node.total);
}

/** The totals on the page of a quote and of the quote itself. */
async function seenTotals(actor: Actor, id: string): Promise<(string | null)[]> {
  const { total, current } = await readQuote(actor, id);
  return [total, current.total];
}

const price = (id: string, unitPrice: string) =>
  quoteStep(sales, 'pricePriceQuoteLines', { id, lines: [{ lineKey: 1, unitPrice, reason: 'Agreed' }] });

test('lists, sorts and pages show each side the total of the version that it sees', async () => {
  const [revised, offered] = [await sentQuote(buyer, shop), await reviewedQuote(buyer, shop)];
  const ids = [revised, offered];
  await price(offered, '490');
  await moveQuote(sales, offered, 'SEND');
  await moveQuote(sales, revised, 'RECALL');
  expect(await seenTotals(sales, revised)).toEqual(['483.43', '483.43']);
  await price(revised, '500');
  expect(await seenTotals(sales, revised)).toEqual(['500', '500']);
  expect(await seenTotals(buyer, revised)).toEqual(['483.43', '483.43']);
  expect(await listedTotals(sales, ids)).toEqual(['490', '500']);
  expect(await listedTotals(buyer, ids)).toEqual(['483.43', '490']);
  await moveQuote(sales, revised, 'SEND');
  expect(await listedTotals(buyer, ids)).toEqual(['490', '500']);
});
