import { afterAll, describe } from '@jest/globals';
import { encodeGlobalId } from '../../server/lib/global-id.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { testConnectionShapes } from './relay-connection-shapes.ts';
import { relayLists, triedLists } from './relay-list.ts';
import { listRows } from './relay-list-rows.ts';
import { testNodeRules } from './relay-node-rules.ts';
import { relayNodes } from './relay-nodes.ts';
import { testPagingInvariants } from './relay-paging-invariants.ts';
import { connectionFields } from './relay-schema.ts';

const database = await testDatabase();
const shop = await openShop(database.db);
const world = await sampleWorld(shop);
// Jobs in other statuses, and a type that is only visible for a piece with variants.
await world.jobAwaitingApproval();
await world.cancelledJob();
await world.jobAtBench();
await world.deposit();
await world.shipment();
await world.guestLink();
await run(
  shop.buyer,
  'mutation ($input: AddProofCommentInput!) { addProofComment(input: $input) { __typename } }',
  {
    input: {
      proofVersionId: encodeGlobalId('ProofVersion', await world.proofVersion()),
      page: 1,
      x: '0.25',
      y: '0.5',
      text: 'A little wider here.',
    },
  },
);
const { id: alloyId } = await database.db.alloy.findFirstOrThrow({ select: { id: true } });
await database.db.itemVariant.create({
  data: { itemTypeId: shop.pieceId('BAND-1'), code: 'V', nameEn: 'V', nameFr: 'V', alloyId },
});
const nodes = await relayNodes(world);
const lists = relayLists(await listRows(shop), database);

testNodeRules(shop, nodes);
testConnectionShapes();
for (const list of triedLists(lists)) {
  describe(list.key, () =>
    testPagingInvariants(
      list,
      lists.filter((each) => each !== list),
    ),
  );
}

afterAll(() => {
  process.stdout.write(`Relay: ${nodes.length} node types, ${connectionFields.length} connections audited\n`);
});
