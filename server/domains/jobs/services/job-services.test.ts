import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

test('services list the jobs that wait for them', async () => {
  const { id, number } = await orderedJob(shop.buyer, shop, {
    configuration: { itemTypeId: shop.pieceId('BAND-PROOF'), size: '5' },
  });
  await move(shop.production, id, 'REQUEST_APPROVAL');
  const query = `{ jobServices { serviceType { code } count }
    jobOrders(filter: { serviceTypeCode: "CASTING" }) { edges { node { number } } } }`;
  const { jobServices, jobOrders } = (await run(shop.buyer, query)).data;
  const waiting = jobServices.filter(({ count }: { count: number }) => count > 0);
  expect(waiting).toEqual([{ serviceType: { code: 'CASTING' }, count: 1 }]);
  expect(jobOrders.edges).toEqual([{ node: { number } }]);
  const theirs = (await run(shop.foreignBuyer, query)).data;
  expect(theirs.jobServices.every(({ count }: { count: number }) => count === 0)).toBe(true);
  expect(theirs.jobOrders.edges).toEqual([]);
});
