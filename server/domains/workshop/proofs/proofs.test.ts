import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { localId } from '../../../lib/global-id.ts';
import type { Actor } from '../../../test/actors.ts';
import { testDatabase } from '../../../test/database.ts';
import { runDueJobs } from '../../../test/orders/due-jobs.ts';
import { move, offered, step } from '../../../test/orders/job-steps.ts';
import { run } from '../../../test/run.ts';
import { openShop, orderedJob, workedExample } from '../../../test/shop.ts';
import { versionDigest } from '../../jobs/services/publish-version.ts';

const database = await testDatabase();
const { db } = database;
const shop = await openShop(db);
const proofed = { configuration: workedExample(shop, 'BAND-PROOF') };

async function pictureOf(actor: Actor): Promise<{ id: number; digest: string }> {
  const digest = randomUUID().replaceAll('-', '').repeat(2);
  const picture = {
    digest,
    mimeType: 'image/webp',
    size: 10,
    width: 800,
    height: 600,
    originalName: 'cad.webp',
  };
  return db.file.create({
    data: { ...picture, uploadedById: actor.userId ?? 0 },
    select: { id: true, digest: true },
  });
}

const PROOFS = `proofVersions { id kind number total noteToCustomer digest pages { page digest url }
  service { status revision } comments { id page x y text authorName resolvedAt }
  decision { isApproved userName actingByName digest total currency reason } }`;

async function proofsOf(actor: Actor, id: string) {
  const document = `query ($id: ID!) { node(id: $id) { ... on JobOrder { commentsOnProofs ${PROOFS}
    benchStages { code missing } } } }`;
  return (await run(actor, document, { id })).data.node;
}

async function publish(id: string, more: Record<string, unknown> = {}) {
  const picture = await pictureOf(shop.production);
  const input = { jobOrderId: id, kind: 'CAD', fileIds: [picture.id], requestApproval: true, ...more };
  return { picture, result: await step(shop.production, 'publishProofVersion', input) };
}

const comment = (actor: Actor, proofVersionId: string, more: Record<string, unknown> = {}) =>
  step(actor, 'addProofComment', {
    proofVersionId,
    page: 1,
    x: '0.25',
    y: '0.5',
    text: 'Wider here',
    ...more,
  });

const castings = async (id: string) => {
  const { benchStages } = await proofsOf(shop.production, id);
  return benchStages.find(({ code }: { code: number }) => code === 40).missing;
};

test('a proof is shown, remarked on, declined, shown again and approved; only then is the piece cast', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  const first = await publish(id, { price: '25.00', noteToCustomer: 'The shoulders' });
  expect(first.result.jobOrder.status.code).toBe('AWAITING_APPROVAL');
  const [shown] = (await proofsOf(shop.buyer, id)).proofVersions;
  expect(shown).toMatchObject({
    number: 1,
    total: '508.43',
    noteToCustomer: 'The shoulders',
    digest: first.picture.digest,
    pages: [{ page: 1, digest: first.picture.digest, url: `/files/${first.picture.id}` }],
    service: { status: 'AWAITING_APPROVAL', revision: 1 },
    decision: null,
  });
  expect(await comment(shop.buyer, shown.id)).toMatchObject({ __typename: 'AddProofCommentSuccess' });
  await step(shop.buyer, 'declineJobOrder', { id, reasonText: 'Wider, please' });

  const second = await publish(id);
  expect(second.result.jobOrder.status.code).toBe('AWAITING_APPROVAL');
  expect(await comment(shop.buyer, shown.id)).toMatchObject({ code: 'PROOF_SUPERSEDED' });
  const remark = (await proofsOf(shop.sales, id)).proofVersions[0].comments[0];
  expect(remark).toMatchObject({ page: 1, x: '0.25', y: '0.5', text: 'Wider here', resolvedAt: null });
  await step(shop.production, 'resolveProofComment', { id: remark.id, isResolved: true });
  await step(shop.approver, 'approveJobOrder', { id });

  const [one, two] = (await proofsOf(shop.buyer, id)).proofVersions;
  expect(one.comments[0].resolvedAt).not.toBeNull();
  expect(one.decision).toMatchObject({
    isApproved: false,
    reason: 'Wider, please',
    digest: first.picture.digest,
  });
  expect(two.decision).toMatchObject({
    isApproved: true,
    actingByName: null,
    digest: second.picture.digest,
    total: '483.43',
    currency: 'USD',
    reason: null,
  });
  await move(shop.production, id, 'START');
  expect(await step(shop.production, 'setJobOrderStage', { id, stage: 40 })).toMatchObject({
    jobOrder: { stage: { code: 40 } },
  });
});

test('a piece that needs a proof is not cast without one, and states it beforehand', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  await step(shop.production, 'proposeJobService', { id, serviceTypeCode: 'CAD', price: '5.00' });
  await move(shop.production, id, 'REQUEST_APPROVAL');
  await step(shop.buyer, 'approveJobOrder', { id });
  await move(shop.production, id, 'START');
  expect(await castings(id)).toBe('PROOF_REQUIRED');
  expect(await step(shop.production, 'setJobOrderStage', { id, stage: 40 })).toMatchObject({
    code: 'PROOF_REQUIRED',
  });
  expect(await step(shop.production, 'setJobOrderStage', { id, stage: 39 })).toMatchObject({
    jobOrder: { stage: { code: 39 } },
  });
  await publish(id);
  expect(await castings(id)).toBe('PROOF_NOT_APPROVED');
  await step(shop.buyer, 'approveJobOrder', { id });
  await move(shop.production, id, 'START');
  expect(await castings(id)).toBeNull();
});

test('evidence cannot be changed by any user', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  await publish(id);
  await step(shop.buyer, 'approveJobOrder', { id });
  const where = { jobOrderId: localId('JobOrder', id) ?? 0 };
  for (const attempt of [
    () => db.proofVersion.updateMany({ where, data: { total: '1.00' } }),
    () => db.proofPage.updateMany({ where: { version: where }, data: { digest: 'x' } }),
    () => db.proofDecision.updateMany({ where: { version: where }, data: { outcome: 'DECLINED' } }),
    () => db.proofDecision.deleteMany({ where: { version: where } }),
    () => db.proofPage.deleteMany({ where: { version: where } }),
  ])
    await expect(attempt()).rejects.toThrow(/evidence/);
});

test('a sent version waits for its answer; one that was not sent is improved by the next', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  await publish(id, { requestApproval: false, price: '12.00' });
  const again = await publish(id, { kind: 'RENDER', requestApproval: false });
  expect(again.result.jobOrder.services).toHaveLength(2);
  await move(shop.production, id, 'REQUEST_APPROVAL');
  expect((await publish(id)).result).toMatchObject({ code: 'SERVICE_AWAITS_APPROVAL' });
  await step(shop.buyer, 'approveJobOrder', { id });
  const versions = (await proofsOf(shop.buyer, id)).proofVersions;
  expect(versions[1].total).toBe('495.43');
  expect(versions).toMatchObject([
    { kind: 'CAD', number: 1, decision: { isApproved: true } },
    { kind: 'RENDER', number: 1, decision: { isApproved: true } },
  ]);
});

test('a version has several pictures; a pin is on one of them', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  const pictures = [await pictureOf(shop.production), await pictureOf(shop.production)];
  await publish(id, { fileIds: pictures.map((each) => each.id) });
  const [version] = (await proofsOf(shop.buyer, id)).proofVersions;
  expect(version.digest).toBe(versionDigest(pictures.map(({ digest }) => digest)));
  expect(await comment(shop.buyer, version.id, { page: 3 })).toMatchObject({
    issues: [{ path: 'page', code: 'UNKNOWN' }],
  });
  expect(await comment(shop.buyer, version.id, { x: '1.2' })).toMatchObject({
    issues: [{ path: 'x', code: 'OUT_OF_RANGE' }],
  });
  expect(await comment(shop.buyer, version.id, { page: 2, x: '0', y: '1' })).toMatchObject({
    __typename: 'AddProofCommentSuccess',
  });
});

test('staff publish, the customer decides; other customers can neither see nor comment', async () => {
  const { id } = await orderedJob(shop.buyer, shop, proofed);
  const stolen = await pictureOf(shop.buyer);
  const input = { jobOrderId: id, kind: 'CAD', fileIds: [stolen.id] };
  expect(await step(shop.buyer, 'publishProofVersion', input)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await step(shop.production, 'publishProofVersion', input)).toMatchObject({
    issues: [{ path: 'fileIds.0', code: 'UNKNOWN' }],
  });
  await publish(id);
  const [version] = (await proofsOf(shop.buyer, id)).proofVersions;
  expect(await comment(shop.foreignBuyer, version.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await proofsOf(shop.foreignBuyer, id)).toBeNull();
  expect(await step(shop.production, 'resolveProofComment', { id, isResolved: true })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await step(shop.sales, 'approveJobOrder', { id })).toMatchObject({ code: 'NOT_FOR_THIS_SIDE' });
  expect(await offered(shop.sales, id)).toEqual(['RECALL', 'CANCEL', 'RE_ORDER']);
});

test('notifies the other side of comments, and the workshop of decisions', async () => {
  const { id, databaseId } = await orderedJob(shop.buyer, shop, proofed);
  await publish(id);
  const [version] = (await proofsOf(shop.buyer, id)).proofVersions;
  const notified = async (event: string, side: string) => {
    await runDueJobs(database);
    const where = { event, side, subjectModel: 'JobOrder', subjectId: databaseId };
    return (await db.notice.findMany({ where })).map(({ userId, facts }) => ({ userId, facts }));
  };
  await comment(shop.buyer, version.id, { text: 'Wider' });
  const toWorkshop = { userId: shop.production.userId, facts: expect.objectContaining({ words: 'Wider' }) };
  expect(await notified('PROOF_COMMENTED', 'STAFF')).toContainEqual(toWorkshop);
  expect(await notified('PROOF_COMMENTED', 'CUSTOMER')).toEqual([]);
  await comment(shop.production, version.id, { text: 'By how much?' });
  expect(await notified('PROOF_COMMENTED', 'CUSTOMER')).toEqual([
    { userId: shop.buyer.userId, facts: expect.objectContaining({ words: 'By how much?' }) },
  ]);
  expect(await notified('PROOF_DECIDED', 'STAFF')).toEqual([]);
  await step(shop.approver, 'approveJobOrder', { id });
  expect(await notified('PROOF_DECIDED', 'STAFF')).toContainEqual(
    expect.objectContaining({ userId: shop.production.userId }),
  );
  expect(await notified('PROOF_DECIDED', 'CUSTOMER')).toEqual([]);
});
