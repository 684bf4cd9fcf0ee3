import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../server/database/client.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import { schema } from '../../server/schema/index.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import type { Actor } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { requireNews } from '../../server/test/require-news.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { atOneTime, servedBothWays } from '../equal-answers/two-paths.ts';
import { KEYED } from '../faults/keyed-calls.ts';
import { actingAs } from '../world/acting-as.ts';
import { mutationCalls } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { expectAudited, watchAudit } from './audit.ts';
import { expectEqualRepeats } from './repeat.ts';
import { watchCommits } from './undeclared-commits.ts';

/** Operations here use no caches, so every setting and price is read. */
const database = await testDatabase();
const { db, url } = database;
const single = openDatabase(url, { maxConnections: 1 });
afterAll(single.close);
const shop = await openShop(db);
await requireNews(database.pool);
const calls = mutationCalls(await sampleWorld(shop));
const urls = await servedBothWays(db, { rows: createRowFinder(database) });

/** Not allowed while acting as another user: passwords and cards are not theirs, and neither is the decision. */
const NOT_WHILE_ACTING = new Set([
  'acceptPriceQuote',
  'addCard',
  'approveJobOrder',
  'approveJobOrders',
  'changePassword',
  'declineJobOrder',
  'orderAndPay',
  'payDeposit',
  'removeCard',
  'setDefaultCard',
  'startPayPalPayment',
]);

/** The acting user is stored with the user in the audit entries. */
const isAudited = (name: string) => !('none' in (MUTATIONS.get(name)?.audit ?? { none: '' }));

/** Repeats are sent as JSON, and files need forms. */
const isRepeated = (name: string) => KEYED.includes(name) && name !== 'uploadFile';

test('every mutation is audited, or declares why not', () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect([...MUTATIONS.keys()].sort()).toEqual(mutations.sort());
  const reasons = [...MUTATIONS.values()].flatMap(({ audit }) => ('none' in audit ? [audit.none] : []));
  expect(reasons.filter((why) => why.length < 20)).toEqual([]);
  process.stdout.write(
    `Audit: ${mutations.length} mutations, ${mutations.length - reasons.length} audited, ${reasons.length} not\n`,
  );
});

/** All checks on one sample, which takes longer to create than to call. */
test.each([...MUTATIONS.keys()])(
  '%s needs one connection, is audited, orders nothing undeclared, and repeats the same bytes',
  async (name) => {
    const call = await calls[name]?.();
    if (!call) throw new Error(`${name} has no sample.`);
    const isActing = isAudited(name) && canBeActedAs(call.as) && !NOT_WHILE_ACTING.has(name);
    const as = isActing ? await actingAs(shop.admin, call.as) : call.as;
    const input = isRepeated(name) ? { ...call.args.input, idempotencyKey: randomUUID() } : call.args.input;
    const auditOf = await watchAudit(shop);
    const expectNoCommit = await watchCommits(shop);
    await succeed({ ...as, db: single.db }, name, { input });
    expectAudited(name, await auditOf(), as, call);
    await expectNoCommit(name);
    if (isRepeated(name)) await atOneTime(() => expectEqualRepeats(name, urls, as, input));
  },
);

/** Staff can act as customers' users, but not while acting. */
function canBeActedAs({ customerId, claims }: Actor): boolean {
  return customerId !== null && claims?.actorId === null;
}

async function succeed(as: Actor, name: string, args: Record<string, unknown>): Promise<void> {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on MutationError { code message } } }`;
  const { data } = await run(as, document, args);
  expect(data.result).toEqual({ __typename: `${base}Success` });
}
