import { Prisma } from '../../../server/database/generated/client.ts';
import { saveSetting } from '../../../server/domains/settings/save-setting.ts';
import { localId } from '../../../server/lib/global-id.ts';
import { moveQuote } from '../../../server/test/orders/quote-steps.ts';
import { OFFERED, QUOTED } from '../row-markers.ts';
import type { World } from '../world.ts';

/** Optional data of the holder's price quotes, and of a guest's. */
export async function fillQuotes(
  world: World,
  { jobId, address }: { jobId: number; address: Prisma.InputJsonObject },
): Promise<void> {
  const { db, samples, luna, matrixActors } = world;
  const now = new Date();
  const [id, userId, sales] = [
    luna.quoteId,
    samples.buyer.userId ?? 0,
    matrixActors.people.sales.userId ?? 0,
  ];
  const quote = await db.priceQuote.findUniqueOrThrow({ where: { id } });
  await db.priceQuote.update({
    where: { id },
    data: {
      actingById: sales,
      contactId: userId,
      poNumber: 'PO',
      customerWoNumber: 'WO',
      reference: QUOTED,
      remarks: QUOTED,
      declineReason: QUOTED,
      shippingAddress: address,
      billingAddress: address,
      shippingMethodId: samples.shippingMethodId,
      acceptedVersionId: quote.shownVersionId,
      orderGroupId: luna.group.id,
    },
  });
  await db.priceQuoteEvent.create({
    data: {
      priceQuoteId: id,
      fromStatusId: quote.statusId,
      toStatusId: quote.statusId,
      action: 'COUNTER',
      reason: QUOTED,
      n: 1,
      userId,
      actingById: sales,
      guestEmail: 'guest@example.test',
      guestName: 'Noor Guest',
    },
  });
  await db.priceQuoteGuestLink.create({
    data: {
      priceQuoteId: id,
      tokenHash: OFFERED,
      seed: 'S',
      email: 'guest@example.test',
      name: 'Noor Guest',
      createdById: sales,
      sentAt: now,
      openedAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    },
  });
  const guest = await db.priceQuoteGuestLink.findFirstOrThrow({
    where: { accessHash: { not: null } },
    orderBy: { id: 'asc' },
  });
  const group = await db.orderGroup.findFirstOrThrow({ where: { jobOrders: { some: { id: jobId } } } });
  await db.priceQuote.update({
    where: { id: guest.priceQuoteId },
    data: { poNumber: 'PO', reference: 'R', orderGroupId: group.id },
  });
  await db.note.create({
    data: { priceQuoteId: id, priceQuoteLineKey: 1, visibility: 'CUSTOMER', text: QUOTED, authorId: userId },
  });
  await fillDrift(world);
  await fillApproval(world);
}

/** An offer beyond the limits whose approval was refused, without an address. */
async function fillApproval(world: World): Promise<void> {
  const { db, samples } = world;
  const id = await refuseApproval(world, await samples.reviewedQuote());
  await db.priceQuote.update({
    where: { id },
    data: { shippingAddress: Prisma.DbNull, billingAddress: Prisma.DbNull },
  });
  await saveSetting(db, 'QUOTE_DISCOUNT_LIMIT', '5');
}

/** Refuses the approval of a quote under review, at a price beyond the limits. Returns its integer id. */
export async function refuseApproval({ db, matrixActors }: World, id: string): Promise<number> {
  const { sales, finance } = matrixActors.people;
  const priceQuoteId = localId('PriceQuote', id) ?? 0;
  await db.priceQuoteLine.updateMany({
    where: { version: { priceQuoteId, sentAt: null } },
    data: { unitPrice: '1.00' },
  });
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'A standing order' });
  await moveQuote(finance, id, 'REFUSE_APPROVAL', { reason: 'Too low' });
  return priceQuoteId;
}

/** An offer whose calculated prices have changed since. */
async function fillDrift({ db, samples, matrixActors }: World): Promise<void> {
  const id = await samples.reviewedQuote();
  await db.priceQuoteLine.updateMany({
    where: { version: { priceQuoteId: localId('PriceQuote', id) ?? 0, sentAt: null } },
    data: { calculatedPrice: '1.00' },
  });
  await moveQuote(matrixActors.people.sales, id, 'SEND');
}
