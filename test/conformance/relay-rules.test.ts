import { afterAll, describe } from '@jest/globals';
import { testDatabase } from '../../server/test/database.ts';
import { openShop } from '../../server/test/shop.ts';
import { testConnectionShapes } from './relay-connection-shapes.ts';
import { relayLists } from './relay-list.ts';
import { listRows } from './relay-list-rows.ts';
import { nodeRows } from './relay-node-rows.ts';
import { testNodeRules } from './relay-node-rules.ts';
import { testPagingLaws } from './relay-paging-laws.ts';
import { connectionFields, nodeTypes } from './relay-schema.ts';

const database = await testDatabase();
const shop = await openShop(database.db);
const nodes = await nodeRows(shop);
const lists = relayLists(await listRows(shop), database);

testNodeRules(shop, nodes);
testConnectionShapes();
for (const list of lists) {
  describe(list.key, () =>
    testPagingLaws(
      list,
      lists.filter((each) => each !== list),
    ),
  );
}

afterAll(() => {
  process.stdout.write(
    `Relay: ${nodeTypes.length} node types, ${connectionFields.length} connections audited\n`,
  );
});
