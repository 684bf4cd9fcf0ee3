import { afterAll, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../server/database/client.ts';
import { SecondConnectionError } from '../../server/database/open-transaction.ts';
import { schema } from '../../server/schema/index.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import { testDatabase } from '../../server/test/database.ts';
import { run } from '../../server/test/run.ts';
import { openShop } from '../../server/test/shop.ts';
import { mutationCalls } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';

/** Operations run here keep nothing in memory: every setting and price is read anew. */
const { db, url } = await testDatabase();
const calls = mutationCalls(await sampleWorld(await openShop(db)));
const single = openDatabase(url, { maxConnections: 1 });
afterAll(single.close);

const failureOf = (work: Promise<unknown>) => work.then(null, (error: unknown) => error);

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['a read', (other) => other.user.count()],
  ['a statement', (other) => other.$queryRaw`SELECT 1`],
  ['another transaction', (other) => other.$transaction((tx) => tx.user.count())],
])('%s on another connection inside a transaction is refused', async (_what, ask) => {
  const failure = await failureOf(
    db.$transaction(async (tx) => {
      await tx.user.count();
      await ask(db);
    }),
  );
  expect(failure).toBeInstanceOf(SecondConnectionError);
  expect(await ask(db)).toBeDefined();
});

test.each([...MUTATIONS.keys()])('%s needs one connection, with nothing in memory', async (name) => {
  const call = await calls[name]?.();
  if (!call) throw new Error(`${name} has no sample.`);
  const field = schema.getMutationType()?.getFields()[name];
  const type = String(field?.args[0]?.type);
  const document = `mutation ($input: ${type}) { result: ${name}(input: $input) { __typename } }`;
  const { data } = await run({ ...call.as, db: single.db }, document, call.args);
  expect(data.result.__typename).toMatch(/Success$/);
});
