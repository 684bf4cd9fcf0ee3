import { expect, test } from '@jest/globals';
import { addBusinessDays, dateOfIsoDay, isoDayOf } from '../../../lib/calendar.ts';
import { localId } from '../../../lib/global-id.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const FACTS = `query ($id: ID!) { node(id: $id) { ... on JobOrder { version status { code } stage { code name isActive } promiseState startBy
  benchMove { kind isWeighed missing stage { code } reaches { code name } }
  benchEntries { stage { code } startedByName finishedAt finishedByName weightIn weightOut loss lossPercent isOverTolerance note } } } }`;
const factsOf = async (id: string, actor = shop.production) => (await run(actor, FACTS, { id })).data.node;

async function approvedJob(): Promise<string> {
  const { id } = await orderedJob(shop.buyer, shop);
  await move(shop.sales, id, 'RELEASE');
  return id;
}

const start = (id: string, weightIn?: string) => step(shop.production, 'startBenchStage', { id, weightIn });
const finish = (id: string, more = {}) => step(shop.production, 'finishBenchStage', { id, ...more });

/** Moves a job until it waits for a stage. */
async function jobWaitingFor(stage: number): Promise<string> {
  const id = await approvedJob();
  await move(shop.sales, id, 'START');
  await step(shop.production, 'setJobOrderStage', { id, stage: stage - 1 });
  return id;
}

test('the first stage takes an approved job into production; then one follows the other', async () => {
  const id = await approvedJob();
  expect(await factsOf(id)).toMatchObject({
    stage: null,
    benchMove: { kind: 'START', isWeighed: false, missing: null, stage: { code: 10 } },
    benchEntries: [],
  });
  expect(await finish(id)).toMatchObject({ code: 'BENCH_STAGE_NOT_STARTED' });
  expect(await start(id)).toMatchObject({
    jobOrder: { status: { code: 'IN_PRODUCTION' }, stage: { code: 10 } },
  });
  expect(await start(id)).toMatchObject({ code: 'BENCH_STAGE_STARTED' });
  expect(await factsOf(id)).toMatchObject({
    stage: { isActive: true },
    benchMove: { kind: 'FINISH', stage: { code: 10 }, reaches: { code: 19, name: 'Waiting for: CAD' } },
    benchEntries: [{ stage: { code: 10 }, finishedAt: null }],
  });
  expect(await finish(id, { note: 'As sketched.' })).toMatchObject({ jobOrder: { stage: { code: 19 } } });
  expect(await factsOf(id)).toMatchObject({
    stage: { isActive: false },
    benchEntries: [{ finishedAt: expect.any(String), note: 'As sketched.', loss: null }],
  });
});

test('weighs metal in and out, and flags loss beyond the tolerance', async () => {
  const id = await jobWaitingFor(50);
  expect(await start(id)).toMatchObject({ issues: [{ path: 'weightIn', code: 'REQUIRED' }] });
  expect(await start(id, '5.901')).toMatchObject({ issues: [{ path: 'weightIn', code: 'OUT_OF_RANGE' }] });
  await start(id, '6.00');
  expect(await finish(id)).toMatchObject({ issues: [{ path: 'weightOut', code: 'REQUIRED' }] });
  await finish(id, { weightOut: '5.90' });
  await start(id, '5.90');
  await finish(id, { weightOut: '5.50' });
  expect((await factsOf(id)).benchEntries).toMatchObject([
    {
      stage: { code: 50 },
      weightIn: '6',
      weightOut: '5.9',
      loss: '0.1',
      lossPercent: '1.67',
      isOverTolerance: false,
    },
    { stage: { code: 60 }, loss: '0.4', lossPercent: '6.78', isOverTolerance: true },
  ]);
});

test('the last stage leaves it done', async () => {
  const id = await jobWaitingFor(95);
  await start(id);
  expect(await finish(id)).toMatchObject({ jobOrder: { stage: { code: 100 } } });
  expect(await factsOf(id)).toMatchObject({ benchMove: null });
  expect(await start(id)).toMatchObject({ code: 'BENCH_DONE' });
});

test('a stage that is noted without more ado ends the one before', async () => {
  const id = await jobWaitingFor(30);
  await start(id);
  await step(shop.production, 'setJobOrderStage', { id, stage: 70 });
  expect((await factsOf(id)).benchEntries).toMatchObject([
    { stage: { code: 30 }, finishedAt: expect.any(String), weightOut: null },
    { stage: { code: 70 }, finishedAt: null },
  ]);
});

test('a piece with a workflow of its own passes its stages, and none that needs a proof without one', async () => {
  const { id: workflowId } = await db.workflow.create({
    data: {
      code: 'CHAIN',
      nameEn: 'Chains',
      nameFr: 'Chaînes',
      stages: {
        create: [
          { stage: 60, leadDays: 4 },
          { stage: 90, leadDays: 2, requiresProof: true },
          { stage: 100, leadDays: 0 },
        ],
      },
    },
  });
  const piece = { where: { id: shop.pieceId('BAND-1') } };
  await db.itemType.update({ ...piece, data: { workflowId, version: { increment: 1 } } });
  const id = await approvedJob();
  const days = async () =>
    db.jobOrder.findUniqueOrThrow({
      where: { id: localId('JobOrder', id) ?? 0 },
      select: { leadDaysLeft: true },
    });
  expect(await days()).toEqual({ leadDaysLeft: 6 });
  await start(id, '6.00');
  await finish(id, { weightOut: '6.00' });
  expect(await days()).toEqual({ leadDaysLeft: 2 });
  expect(await factsOf(id)).toMatchObject({ benchMove: { stage: { code: 90 }, missing: 'PROOF_REQUIRED' } });
  expect(await start(id, '6.00')).toMatchObject({ code: 'PROOF_REQUIRED' });
  await db.itemType.update({ ...piece, data: { workflowId: null, version: { increment: 1 } } });
});

const inDays = (days: number) => addBusinessDays(isoDayOf(new Date(), 'America/New_York'), days);

test.each([
  [30, 'GREEN'],
  [11, 'AMBER'],
  [5, 'RED'],
])('with %i days for ten of work a promise is %s, on the list as well', async (days, state) => {
  const id = await approvedJob();
  await step(shop.sales, 'rescheduleJobOrder', { id, promisedOn: inDays(days) });
  expect(await factsOf(id)).toMatchObject({ promiseState: state });
  expect(await factsOf(id, shop.buyer)).toMatchObject({
    promiseState: null,
    startBy: null,
    benchEntries: [],
    benchMove: null,
  });
  const document = `query ($filter: BenchJobFilter) { benchJobs(first: 100, filter: $filter) { edges { node { id promiseState } } } }`;
  for (const each of ['GREEN', 'AMBER', 'RED']) {
    const { data } = await run(shop.production, document, {
      filter: { promise: each, stage: 0, work: 'WAITING' },
    });
    const nodes = data.benchJobs.edges.map(
      ({ node }: { node: { id: string; promiseState: string } }) => node,
    );
    expect(nodes.some((node: { id: string }) => node.id === id)).toBe(each === state);
    expect(nodes.every((node: { promiseState: string }) => node.promiseState === each)).toBe(true);
  }
});

const CAPACITY = `mutation ($input: SetBenchCapacityInput!) { result: setBenchCapacity(input: $input) {
  ... on SetBenchCapacitySuccess { stage { name } capacity }
  ... on InvalidInputError { issues { path code } } } }`;

const setCapacity = async (stage: number, capacity: number | null) =>
  (await run(shop.admin, CAPACITY, { input: { stage, capacity } })).data.result;

test.each([
  [100, 5, 'stage', 'UNKNOWN'],
  [84, 5, 'stage', 'UNKNOWN'],
  [85, -1, 'capacity', 'OUT_OF_RANGE'],
  [85, 10_000, 'capacity', 'OUT_OF_RANGE'],
])('stage %i cannot hold %i jobs', async (stage, capacity, path, code) => {
  expect(await setCapacity(stage, capacity)).toEqual({ issues: [{ path, code }] });
});

test('two stages that are given a capacity at once both keep it', async () => {
  await Promise.all([setCapacity(10, 3), setCapacity(20, 4), setCapacity(30, null)]);
  const { value } = await db.setting.findUniqueOrThrow({ where: { code: 'BENCH_CAPACITY' } });
  expect(value).toMatchObject({ 10: 3, 20: 4, 40: 16 });
  expect(value).not.toHaveProperty('30');
});

test('the board counts jobs at a stage and waiting for it, against its capacity', async () => {
  expect(await setCapacity(85, 1)).toEqual({ stage: { name: 'Treatment' }, capacity: 1 });
  const [one, other] = [await jobWaitingFor(85), await jobWaitingFor(85)];
  await start(other, '6.00');
  await db.jobOrder.update({
    where: { id: localId('JobOrder', one) ?? 0 },
    data: { startBy: dateOfIsoDay(inDays(0)), version: { increment: 1 } },
  });
  const document =
    '{ benchBoard { stage { code name } active waiting late capacity isOverCapacity jobs { id } } }';
  const { data } = await run(shop.production, document);
  const column = data.benchBoard.find(({ stage }: { stage: { code: number } | null }) => stage?.code === 85);
  expect(column).toMatchObject({
    stage: { name: 'Treatment' },
    active: 1,
    waiting: 1,
    capacity: 1,
    isOverCapacity: true,
  });
  expect(column.jobs).toEqual([{ id: other }, { id: one }]);
});
