import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

test('every picture of a job carries the version of the piece, so that it may be kept for ever', async () => {
  const { id } = await orderedJob(shop.buyer, shop, { configuration: workedExample(shop) });
  const document = `query ($id: ID!) { node(id: $id) { ... on JobOrder {
    imageUrl items { imageUrl } images { url thumbnailUrl } } } }`;
  const pictures = async (): Promise<string[]> => {
    const { imageUrl, items, images } = (await run(shop.buyer, document, { id })).data.node;
    return [imageUrl, items[0].imageUrl, images[0].url, images[0].thumbnailUrl];
  };
  const before = await pictures();
  expect(before).toEqual(before.map(() => expect.stringMatching(/\/\d+\.webp\?v=1$/)));
  await db.itemType.updateMany({ data: { version: { increment: 1 } } });
  expect(await pictures()).toEqual(before.map((address) => address.replace('?v=1', '?v=2')));
});
