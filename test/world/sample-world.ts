import { randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '../../server/auth/passwords.ts';
import { secretHash } from '../../server/auth/tokens.ts';
import { encodeGlobalId, localId } from '../../server/lib/global-id.ts';
import type { SampleWorld } from '../../server/schema/sample.ts';
import { type Actor, createActor, signedIn, visitor } from '../../server/test/actors.ts';
import { newItemType } from '../../server/test/catalog/item-types.ts';
import { newCoupon, newPromotion } from '../../server/test/catalog/promotions.ts';
import { failedTask } from '../../server/test/failed-task.ts';
import { newBooksClose, newJournalLine, openDay } from '../../server/test/money/books.ts';
import { newSavedCard } from '../../server/test/money/cards.ts';
import {
  packedConsignment,
  returningConsignment,
  sentConsignment,
  soldConsignment,
} from '../../server/test/money/consignments.ts';
import { appliedCredit, newCredit } from '../../server/test/money/credits.ts';
import { newInvoice, newPayment, prepaidSalesOrder } from '../../server/test/money/invoices.ts';
import { payPalOrder, pricedCart } from '../../server/test/money/paying.ts';
import { newFinding, newReconciliationRun } from '../../server/test/money/reconciliation.ts';
import { newNotice } from '../../server/test/new-notice.ts';
import {
  newCustomOrder,
  newCustomOrderGroup,
  newCustomOrderTemplate,
} from '../../server/test/orders/custom-orders.ts';
import { deletedEstimate, estimateInCart, savedEstimate } from '../../server/test/orders/estimate-steps.ts';
import { guestAccess, guestLink } from '../../server/test/orders/guest-steps.ts';
import { move, step } from '../../server/test/orders/job-steps.ts';
import {
  requestedQuote,
  reviewedQuote,
  sentQuote,
  temporaryQuote,
} from '../../server/test/orders/quote-steps.ts';
import {
  cancelledSalesOrder,
  newDeposit,
  newSalesOrder,
  newShipment,
  newStockOrder,
  readySalesOrder,
} from '../../server/test/orders/sales-orders.ts';
import { removedWish, wish } from '../../server/test/orders/wish-list.ts';
import { writeNote } from '../../server/test/orders/write-note.ts';
import { testTokenKeys } from '../../server/test/services.ts';
import { add, orderedJob, removedLine, type Shop, workedExample } from '../../server/test/shop.ts';
import { actingAs } from './acting-as.ts';
import { picture } from './picture.ts';

/** The users of a world that differ from the shop's. */
export type People = Partial<Pick<SampleWorld<Actor>, 'buyer' | 'owner' | 'sales' | 'admin'>>;

/** The world of the samples of queries and mutations. */
export type TestWorld = SampleWorld<Actor>;

/** The password of all users created by samples. */
export const PASSWORD = 'the password of before';

const passwordHash = hashPassword(PASSWORD);

/**
 * The world of the samples on a shop: rows of Luna's buyer, and of Orion's for calls with other users' rows. Rows are
 * created by the shop's own staff, who have all permissions.
 */
export async function sampleWorld(shop: Shop, people: People = {}): Promise<TestWorld> {
  const { db } = shop;
  const { buyer = shop.buyer, sales = shop.sales, admin = shop.admin } = people;
  const owner =
    people.owner ?? (await createActor(db, { role: 'PORTAL_ADMIN', customerIds: [shop.luna, shop.outlet] }));
  const ofBuyer = { contactId: buyer.userId ?? 0 };
  const known = await db.address.findFirstOrThrow({ where: { customerId: shop.luna } });
  const method = await db.shippingMethod.findFirstOrThrow({ where: { active: true } });
  const finish = await db.attributeOption.findFirstOrThrow({
    where: { code: 'POLISHED', attribute: { code: 'FINISH' } },
  });

  const job = async () => (await orderedJob(buyer, shop)).id;
  const moved = async (id: string, action: string): Promise<string> => {
    await move(shop.sales, id, action);
    return id;
  };
  const note = async (
    visibility: 'CUSTOMER' | 'INTERNAL',
    attached: { subjectId: string; fileIds: number[] },
  ) => {
    const by = visibility === 'CUSTOMER' ? buyer : sales;
    return (await writeNote(by, { ...attached, text: randomUUID(), visibility })).databaseId;
  };
  const someone = async () =>
    createActor(db, {
      role: 'PORTAL_BUYER',
      customerIds: [shop.luna],
      passwordHash: await passwordHash,
    });

  return {
    db,
    buyer,
    owner,
    colleague: shop.colleague,
    foreignBuyer: shop.foreignBuyer,
    sales,
    admin,
    visitor: visitor(db),
    caller: (usual) => usual,
    customerId: shop.luna,
    outletId: shop.outlet,
    foreignCustomerId: shop.orion,
    accountNumber: 'LUNA-001',
    configuration: {
      ...workedExample(shop),
      alloyId: null,
      attributes: [{ attributeId: finish.attributeId, optionId: finish.id, text: null }],
    },
    pieceId: shop.pieceId,
    shippingMethodId: method.id,
    stateId: known.stateId ?? 0,
    password: PASSWORD,
    payPalOrder: () => payPalOrder({ actor: owner, customerId: shop.luna }),
    pricedCart: async () => {
      const sessionId = `paid-${randomUUID()}`;
      await pricedCart(owner, shop, sessionId);
      return pricedCart(buyer, shop, sessionId);
    },
    line: async () => (await add(buyer, shop)).cartItem.id,
    removedLine: () => removedLine(buyer, shop),
    wish: () => wish(buyer, shop),
    removedWish: () => removedWish(buyer, shop),
    job,
    jobAwaitingApproval: async () => {
      const configuration = workedExample(shop, 'BAND-PROOF');
      await orderedJob(buyer, shop, { configuration });
      // The cart's other lines were ordered too.
      const { id } = await db.jobOrder.findFirstOrThrow({
        where: { placedById: buyer.userId ?? 0, itemTypeId: configuration.itemTypeId },
        orderBy: { id: 'desc' },
        select: { id: true },
      });
      return moved(encodeGlobalId('JobOrder', id), 'REQUEST_APPROVAL');
    },
    move: moved,
    jobAtBench: async () => {
      const id = await moved(await job(), 'RELEASE');
      await step(shop.sales, 'startBenchStage', { id });
      return id;
    },
    cancelledJob: async () => {
      const id = await job();
      await step(buyer, 'cancelJobOrder', { id });
      return id;
    },
    jobNumber: async () => (await orderedJob(buyer, shop)).number,
    order: async () => {
      const jobOrders = { some: { id: (await orderedJob(buyer, shop)).databaseId } };
      return (await db.orderGroup.findFirstOrThrow({ where: { jobOrders }, select: { id: true } })).id;
    },
    salesOrder: async () => (await newSalesOrder(shop, buyer)).id,
    salesOrderNumber: async () => (await newSalesOrder(shop, buyer)).number,
    cancelledSalesOrder: () => cancelledSalesOrder(shop, buyer),
    readySalesOrder: () => readySalesOrder(shop, buyer),
    stockOrder: () => newStockOrder(shop, buyer),
    deposit: () => newDeposit(shop, buyer),
    shipment: () => newShipment(shop, buyer),
    invoice: async () => (await newInvoice(shop, buyer)).id,
    invoiceNumber: async () => (await newInvoice(shop, buyer)).number,
    draftInvoice: async () => (await newInvoice(shop, buyer, { issue: false })).id,
    payment: async () => (await newPayment(shop, shop.luna)).id,
    paymentNumber: async () => (await newPayment(shop, shop.luna)).number,
    credit: async () => (await newCredit(shop, shop.luna)).id,
    creditNumber: async () => (await newCredit(shop, shop.luna)).number,
    consignment: () => sentConsignment(shop, ofBuyer),
    packedConsignment: () => packedConsignment(shop, ofBuyer),
    returningConsignment: () => returningConsignment(shop, ofBuyer),
    soldConsignment: () => soldConsignment(shop, ofBuyer),
    consignmentNumber: async () => (await sentConsignment(shop, ofBuyer)).number,
    appliedCredit: () => appliedCredit(shop, buyer),
    savedCard: () => newSavedCard(db, { customerId: shop.luna, userId: owner.userId ?? 0 }),
    openDay: () => openDay(shop),
    booksClose: () => newBooksClose(shop),
    journalLine: () => newJournalLine(shop),
    reconciliationRun: () => newReconciliationRun(shop),
    reconciliationFinding: () => newFinding(shop),
    prepaidSalesOrder: () => prepaidSalesOrder(shop, buyer),
    note: async (visibility) => note(visibility, { subjectId: await job(), fileIds: [] }),
    estimate: () => savedEstimate(buyer, shop),
    deletedEstimate: () => deletedEstimate(buyer, shop),
    estimateInCart: () => estimateInCart(buyer, shop),
    quote: () => requestedQuote(buyer, shop),
    sentQuote: () => sentQuote(buyer, shop),
    temporaryQuote: () => temporaryQuote(buyer, shop),
    reviewedQuote: () => reviewedQuote(buyer, shop),
    guestLink: () => guestLink(buyer, shop),
    guestAccess: () => guestAccess(buyer, shop),
    quoteNumber: async () => {
      const id = localId('PriceQuote', await requestedQuote(buyer, shop)) ?? 0;
      return (await db.priceQuote.findUniqueOrThrow({ where: { id }, select: { number: true } })).number;
    },
    jobPicture: async () => {
      const id = await storedFile(buyer);
      await note('CUSTOMER', { subjectId: await job(), fileIds: [id] });
      return id;
    },
    proofVersion: async () => {
      const fileIds = [await storedFile(sales)];
      const jobOrderId = await job();
      await step(sales, 'publishProofVersion', { jobOrderId, kind: 'CAD', fileIds, requestApproval: true });
      const version = await db.proofVersion.findFirstOrThrow({
        where: { jobOrderId: localId('JobOrder', jobOrderId) ?? 0 },
        select: { id: true },
      });
      return version.id;
    },
    address: async () => {
      const { id: _id, ...columns } = known;
      const other = { ...columns, isDefaultShipping: false, isDefaultBilling: false, archivedAt: null };
      return (await db.address.create({ data: other, select: { id: true } })).id;
    },
    file: (by) => storedFile(by.userId === null ? buyer : by),
    picture,
    listView: (by, facts) => savedView(by.userId === null ? buyer : by, facts),
    preparedDocument: async () => {
      const id = randomBytes(16).toString('hex');
      const asked = { kind: 'job-travelers', keys: [], language: 'en', familyId: 'sample' };
      const expiresAt = new Date(Date.now() + 3_600_000);
      const { userId, customerId } = { userId: buyer.userId ?? 0, customerId: shop.luna };
      await db.preparedDocument.create({ data: { id, ...asked, userId, customerId, expiresAt } });
      return id;
    },
    coupon: () => newCoupon(db),
    promotion: () => newPromotion(db),
    promotionId: async () => encodeGlobalId('Promotion', await newPromotion(db)),
    itemType: () => newItemType(shop),
    customOrderGroup: () => newCustomOrderGroup(shop),
    customOrderTemplate: () => newCustomOrderTemplate(shop),
    customOrder: async () => {
      const placed = await db.jobOrder.findFirst({
        where: { placedById: buyer.userId ?? 0 },
        select: { id: true },
      });
      if (!placed) await job();
      return newCustomOrder(shop, buyer);
    },
    notice: () => newNotice(db, buyer.userId ?? 0),
    failedTask: async () => (await failedTask(db, randomUUID())).id,
    someone,
    actingStaff: async () => actingAs(admin, await someone()),
    staffForCustomer: () => {
      const { userId, userName } = shop.sales;
      return signedIn(db, { userId: userId ?? 0, userName: userName ?? '', customerId: shop.luna });
    },
    mailRefusalKey: async ({ userId }) =>
      (await testTokenKeys).mailRefusalKey({ userId: userId ?? 0, kind: 'MENTIONED' }),
    signInLink: async ({ userId }) => {
      if (userId === null) return 'nothing';
      const uniqueId = randomBytes(24).toString('base64url');
      await db.signInLink.create({
        data: {
          tokenHash: secretHash(uniqueId),
          userId,
          createdById: shop.admin.userId ?? 0,
          expiresAt: new Date(Date.now() + 60_000),
        },
      });
      return uniqueId;
    },
    foreign: await foreignRows(shop),
  };
}

/** An order, a cart line, an address and a file of the other customer. */
async function foreignRows(shop: Shop): Promise<TestWorld['foreign']> {
  const { db, foreignBuyer } = shop;
  const job = await orderedJob(foreignBuyer, shop);
  const line = (await add(foreignBuyer, shop)).cartItem;
  const salesOrder = await newSalesOrder(shop, foreignBuyer);
  const invoice = await newInvoice(shop, foreignBuyer);
  const payment = await newPayment(shop, shop.orion);
  const credit = await newCredit(shop, shop.orion);
  const consignment = await sentConsignment(shop, { customerId: shop.orion });
  const group = await db.orderGroup.findFirstOrThrow({ where: { customerId: shop.orion } });
  const quoteId = await sentQuote(foreignBuyer, shop);
  const quoteDatabaseId = localId('PriceQuote', quoteId) ?? 0;
  const quote = await db.priceQuote.findUniqueOrThrow({ where: { id: quoteDatabaseId } });
  const address = await db.address.findFirstOrThrow({ where: { customerId: shop.orion } });
  const estimateId = await savedEstimate(foreignBuyer, shop);
  const estimateDatabaseId = localId('Estimate', estimateId) ?? 0;
  const estimate = await db.estimate.findUniqueOrThrow({ where: { id: estimateDatabaseId } });
  return {
    jobId: job.id,
    jobDatabaseId: job.databaseId,
    jobNumber: job.number,
    orderCode: group.code,
    salesOrderId: encodeGlobalId('SalesOrder', salesOrder.id),
    salesOrderDatabaseId: salesOrder.id,
    salesOrderNumber: salesOrder.number,
    invoiceDatabaseId: invoice.id,
    invoiceNumber: invoice.number,
    paymentDatabaseId: payment.id,
    paymentNumber: payment.number,
    creditDatabaseId: credit.id,
    creditNumber: credit.number,
    consignmentDatabaseId: consignment.id,
    consignmentNumber: consignment.number,
    savedCardId: await newSavedCard(db, { customerId: shop.orion, userId: foreignBuyer.userId ?? 0 }),
    quoteId,
    quoteDatabaseId,
    quoteNumber: quote.number,
    noticeId: await newNotice(db, foreignBuyer.userId ?? 0),
    estimateId,
    estimateDatabaseId,
    estimateNumber: estimate.number,
    lineId: encodeGlobalId('CartItem', line.databaseId),
    wishId: await wish(foreignBuyer, shop),
    addressId: address.id,
    fileId: await storedFile(foreignBuyer),
    accountNumber: 'ORIO-001',
  };
}

/** A saved view of the job list. */
async function savedView(
  { db, userId, customerId }: Actor,
  { isShared }: { isShared: boolean },
): Promise<string> {
  const view = await db.listView.create({
    data: {
      ownerId: userId ?? 0,
      code: 'JOB_ORDERS',
      name: randomUUID(),
      query: '?tab=closed',
      isShared,
      customerId: isShared ? customerId : null,
    },
    select: { id: true },
  });
  return encodeGlobalId('ListView', view.id);
}

/** A stored file of a user, whose bytes are never read. */
export async function storedFile(by: Actor): Promise<number> {
  const { id } = await by.db.file.create({
    data: {
      originalName: 'a.png',
      mimeType: 'image/png',
      size: 1,
      width: 1,
      height: 1,
      digest: randomUUID(),
      uploadedById: by.userId ?? 0,
      customerId: by.customerId,
    },
    select: { id: true },
  });
  return id;
}
