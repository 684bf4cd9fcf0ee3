import { expect, test } from '@jest/globals';
import { createActor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { move, offered, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../../test/shop.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const proofed = { configuration: workedExample(shop, 'BAND-PROOF') };

test('a job that needs a proof goes from order to completion', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  expect(await move(shop.sales, id, 'RELEASE')).toMatchObject({ code: 'APPROVAL_REQUIRED' });
  const proposed = await step(shop.production, 'proposeJobService', {
    id,
    serviceTypeCode: 'CAD',
    price: '25.00',
  });
  expect(proposed.jobOrder.services).toHaveLength(2);
  expect(await move(shop.production, id, 'REQUEST_APPROVAL', { serviceTypeCodes: ['CAD'] })).toMatchObject({
    jobOrder: { status: { code: 'AWAITING_APPROVAL' } },
  });
  expect(await offered(shop.buyer, id)).toEqual(['APPROVE', 'DECLINE', 'CANCEL', 'RE_ORDER']);
  expect(await offered(shop.sales, id)).toEqual(['RECALL', 'CANCEL', 'RE_ORDER']);
  const approved = await step(shop.buyer, 'approveJobOrder', { id });
  expect(approved.jobOrder).toMatchObject({ status: { code: 'APPROVED' } });
  expect(approved.jobOrder.history.at(-1)).toMatchObject({
    action: 'APPROVE',
    from: { code: 'AWAITING_APPROVAL' },
    approvedPrice: '508.43',
    approvedServices: ['CAD design'],
  });
  for (const [action, status, more] of [
    ['START', 'IN_PRODUCTION', {}],
    ['TO_QC', 'QUALITY_CHECK', {}],
    ['REWORK', 'IN_PRODUCTION', { reason: 'Stone loose' }],
    ['TO_QC', 'QUALITY_CHECK', {}],
    ['PASS', 'READY', {}],
    ['SHIP', 'SHIPPED', { trackingNumber: '1Z 77' }],
    ['COMPLETE', 'COMPLETED', {}],
  ] as const) {
    expect(await move(shop.production, id, action, more)).toMatchObject({
      jobOrder: { status: { code: status } },
    });
  }
  expect(await offered(shop.buyer, id)).toEqual(['RE_ORDER']);
});

test('steps require their input, and refuse other input', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  expect(await step(shop.sales, 'approveJobOrder', { id })).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect(await step(shop.viewer, 'approveJobOrder', { id })).toMatchObject({
    code: 'FORBIDDEN',
    permission: 1705,
  });
  expect(await step(shop.buyer, 'approveJobOrder', { id })).toMatchObject({
    code: 'STATUS_TRANSITION_DENIED',
  });
  expect(await step(shop.buyer, 'declineJobOrder', { id, reasonText: ' ' })).toMatchObject({
    issues: [{ path: 'reasonText', code: 'REQUIRED' }],
  });
  expect(await move(shop.sales, id, 'FLY')).toMatchObject({ issues: [{ path: 'action', code: 'UNKNOWN' }] });
  expect(await move(shop.production, id, 'HOLD', { version: 7 })).toMatchObject({
    code: 'CONFLICT',
    currentVersion: 1,
  });
  expect(await move(shop.foreignBuyer, id, 'HOLD')).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect(await step(shop.foreignBuyer, 'cancelJobOrder', { id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await step(shop.buyer, 'cancelJobOrder', { id: 'Sm9iT3JkZXI6MA==' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('hold, resume, undo and decline keep their required values', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  expect(await move(shop.production, id, 'HOLD')).toMatchObject({
    jobOrder: { status: { code: 'ON_HOLD' } },
  });
  expect(await move(shop.production, id, 'RESUME')).toMatchObject({ jobOrder: { status: { code: 'NEW' } } });
  expect(await step(shop.production, 'undoJobOrderTransition', { id })).toMatchObject({
    jobOrder: { status: { code: 'ON_HOLD' } },
  });
  expect(await step(shop.production, 'undoJobOrderTransition', { id })).toMatchObject({
    code: 'NOT_REVERSIBLE',
  });
  expect(await move(shop.production, id, 'RESUME')).toMatchObject({ jobOrder: { status: { code: 'NEW' } } });
  await move(shop.production, id, 'REQUEST_APPROVAL');
  const declined = await step(shop.buyer, 'declineJobOrder', { id, reasonText: 'Too wide' });
  expect(declined.jobOrder).toMatchObject({
    status: { code: 'DECLINED' },
    declineReason: 'Too wide',
    services: [{ status: 'DECLINED' }],
  });
  expect(await move(shop.production, id, 'REQUEST_APPROVAL')).toMatchObject({ code: 'NOTHING_PROPOSED' });
  const again = await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CASTING' });
  expect(again.jobOrder.services.at(-1)).toMatchObject({ status: 'PROPOSED', revision: 2 });
  expect(await move(shop.production, id, 'REQUEST_APPROVAL')).toMatchObject({
    jobOrder: { status: { code: 'AWAITING_APPROVAL' } },
  });
});

test('a question is answered once the customer wrote', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  expect(await move(shop.production, id, 'ASK_INFO')).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  await move(shop.production, id, 'ASK_INFO', { reason: 'Which size?' });
  expect(await offered(shop.buyer, id)).toEqual(['ANSWER?CUSTOMER_NOTE_REQUIRED', 'CANCEL', 'RE_ORDER']);
  const note = `mutation ($input: AddNoteInput!) { result: addNote(input: $input) { __typename } }`;
  await run(shop.buyer, note, { input: { subjectId: id, visibility: 'CUSTOMER', text: 'Size 6, please.' } });
  expect(await move(shop.buyer, id, 'ANSWER')).toMatchObject({ jobOrder: { status: { code: 'NEW' } } });
});

test('cancelling in production costs the work and cannot be restored; before, it can', async () => {
  const { id } = await orderedJob(shop.buyer, shop, { quantity: 2 });
  await move(shop.sales, id, 'RELEASE');
  expect(await step(shop.buyer, 'cancelJobOrder', { id, reason: 'Changed mind' })).toMatchObject({
    jobOrder: { status: { code: 'CANCELLED' }, cancelReason: 'Changed mind' },
  });
  expect(await move(shop.sales, id, 'RESTORE')).toMatchObject({
    jobOrder: { status: { code: 'NEW' }, cancelReason: null },
  });
  expect(await step(shop.sales, 'undoJobOrderTransition', { id })).toMatchObject({
    jobOrder: { status: { code: 'CANCELLED' }, cancelReason: 'Changed mind' },
  });
  await move(shop.sales, id, 'RESTORE');
  await move(shop.sales, id, 'RELEASE');
  await step(shop.production, 'setJobOrderStage', { id, stage: 40 });
  expect(await step(shop.buyer, 'cancelJobOrder', { id })).toMatchObject({ code: 'PRODUCTION_STARTED' });
  await move(shop.production, id, 'START');
  expect(await step(shop.sales, 'cancelJobOrder', { id })).toMatchObject({
    issues: [{ path: 'reason', code: 'REQUIRED' }],
  });
  await step(shop.sales, 'cancelJobOrder', { id, reason: 'Customer closed' });
  expect(await move(shop.sales, id, 'RESTORE')).toMatchObject({ code: 'ALREADY_INVOICED' });
  const fee = `query ($id: ID!) { node(id: $id) { ... on JobOrder { cancelFee summary { kind amount } } } }`;
  const { data } = await run(shop.buyer, fee, { id });
  const work = data.node.summary.filter(({ kind }: { kind: string }) =>
    ['LABOUR', 'FINISH', 'PRIORITY'].includes(kind),
  );
  const sum = work.reduce((total: number, { amount }: { amount: string }) => total + Number(amount), 0);
  expect(Number(data.node.cancelFee)).toBeCloseTo(2 * sum, 6);
});

test('a remake is a new job of the same order, linked both ways', async () => {
  const { id, number } = await orderedJob(shop.buyer, shop, proofed);
  await db.jobOrder.updateMany({ where: { number }, data: { statusId: 1907 } });
  expect(await move(shop.production, id, 'REMAKE', { reason: 'A scratch' })).toMatchObject({
    jobOrder: { status: { code: 'REMADE' } },
  });
  const query = `query ($id: ID!) { node(id: $id) { ... on JobOrder { remake { number remadeFrom { number } status { code } unitPrice choices { value } items { code } images { url } services { status } history { action } } } } }`;
  const { remake } = (await run(shop.buyer, query, { id })).data.node;
  expect(remake).toMatchObject({
    number: number.replace(/1$/, '2'),
    remadeFrom: { number },
    status: { code: 'NEW' },
    unitPrice: '483.43',
    items: [{ code: 'BAND-PROOF' }],
    services: [{ status: 'PROPOSED' }],
    history: [{ action: 'REMAKE' }],
  });
});

test('of 20 people who start a job at once, one does', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  await move(shop.sales, id, 'RELEASE');
  const results = await Promise.all(Array.from({ length: 20 }, () => move(shop.production, id, 'START')));
  expect(results.filter((result) => result.__typename === 'TransitionJobOrderSuccess')).toHaveLength(1);
});

test('rescheduling promises today or later, and the stage is coarse for customers', async () => {
  const { id } = await orderedJob(shop.buyer, shop);
  expect(await step(shop.production, 'rescheduleJobOrder', { id, promisedOn: '2020-01-01' })).toMatchObject({
    issues: [{ path: 'promisedOn', code: 'DATE_IN_PAST' }],
  });
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  expect(await step(shop.production, 'rescheduleJobOrder', { id, promisedOn: day })).toMatchObject({
    jobOrder: { promisedOn: day },
  });
  expect(await step(shop.buyer, 'rescheduleJobOrder', { id, promisedOn: day })).toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await step(shop.production, 'setJobOrderStage', { id, stage: 70 })).toMatchObject({
    code: 'JOB_ORDER_NOT_IN_WORK',
  });
  await move(shop.sales, id, 'RELEASE');
  expect(await step(shop.production, 'setJobOrderStage', { id, stage: 71 })).toMatchObject({
    issues: [{ path: 'stage', code: 'UNKNOWN' }],
  });
  expect(await step(shop.production, 'setJobOrderStage', { id, stage: 69 })).toMatchObject({
    jobOrder: { stage: { code: 69, name: 'Waiting for: Setting' } },
  });
  const { data } = await run(
    shop.buyer,
    `query ($id: ID!) { node(id: $id) { ... on JobOrder { stage { name } } } }`,
    { id },
  );
  expect(data.node.stage.name).toBe('At the bench');
});

test('a user acting for a customer may cancel but never approve, and the history names both', async () => {
  const acting = await createActor(db, { role: 'PORTAL_APPROVER', customerIds: [shop.luna] });
  await db.session.updateMany({
    where: { userId: acting.userId ?? 0 },
    data: { actorId: shop.sales.userId },
  });
  const claims = acting.claims && { ...acting.claims, actorId: shop.sales.userId };
  const salesAsUser = { ...acting, claims };
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  await move(shop.production, id, 'REQUEST_APPROVAL');
  expect(await step(salesAsUser, 'approveJobOrder', { id })).toMatchObject({ code: 'ACTING_AS_FORBIDDEN' });
  expect(await step(salesAsUser, 'declineJobOrder', { id, reasonText: 'No' })).toMatchObject({
    code: 'ACTING_AS_FORBIDDEN',
  });
  const cancelled = await step(salesAsUser, 'cancelJobOrder', { id });
  expect(cancelled.jobOrder.history.at(-1)).toMatchObject({
    action: 'CANCEL',
    user: { id: btoa(`User:${acting.userId}`) },
    actingBy: { id: btoa(`User:${shop.sales.userId}`) },
  });
});
