import { hashPassword } from '../../server/auth/passwords.ts';
import { localId } from '../../server/lib/global-id.ts';
import { createRowFinder } from '../../server/rows/row-finder.ts';
import { newCoupon } from '../../server/test/catalog/promotions.ts';
import { failedTask } from '../../server/test/failed-task.ts';
import { newBooksClose } from '../../server/test/money/books.ts';
import { newSavedCard } from '../../server/test/money/cards.ts';
import { markedConsignment, sentConsignment } from '../../server/test/money/consignments.ts';
import { credit as creditStep, newCredit } from '../../server/test/money/credits.ts';
import { newInvoice, newPayment } from '../../server/test/money/invoices.ts';
import { newFinding, resolvedFinding } from '../../server/test/money/reconciliation.ts';
import { stockCustomOrder } from '../../server/test/orders/custom-orders.ts';
import { savedEstimate } from '../../server/test/orders/estimate-steps.ts';
import { moveQuote, quoteStep, temporaryQuote } from '../../server/test/orders/quote-steps.ts';
import { newSalesOrder, newStockOrder } from '../../server/test/orders/sales-orders.ts';
import { wish } from '../../server/test/orders/wish-list.ts';
import { writeNote } from '../../server/test/orders/write-note.ts';
import { add, openShop, orderedJob, workedExample } from '../../server/test/shop.ts';
import { startProduct } from '../product/product.ts';
import { PASSWORD, sampleWorld, storedFile } from '../world/sample-world.ts';
import { watchWrites } from '../writes/watch-writes.ts';
import { createMatrixActors } from './matrix-actors.ts';
import { rowIdsOf } from './row-ids.ts';
import { HOLDER, INTERNAL, LUNA, OFFERED, ORION, QUOTED, SOLD } from './row-markers.ts';

/** The world of the access matrix. */
export type World = Awaited<ReturnType<typeof openWorld>>;

/** A running product with two customers whose rows have markers, and the actors who request those of Luna. */
export async function openWorld() {
  const product = await startProduct({ seed: 'reference' });
  const { db } = product;
  const shop = await openShop(db);
  const matrixActors = await createMatrixActors(shop, await hashPassword(PASSWORD), product.changes);
  const { buyer, sales } = shop;
  const samples = await sampleWorld(shop);
  const address = await db.address.findFirstOrThrow({ where: { customerId: shop.luna } });
  const markedBy = (marker: string) => ({ reference: marker, endCustomer: marker, note: marker });
  const marked = markedBy(HOLDER);
  const file = await storedFile(buyer);
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const job = await orderedJob(buyer, shop, { ...marked, drawingFileId: file });
  await orderedJob(buyer, shop, marked);
  await db.userSetting.create({ data: { userId: buyer.userId ?? 0, key: 'CP_PageSize', value: 20 } });
  const setting = await db.entityStatus.findFirstOrThrow({
    where: { entityType: 'SERVICE_TYPE', code: 'SETTING' },
  });
  await db.jobService.create({
    data: { jobOrderId: job.databaseId, serviceTypeId: setting.id, status: 'AWAITING_APPROVAL' },
  });
  const shared = await note('CUSTOMER', HOLDER);
  const internal = await note('INTERNAL', INTERNAL);
  const [quoteId, vloraQuoteId] = [await quote('PORTAL'), await quote('VLORA')];
  const { number: quoteNumber } = await db.priceQuote.findUniqueOrThrow({ where: { id: quoteId } });
  const offeredQuoteId = await quote('PORTAL', { isOffered: true });
  const temporaryQuoteId = await temporaryQuote(buyer, shop);
  const estimated = { reference: HOLDER, note: HOLDER, wantedBy: soon };
  const estimateId = await savedEstimate(buyer, shop, { ...estimated, fileIds: [await storedFile(buyer)] });
  const { id: designAlloyId } = await db.alloy.findFirstOrThrow({ where: { code: '14KY' } });
  const stone = {
    gem: 'DIAMOND',
    shape: 'ROUND',
    quality: 'G-VS',
    caratEach: '0.02',
    count: 6,
    settingType: 'PAVE',
  };
  const design = { alloyId: designAlloyId, stones: [stone], serviceTypeCodes: ['CAD'], priorityId: 2 };
  const designId = await savedEstimate(buyer, shop, {
    ...estimated,
    design: { ...design, weight: '5', surfaceArea: '4' },
  });
  await savedEstimate(buyer, shop, { ...estimated, design: { ...design, cadVolume: '0.5' } });
  const { id: salesOrderId, number: salesOrderNumber } = await newSalesOrder(shop, buyer, {
    line: { ...markedBy(SOLD), quantity: 2 },
  });
  await newSalesOrder(shop, buyer);
  const stock = await newStockOrder(shop, buyer, markedBy(SOLD));
  await stockCustomOrder(shop, stock.lineId);
  await newSavedCard(shop.db, { customerId: shop.luna, userId: buyer.userId ?? 0 });
  const invoice = await newInvoice(shop, buyer, { line: markedBy(SOLD) });
  await newInvoice(shop, buyer);
  const draftInvoice = await newInvoice(shop, buyer, { issue: false });
  const payment = await newPayment(shop, shop.luna);
  await newPayment(shop, shop.luna);
  const credit = await newCredit(shop, shop.luna, { reason: SOLD, invoiceId: invoice.globalId });
  const paidOut = await newCredit(shop, shop.luna);
  await creditStep(shop.admin, 'refund', {
    id: paidOut.globalId,
    amount: '1.00',
    method: 'CHECK',
    reference: SOLD,
    reason: SOLD,
  });
  const consignment = await markedConsignment(shop, buyer, SOLD);
  await sentConsignment(shop, { contactId: buyer.userId ?? 0 });
  await newBooksClose(shop);
  await newFinding(shop);
  await resolvedFinding(shop);
  const benchJobId = await samples.jobAtBench();
  // Ordering takes the whole cart of the buyer, so this line stays in another one.
  const line = (await add(buyer, shop, marked)).cartItem;
  await newCoupon(db);
  await wish(buyer, shop, marked);
  await wish(matrixActors.people.foreign, shop, { reference: ORION });
  await orderedJob(matrixActors.people.foreign, shop, { reference: ORION });
  await add(matrixActors.people.foreign, shop, { reference: ORION });
  await db.customer.update({ where: { id: shop.luna }, data: { name: LUNA } });
  await db.customer.update({ where: { id: shop.orion }, data: { name: ORION } });
  await db.address.updateMany({ where: { customerId: shop.luna }, data: { line1: LUNA } });
  await db.address.updateMany({ where: { customerId: shop.orion }, data: { line1: ORION } });
  const failed = await failedTask(db, INTERNAL);
  const group = await db.orderGroup.findFirstOrThrow({
    where: { jobOrders: { some: { id: job.databaseId } } },
  });

  /** A quote with an offer, or with another version that is being written, and with texts only for staff. */
  async function quote(source: 'PORTAL' | 'VLORA', { isOffered = false } = {}): Promise<number> {
    const drawing = await storedFile(buyer);
    const input = {
      configuration: workedExample(shop),
      quantity: 1,
      ...markedBy(QUOTED),
      drawingFileId: drawing,
      wantedBy: soon,
    };
    const { priceQuote } = await quoteStep(buyer, 'requestPriceQuote', input);
    const { id } = priceQuote;
    const lines = [{ lineKey: 1, unitPrice: '480', reason: OFFERED, alternativeGroup: 'A' }];
    await moveQuote(buyer, id, 'SUBMIT');
    await moveQuote(sales, id, 'REVIEW');
    await quoteStep(sales, 'pricePriceQuoteLines', { id, lines });
    await quoteStep(sales, 'updatePriceQuote', {
      id,
      internalNote: OFFERED,
      depositPercent: '30',
      poNumber: QUOTED,
      notes: QUOTED,
      terms: 'T',
      leadDays: 9,
      validOn: soon,
    });
    await db.priceQuoteLine.updateMany({
      where: { version: { priceQuoteId: localId('PriceQuote', id) ?? 0, sentAt: null } },
      data: { reorderedFromId: job.databaseId },
    });
    await moveQuote(sales, id, 'SEND');
    if (isOffered) return localId('PriceQuote', id) ?? 0;
    const targets = [{ lineKey: 1, unitPrice: '450' }];
    await quoteStep(buyer, 'counterPriceQuote', { id, comment: QUOTED, targets });
    await moveQuote(sales, id, 'REVISE');
    await quoteStep(sales, 'updatePriceQuote', { id, terms: OFFERED });
    const databaseId = localId('PriceQuote', id) ?? 0;
    await db.priceQuote.update({ where: { id: databaseId }, data: { source } });
    return databaseId;
  }

  async function note(visibility: 'CUSTOMER' | 'INTERNAL', text: string): Promise<number> {
    const by = visibility === 'CUSTOMER' ? buyer : sales;
    const fileIds = [await storedFile(by)];
    return (await writeNote(by, { subjectId: job.id, text, visibility, fileIds })).databaseId;
  }

  const [guestAccess, openGuestAccess] = [await samples.guestAccess(), await samples.guestAccess()];

  return {
    ...product,
    shop,
    matrixActors,
    samples,
    /** Reads rows on the fast path; what it does not support is left to Prisma. */
    rows: createRowFinder({ pool: product.pool, isPooled: false }, () => {}),
    /** Global ids of rows of a node type, of all owners. */
    idsOf: (typename: string) => rowIdsOf(product.pool, typename),
    writes: await watchWrites(product.pool),
    /** Rows of Luna, placed by the holder. */
    luna: {
      job,
      group,
      line,
      estimateId,
      designId,
      shared,
      internal,
      file,
      address,
      quoteId,
      quoteNumber,
      /** An open offer that can be accepted. */
      offeredQuoteId,
      vloraQuoteId,
      temporaryQuoteId,
      salesOrderId,
      salesOrderNumber,
      invoice,
      draftInvoice,
      payment,
      credit,
      consignment,
      benchJobId,
    },
    /** Access token for an offer without an account. */
    guestAccess,
    /** Access token for another offer, which nobody accepts. */
    openGuestAccess,
    /** A failed email task, visible only to staff. */
    failed,
  };
}
