import { expect, test } from '@jest/globals';
import type { Database } from '../../server/database/client.ts';
import { SecondConnectionError } from '../../server/database/open-transaction.ts';
import { testDatabase } from '../../server/test/database.ts';

const { db } = await testDatabase();

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
