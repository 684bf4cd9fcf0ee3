import type { Database } from '../../../server/database/client.ts';
import { encodeGlobalId, localId } from '../../../server/lib/global-id.ts';
import { move } from '../../../server/test/orders/job-steps.ts';
import type { World } from '../world.ts';

/**
 * What a job and its order may have: reading marks, a proposed change, a declined proof, a charge, a part. Another job
 * awaits an answer of its customer.
 */
export async function fillJobs(world: World, otherId: number): Promise<void> {
  const { db, shop, luna, matrixActors } = world;
  const userId = shop.buyer.userId ?? 0;
  const sales = matrixActors.people.sales.userId ?? 0;
  const { databaseId: id } = luna.job;
  const now = new Date();
  const shipped = { ...Object(luna.group.shippingAddress), ...PLACE };
  await db.jobOrder.update({
    where: { id },
    data: {
      contactId: userId,
      // The search of the matrix also finds a reference.
      poNumber: luna.job.number,
      wantedBy: now,
      stage: 40,
      actualWeight: '5.70',
      trackingNumber: '1Z999AA10123456784',
      shippedAt: now,
      approvedAt: now,
      cancelReason: 'Sold',
      cancelFee: '12.34',
      reorderedFromId: otherId,
      remadeFromId: otherId,
    },
  });
  await db.orderGroup.update({
    where: { id: luna.group.id },
    data: { ...ORDER_TEXTS, actingById: sales, sellToAddress: shipped, shippingAddress: shipped },
  });
  await db.note.update({
    where: { id: luna.shared },
    data: { actingById: sales, mentions: { create: { userId: sales } } },
  });
  for (const reader of [sales, shop.owner.userId ?? 0]) {
    const mark = { userId: reader, visibility: 'CUSTOMER', lastNoteId: luna.shared, readAt: now };
    await db.noteRead.create({ data: { ...mark, jobOrderId: id } });
  }
  const service = await db.entityStatus.findFirstOrThrow({
    where: { entityType: 'SERVICE_TYPE', code: 'CAD' },
  });
  const proposed = await db.jobService.create({
    data: {
      jobOrderId: id,
      serviceTypeId: service.id,
      price: '45.67',
      status: 'AWAITING_APPROVAL',
      proofFileId: luna.file,
      decidedAt: now,
    },
  });
  await db.jobChange.create({
    data: {
      serviceId: proposed.id,
      note: 'Six claws',
      totalBefore: '45.67',
      totalAfter: '56.78',
      weightBefore: '5.64',
      weightAfter: '5.70',
      promisedOnBefore: now,
      promisedOnAfter: now,
    },
  });
  const total = { total: '45.67', currency: 'USD', digest: 'd'.repeat(64) };
  const pinned = { page: 1, x: '0.25', y: '0.5', text: 'Wider', authorId: userId, actingById: sales };
  await db.proofVersion.create({
    data: {
      ...total,
      jobOrderId: id,
      kind: 'CAD',
      n: 1,
      serviceId: proposed.id,
      noteToCustomer: 'The shoulders',
      publishedById: sales,
      pages: { create: { page: 1, fileId: luna.file, digest: total.digest } },
      comments: { create: { ...pinned, resolvedAt: now, resolvedById: sales } },
      decision: {
        create: { ...total, outcome: 'DECLINED', userId, actingById: sales, at: now, reason: 'Too wide' },
      },
    },
  });
  await db.orderCharge.create({
    data: {
      orderGroupId: luna.group.id,
      jobOrderId: id,
      kind: 'SERVICE',
      amount: '45.67',
      salesTax: '1.23',
      currency: 'USD',
      nameEn: 'CAD',
      nameFr: 'CAO',
      userId,
    },
  });
  const statuses = await db.jobOrder.findUniqueOrThrow({ where: { id }, select: { statusId: true } });
  await db.jobStatusEvent.create({
    data: {
      jobOrderId: id,
      fromStatusId: statuses.statusId,
      toStatusId: statuses.statusId,
      action: 'APPROVE',
      reason: 'Fine',
      userId,
      actingById: sales,
      detail: { approvedPrice: '45.67', services: [{ code: 'CAD', nameEn: 'CAD', nameFr: 'CAO' }] },
    },
  });
  const [item] = await db.jobItem.findMany({ where: { jobOrderId: id }, orderBy: { id: 'asc' }, take: 1 });
  if (!item) throw new Error('A job has items.');
  await db.note.create({
    data: { jobItemId: item.id, visibility: 'CUSTOMER', text: 'Thinner', authorId: userId },
  });
  const { id: _own, ...part } = item;
  await db.jobItem.create({
    data: { ...part, attributes: Object(part.attributes), parentId: item.id, code: 'PART' },
  });
  await move(shop.sales, encodeGlobalId('JobOrder', otherId), 'ASK_INFO', { reason: 'Which size?' });
  await fillBench(world);
}

/** Optional texts of an address. */
export const PLACE = { company: 'Company', line2: 'Floor 2', phone: '+1 212 555 0101' };

/** Optional texts of an order. */
export const ORDER_TEXTS = { poNumber: 'PO', customerWoNumber: 'WO', notes: 'Notes' };

/** A finished bench stage besides the current one, and a declined proof before the casting. */
async function fillBench({ db, luna, matrixActors }: World): Promise<void> {
  const by = matrixActors.people.production.userId ?? 0;
  const now = new Date();
  const jobOrderId = localId('JobOrder', luna.benchJobId) ?? 0;
  await db.benchEntry.create({
    data: {
      jobOrderId,
      stage: 10,
      startedAt: now,
      startedById: by,
      finishedAt: now,
      finishedById: by,
      weightIn: '6.00',
      weightOut: '5.00',
      overTolerance: true,
      note: 'Lost a gram',
    },
  });
  await declineProof(db, { jobOrderId, by });
  await db.jobOrder.update({ where: { id: jobOrderId }, data: { stage: 39 } });
}

/** A declined proof of a job, which may not be cast. */
export async function declineProof(
  db: Database,
  { jobOrderId, by }: { jobOrderId: number; by: number },
): Promise<void> {
  const total = { total: '45.67', currency: 'USD', digest: 'b'.repeat(64) };
  const decision = { ...total, outcome: 'DECLINED', userId: by, at: new Date(), reason: 'Too wide' };
  const cad = await db.entityStatus.findFirstOrThrow({ where: { entityType: 'SERVICE_TYPE', code: 'CAD' } });
  const { id: serviceId } = await db.jobService.create({
    data: { jobOrderId, serviceTypeId: cad.id, status: 'DECLINED', price: '45.67' },
  });
  await db.proofVersion.create({
    data: {
      ...total,
      jobOrderId,
      serviceId,
      kind: 'CAD',
      n: 1,
      publishedById: by,
      decision: { create: decision },
    },
  });
}
