import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { move } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';
import { completeShippedJobs } from './complete-shipped-jobs.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function shippedJob(): Promise<string> {
  const { id } = await orderedJob(shop.buyer, shop);
  for (const action of ['RELEASE', 'START', 'TO_QC', 'PASS']) await move(shop.sales, id, action);
  await move(shop.sales, id, 'SHIP', { trackingNumber: '1Z 77' });
  return id;
}

const STATE = `query ($id: ID!) { node(id: $id) { ... on JobOrder { version status { code }
  history { action from { code } to { code } user { id } actingBy { id } } } } }`;
const stateOf = async (id: string) => (await run(shop.buyer, STATE, { id })).data.node;

test('a job that was shipped a fortnight ago is complete, by itself and on the record', async () => {
  const id = await shippedJob();
  const { version } = await stateOf(id);
  expect(await completeShippedJobs(db, inDays(13.9))).toBe(0);
  expect(await completeShippedJobs(db, inDays(14.1))).toBe(1);
  const { history, ...job } = await stateOf(id);
  expect(job).toEqual({ version: version + 1, status: { code: 'COMPLETED' } });
  expect(history.at(-1)).toEqual({
    action: 'COMPLETE',
    from: { code: 'SHIPPED' },
    to: { code: 'COMPLETED' },
    user: null,
    actingBy: null,
  });
  const audited = await db.auditEvent.findMany({
    where: { action: 'JOB_ORDER_COMPLETE', entityId: String(localId('JobOrder', id)) },
  });
  expect(audited).toMatchObject([{ userId: null, customerId: shop.luna, entityType: 'JobOrder' }]);
  expect(await completeShippedJobs(db, inDays(15))).toBe(0);
});

test('workers at the same time complete each job once; one that came back is left alone', async () => {
  const [sent, back] = [await shippedJob(), await shippedJob()];
  await move(shop.sales, back, 'UNSHIP');
  const counts = await Promise.all([1, 2, 3].map(() => completeShippedJobs(db, inDays(20))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  const { history } = await stateOf(sent);
  expect(history.filter(({ action }: { action: string }) => action === 'COMPLETE')).toHaveLength(1);
  expect((await stateOf(back)).status.code).toBe('READY');
});

test('the days are a setting, and the task is on the schedule', async () => {
  const id = await shippedJob();
  await db.setting.create({ data: { code: 'JOB_COMPLETION_DAYS', value: 3 } });
  await database.pool.query("SELECT graphile_worker.add_job('complete_shipped_jobs', '{}')");
  await runDueJobs(database, { now: inDays(4) });
  expect((await stateOf(id)).status.code).toBe('COMPLETED');
});
