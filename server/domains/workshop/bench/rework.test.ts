import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { production, sales, buyer } = shop;

const SEEN = `query ($id: ID!) { node(id: $id) { ... on JobOrder { reworkReason status { code } stage { code } benchMove { kind stage { code } } } } }`;
const seen = async (id: string, actor = production) => (await run(actor, SEEN, { id })).data.node;

async function checkedJob(): Promise<string> {
  const { id } = await orderedJob(buyer, shop);
  await move(sales, id, 'RELEASE');
  await move(production, id, 'START');
  await step(production, 'setJobOrderStage', { id, stage: 100 });
  await move(production, id, 'TO_QC');
  return id;
}

test('a rework goes back to the named stage, with its reason until the next check', async () => {
  const id = await checkedJob();
  const reason = 'The seam shows';
  expect(await move(production, id, 'REWORK', { reason, stage: 41 })).toMatchObject({
    issues: [{ path: 'stage', code: 'UNKNOWN' }],
  });
  await move(production, id, 'REWORK', { reason, stage: 50 });
  expect(await seen(id)).toEqual({
    reworkReason: reason,
    status: { code: 'IN_PRODUCTION' },
    stage: { code: 49 },
    benchMove: { kind: 'START', stage: { code: 50 } },
  });
  expect((await seen(id, buyer)).reworkReason).toBeNull();
  await step(production, 'startBenchStage', { id, weightIn: '5.64' });
  expect((await seen(id)).reworkReason).toBe(reason);
  await move(production, id, 'TO_QC');
  expect((await seen(id)).reworkReason).toBeNull();
});

test('without a stage it goes back to the last one that it is worked at; taking the step back brings it where it was', async () => {
  const id = await checkedJob();
  await move(production, id, 'REWORK', { reason: 'Scratched' });
  const { stage, benchMove } = await seen(id);
  expect(benchMove).toMatchObject({ kind: 'START', stage: { code: stage.code + 1 } });
  await step(production, 'undoJobOrderTransition', { id });
  expect(await seen(id)).toMatchObject({
    reworkReason: null,
    status: { code: 'QUALITY_CHECK' },
    stage: { code: 100 },
  });
});

test.each([
  ['startBenchStage', 'weightIn', 49],
  ['finishBenchStage', 'weightOut', 50],
])('%s asks to confirm an implausible weight', async (act, field, stage) => {
  const { id } = await orderedJob(buyer, shop);
  await move(sales, id, 'RELEASE');
  await move(production, id, 'START');
  await step(production, 'setJobOrderStage', { id, stage });
  // 5.64 g are expected.
  for (const grams of ['564.00', '56.40', '0.56']) {
    expect(await step(production, act, { id, [field]: grams })).toMatchObject({
      code: 'WEIGHT_IMPLAUSIBLE',
    });
  }
  const taken = await step(production, act, { id, [field]: '56.40', weightConfirmed: true });
  expect(taken).toMatchObject({ jobOrder: { id } });
});

test('so does recording the weight of one piece', async () => {
  const { id } = await orderedJob(buyer, shop);
  await move(sales, id, 'RELEASE');
  await move(production, id, 'START');
  expect(await step(production, 'recordJobWeight', { id, weight: '564' })).toMatchObject({
    code: 'WEIGHT_IMPLAUSIBLE',
  });
  expect(
    await step(production, 'recordJobWeight', { id, weight: '564', weightConfirmed: true }),
  ).toMatchObject({
    jobOrder: { id },
  });
});

test('taking back the next check brings back the reason, and taking back a rework ends the work that began', async () => {
  const id = await checkedJob();
  await move(production, id, 'REWORK', { reason: 'The seam shows', stage: 50 });
  await move(production, id, 'TO_QC');
  await step(production, 'undoJobOrderTransition', { id });
  expect(await seen(id)).toMatchObject({ reworkReason: 'The seam shows', status: { code: 'IN_PRODUCTION' } });
  await move(production, id, 'TO_QC');
  await move(production, id, 'REWORK', { reason: 'A scratch', stage: 90 });
  await step(production, 'startBenchStage', { id, weightIn: '5.64' });
  await step(production, 'undoJobOrderTransition', { id });
  expect(await seen(id)).toMatchObject({ reworkReason: null, stage: { code: 49 } });
  expect(await openEntries(id)).toEqual([]);
});

test('work that a rework interrupted continues when the rework is taken back', async () => {
  const { id } = await orderedJob(buyer, shop);
  await move(sales, id, 'RELEASE');
  await move(production, id, 'START');
  await step(production, 'setJobOrderStage', { id, stage: 89 });
  await step(production, 'startBenchStage', { id, weightIn: '5.64' });
  await move(production, id, 'TO_QC');
  await move(production, id, 'REWORK', { reason: 'The seam shows', stage: 50 });
  expect(await openEntries(id)).toEqual([]);
  await step(production, 'undoJobOrderTransition', { id });
  expect(await openEntries(id)).toEqual([{ stage: 90, weightIn: '5.64' }]);
});

test('a weight to which the customer agreed is not asked about at the bench', async () => {
  const { id } = await orderedJob(buyer, shop, { quantity: 2 });
  await move(sales, id, 'RELEASE');
  await move(production, id, 'START');
  await step(production, 'recordJobWeight', { id, weight: '30.00', weightConfirmed: true });
  await step(buyer, 'approveJobOrder', { id });
  await move(production, id, 'START');
  await step(production, 'setJobOrderStage', { id, stage: 49 });
  // 30 g were agreed, of 5.64 g estimated.
  expect(await step(production, 'startBenchStage', { id, weightIn: '11.28' })).toMatchObject({
    code: 'WEIGHT_IMPLAUSIBLE',
  });
  expect(await step(production, 'startBenchStage', { id, weightIn: '60.00' })).toMatchObject({
    jobOrder: { id },
  });
});

async function openEntries(id: string): Promise<unknown[]> {
  const entries = await db.benchEntry.findMany({
    where: { jobOrderId: localId('JobOrder', id) ?? 0, finishedAt: null },
    select: { stage: true, weightIn: true },
  });
  return entries.map(({ stage, weightIn }) => ({ stage, weightIn: weightIn?.toFixed(2) ?? null }));
}
