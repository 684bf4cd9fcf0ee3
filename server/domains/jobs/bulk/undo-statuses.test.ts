import { expect, test } from '@jest/globals';
import { testDatabase } from '../../../test/database.ts';
import { move } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const RESULTS = 'results { ok code to { code } jobOrder { version undoableUntil status { code } } }';
const ERRORS = '... on MutationError { code } ... on InvalidInputError { issues { path code } }';
const UPDATE = `mutation ($input: UpdateJobOrderStatusesInput!) { result: updateJobOrderStatuses(input: $input) {
  __typename ${ERRORS} ... on UpdateJobOrderStatusesSuccess { ${RESULTS} } } }`;
const UNDO = `mutation ($input: UndoJobOrderStatusesInput!) { result: undoJobOrderStatuses(input: $input) {
  __typename ${ERRORS} ... on UndoJobOrderStatusesSuccess { ${RESULTS} } } }`;

type Result = {
  ok: boolean;
  code: string | null;
  jobOrder: { version: number; undoableUntil: string | null };
};

const update = async (input: object): Promise<{ results: Result[] }> =>
  (await run(shop.sales, UPDATE, { input })).data.result;
const undo = async (input: object, options: { now?: Date } = {}, actor = shop.sales) =>
  (await run(actor, UNDO, { input }, options)).data.result;

/** Jobs that were put on hold together, with their versions afterwards. */
async function held(count: number) {
  const jobs = [];
  for (let index = 0; index < count; index += 1) jobs.push(await orderedJob(shop.buyer, shop));
  const jobOrderIds = jobs.map(({ id }) => id);
  const { results } = await update({ jobOrderIds, statusCode: 'ON_HOLD' });
  return { jobs, jobOrderIds, results, versions: results.map(({ jobOrder }) => jobOrder.version) };
}

test('jobs that were moved together go back together, and no further', async () => {
  const { jobs, jobOrderIds, results, versions } = await held(2);
  expect(results.every(({ jobOrder }) => jobOrder.undoableUntil !== null)).toBe(true);
  const taken = await undo({ jobOrderIds, versions });
  expect(taken.results).toMatchObject(
    jobs.map(() => ({ ok: true, code: null, to: { code: 'NEW' }, jobOrder: { status: { code: 'NEW' } } })),
  );
  const history = await db.jobStatusEvent.findMany({
    where: { jobOrderId: jobs[0]?.databaseId ?? 0 },
    orderBy: { id: 'asc' },
    select: { action: true, userId: true },
  });
  expect(history.slice(-2)).toEqual(
    ['HOLD', 'UNDO'].map((action) => ({ action, userId: shop.sales.userId })),
  );
  // A repeated call undoes nothing twice.
  expect((await undo({ jobOrderIds, versions })).results).toMatchObject(
    jobs.map(() => ({ ok: false, code: 'CONFLICT', jobOrder: { status: { code: 'NEW' } } })),
  );
});

test('does not undo a job that was changed since, and continues with the others', async () => {
  const { jobOrderIds, versions } = await held(2);
  await move(shop.production, jobOrderIds[0] ?? '', 'RESUME');
  expect((await undo({ jobOrderIds, versions })).results).toMatchObject([
    { ok: false, code: 'CONFLICT', jobOrder: { status: { code: 'NEW' } } },
    { ok: true, to: { code: 'NEW' } },
  ]);
});

test('after ten minutes, and where a step is final, jobs stay', async () => {
  const { jobOrderIds, versions } = await held(1);
  const later = new Date(Date.now() + 11 * 60_000);
  expect((await undo({ jobOrderIds, versions }, { now: later })).results).toMatchObject([
    { ok: false, code: 'UNDO_WINDOW_CLOSED', jobOrder: { status: { code: 'ON_HOLD' } } },
  ]);
  const { id, databaseId } = await orderedJob(shop.buyer, shop);
  const { version } = await db.jobOrder.findUniqueOrThrow({ where: { id: databaseId } });
  expect((await undo({ jobOrderIds: [id], versions: [version] })).results).toMatchObject([
    { ok: false, code: 'NOT_REVERSIBLE' },
  ]);
});

test('missing and foreign jobs have the same error; each job needs its version', async () => {
  const { jobOrderIds, versions } = await held(1);
  const named = { jobOrderIds: ['nonsense'], versions };
  expect((await undo(named)).results).toMatchObject([{ ok: false, code: 'NOT_FOUND', jobOrder: null }]);
  expect(await undo({ jobOrderIds, versions }, {}, shop.buyer)).toMatchObject({ code: 'FORBIDDEN' });
  expect((await undo({ jobOrderIds, versions: [] })).issues).toEqual([{ path: 'versions', code: 'INVALID' }]);
});

test('a repeated status update finds its jobs already updated, in any previewed version', async () => {
  const { id, databaseId } = await orderedJob(shop.buyer, shop);
  const { version } = await db.jobOrder.findUniqueOrThrow({ where: { id: databaseId } });
  const input = { jobOrderIds: [id], versions: [version], statusCode: 'ON_HOLD' };
  expect((await update(input)).results).toMatchObject([{ ok: true }]);
  expect((await update(input)).results).toMatchObject([{ ok: false, code: 'ALREADY_THERE' }]);
  const steps = await db.jobStatusEvent.count({ where: { jobOrderId: databaseId, action: 'HOLD' } });
  expect(steps).toBe(1);
});
