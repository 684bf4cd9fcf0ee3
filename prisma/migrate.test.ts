import { expect, test } from '@jest/globals';
import { databaseUrl, testServer, withClient } from '../server/test/admin.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { QUEUE, QUEUE_MIGRATION } from './migrate-queue.ts';
import { migrationNames } from './migration-files.ts';

test('processes that start together migrate an empty database once, quickly', async () => {
  const { serverUrl, prefix } = testServer();
  const name = `${prefix}_migrate`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE "${name}"`));
  const url = databaseUrl(serverUrl, name);
  const all = [...(await migrationNames()), QUEUE];
  expect(await pendingMigrations(url)).toEqual(all);

  const started = performance.now();
  const answers = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(performance.now() - started).toBeLessThan(10_000);

  expect(answers.toSorted((one, other) => other.length - one.length)).toEqual([all, [], []]);
  expect(await pendingMigrations(url)).toEqual([]);
  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT max(id) AS newest FROM graphile_worker.migrations');
    expect(rows).toEqual([{ newest: QUEUE_MIGRATION }]);
    await client.query('DELETE FROM graphile_worker.migrations WHERE id = $1', [QUEUE_MIGRATION]);
  });
  expect(await pendingMigrations(url)).toEqual([QUEUE]);
  await withClient(serverUrl, (client) => client.query(`DROP DATABASE "${name}"`));
});
