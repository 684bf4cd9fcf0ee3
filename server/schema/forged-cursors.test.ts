import { expect, test } from '@jest/globals';
import { testDatabase } from '../test/database.ts';
import { run } from '../test/run.ts';
import { openShop } from '../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

/** Lists with their default order, and forged cursor values that no column can hold. */
const LISTS: [string, string, unknown[][]][] = [
  [
    'jobOrders',
    'createdAt:desc,id:desc',
    [
      ['+275760-09-13T00:00:00.000Z', '1'],
      ['0000-01-01', '1'],
      ['now', '1'],
    ],
  ],
  [
    'products',
    'featuredRank:asc,id:asc',
    [
      ['999999999999999999', '1'],
      ['1', '2147483648'],
      ['1', '1e3'],
      ['1', null],
    ],
  ],
  ['customers', 'name:asc,id:asc', [['a\u0000', '1'], [{}, '1'], ['a']]],
  [
    'users',
    'lastName:asc,firstName:asc,id:asc',
    [
      ['a', '\u0000', '1'],
      [null, null, '1'],
    ],
  ],
  [
    'productCategories',
    'rank:asc,id:asc',
    [
      ['-9999999999', '1'],
      ['', ''],
    ],
  ],
];

test.each(LISTS)('%s refuses forged cursors', async (name, order, forgeries) => {
  for (const forged of [...forgeries.map((values) => [order, ...values]), [], {}, [order], 'text', null]) {
    const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url');
    for (const way of ['first: 1, after', 'last: 1, before']) {
      const { errors } = await run(shop.admin, `{ ${name}(${way}: "${cursor}") { edges { cursor } } }`);
      expect([forged, errors[0]?.extensions?.code]).toEqual([forged, 'BAD_USER_INPUT']);
    }
  }
});
