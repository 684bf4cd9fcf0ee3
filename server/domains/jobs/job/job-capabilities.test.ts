import { expect, test } from '@jest/globals';
import type { Actor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const JOB = `query ($id: ID!) { node(id: $id) { ... on JobOrder {
  progress { milestones completed } benchStageIndex benchStages { code } isWithdrawn writableNotes
  pendingApprovals { serviceTypeCode serviceTypeName totalIfApproved } total
  services { awaitsApproval } orderGroup { state } } } }`;

async function read(actor: Actor, id: string) {
  const { data, errors } = await run(actor, JOB, { id });
  expect(errors).toEqual([]);
  return data.node;
}

test('a job has its progress, its place on the bench, and the state of its order', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  expect(await read(shop.buyer, id)).toMatchObject({
    progress: {
      milestones: ['ORDERED', 'PRODUCTION', 'QUALITY_CHECK', 'READY', 'SHIPPED'],
      completed: 0,
    },
    benchStageIndex: null,
    isWithdrawn: false,
    orderGroup: { state: 'PLACED' },
  });
  await move(shop.sales, id, 'RELEASE');
  await move(shop.production, id, 'START');
  await step(shop.production, 'setJobOrderStage', { id, stage: 40 });
  const forStaff = await read(shop.production, id);
  expect(forStaff.progress.completed).toBe(1);
  expect(forStaff.benchStages[forStaff.benchStageIndex]).toEqual({ code: 40 });
  const forCustomer = await read(shop.buyer, id);
  expect(forCustomer.benchStages[forCustomer.benchStageIndex]).toEqual({ code: 40 });
  await step(shop.sales, 'cancelJobOrder', { id, reason: 'Lost' });
  expect(await read(shop.buyer, id)).toMatchObject({
    progress: null,
    benchStageIndex: null,
    isWithdrawn: true,
    orderGroup: { state: 'CANCELLED' },
  });
});

test('lists services awaiting approval with the total of the job, for users who see prices', async () => {
  const { id } = await orderedJob(shop.buyer, shop, { configuration: workedExample(shop, 'BAND-PROOF') });
  await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CAD', price: '25.00' });
  await move(shop.production, id, 'REQUEST_APPROVAL', { serviceTypeCodes: ['CAD'] });
  const job = await read(shop.buyer, id);
  expect(job.pendingApprovals).toEqual([
    {
      serviceTypeCode: 'CAD',
      serviceTypeName: 'CAD design',
      totalIfApproved: (Number(job.total) + 25).toFixed(2),
    },
  ]);
  expect(job.services.filter((each: { awaitsApproval: boolean }) => each.awaitsApproval)).toHaveLength(1);
  expect((await read(shop.production, id)).pendingApprovals).toMatchObject([{ totalIfApproved: null }]);
});

test('users with permission for the job write notes; staff write internal ones', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  expect((await read(shop.buyer, id)).writableNotes).toEqual(['CUSTOMER']);
  expect((await read(shop.viewer, id)).writableNotes).toEqual([]);
  expect((await read(shop.production, id)).writableNotes).toEqual(['CUSTOMER', 'INTERNAL']);
});
