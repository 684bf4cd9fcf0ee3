import { afterAll, expect, test } from '@jest/globals';
import { startProduct } from '../../../test/product/product.ts';
import { openDatabase } from '../../database/client.ts';
import { testDatabase } from '../../test/database.ts';
import { testServices } from '../../test/services.ts';
import { readinessChecks, sharedCheck } from './health-checks.ts';

const services = await testServices();
const database = await testDatabase();
let isDiskFull = false;
const files = {
  ...services.files,
  checkWritable: async () => {
    if (isDiskFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await services.files.checkWritable();
  },
};
const { url, stop } = await startProduct({ seed: 'reference', services: { files } });
afterAll(stop);

async function readiness() {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
}

test('a disk that cannot be written makes the server not ready, and only for as long', async () => {
  expect(await readiness()).toMatchObject({ status: 'ready' });
  isDiskFull = true;
  expect(await readiness()).toMatchObject({
    status: 'not ready',
    checks: { storage: 'failing', database: 'ok', migrations: 'ok' },
  });
  isDiskFull = false;
  expect(await readiness()).toMatchObject({ status: 'ready' });
});

test('a database that takes no writes makes the server not ready', async () => {
  await database.pool.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$`,
  );
  // Only new sessions are read-only, as on a standby.
  const readOnly = openDatabase(database.url);
  const { database: check } = readinessChecks({ db: readOnly.db, services }, async () => []);
  await expect(check?.()).rejects.toThrow();
  await readOnly.close();
});

test('starts a hanging check only once, and fails it in time', async () => {
  let begun = 0;
  const check = sharedCheck(() => {
    begun += 1;
    return new Promise(() => {});
  });
  const started = performance.now();
  const outcomes = await Promise.allSettled([check(), check(), check()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(begun).toBe(1);
});

test('a check that failed is tried again', async () => {
  const outcomes = [Promise.reject(new Error('away')), Promise.resolve()];
  const check = sharedCheck(async () => outcomes.shift());
  await expect(check()).rejects.toThrow('away');
  await check();
});
