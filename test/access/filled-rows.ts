import type { Prisma } from '../../server/database/generated/client.ts';
import type {
  ConfiguredPart,
  ResolvedChoice,
} from '../../server/domains/pricing/configuration/configuration.ts';
import { saveSetting } from '../../server/domains/settings/save-setting.ts';
import { encodeGlobalId, localId } from '../../server/lib/global-id.ts';
import { moveQuote } from '../../server/test/orders/quote-steps.ts';
import { act, finishJob } from '../../server/test/orders/sales-orders.ts';
import { fillPromotions } from './fill-promotions.ts';
import { HOLDER, OFFERED, QUOTED, SOLD } from './row-markers.ts';
import type { World } from './world.ts';

/** Fills everything that the shop's own flows leave empty in rows of Luna's holder, so that every field has a value. */
export async function fillRows(world: World): Promise<void> {
  const { db, shop, samples, luna, matrixActors } = world;
  const { buyer } = shop;
  const userId = buyer.userId ?? 0;
  const sales = matrixActors.people.sales.userId ?? 0;
  const { databaseId: id } = luna.job;
  const now = new Date();
  const others = await db.jobOrder.findMany({
    where: { placedById: userId, id: { not: id } },
    take: 1,
    select: { id: true },
  });
  const otherId = others[0]?.id ?? id;
  const address = { shippingAddressId: luna.address.id, billingAddressId: luna.address.id };
  const shipped = { ...Object(luna.group.shippingAddress), ...PLACE };
  const texts = { poNumber: 'PO', customerWoNumber: 'WO', notes: 'Notes' };
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
    data: { ...texts, actingById: sales, sellToAddress: shipped, shippingAddress: shipped },
  });
  await db.estimate.update({
    where: { id: localId('Estimate', luna.designId) ?? 0 },
    data: {
      priceReason: HOLDER,
      priceAuthorId: sales,
      convertedAt: now,
      convertedTo: 'QUOTE',
      convertedNumber: 'PQ-1',
    },
  });
  const { itemTypeId } = samples.configuration;
  await db.itemTypeCustomer.create({ data: { itemTypeId, customerId: shop.luna } });
  await db.itemTypeUser.create({ data: { itemTypeId, userId } });
  await fillEstimates(db);
  await db.note.update({
    where: { id: luna.shared },
    data: { actingById: sales, mentions: { create: { userId: sales } } },
  });
  for (const reader of [sales, shop.owner.userId ?? 0]) {
    const mark = { userId: reader, visibility: 'CUSTOMER', lastNoteId: luna.shared, readAt: now };
    await db.noteRead.create({ data: { ...mark, jobOrderId: id } });
  }
  // A dated rate with the priority's own values, and a configured feed.
  const rush = await db.priority.findUniqueOrThrow({ where: { code: 'RUSH' } });
  const { id: priorityId, factor, leadFactor } = rush;
  await db.priorityRate.create({
    data: { priorityId, factor, leadFactor, validFrom: new Date('2020-01-01T00:00:00Z') },
  });
  await saveSetting(db, 'MARKET_FEED', { url: 'https://market.example.com/prices.csv' });
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
  await db.cart.updateMany({
    where: { userId },
    data: {
      ...address,
      ...texts,
      sellToAddressId: luna.address.id,
      shippingMethodId: samples.shippingMethodId,
    },
  });
  await fillPromotions(db, { userId, orderGroupId: luna.group.id });
  await db.cartItem.updateMany({
    where: { cart: { userId } },
    data: {
      drawingFileId: luna.file,
      wantedBy: now,
      validUntil: new Date(now.getTime() + 86_400_000),
      seenUnitPrice: 1,
    },
  });
  const lines = await db.cartItem.findMany({ where: { cart: { userId } }, select: { id: true } });
  await db.linePicture.createMany({ data: lines.map(({ id }) => ({ cartItemId: id, fileId: luna.file })) });
  await fillWishList(world);
  await db.user.updateMany({
    data: { phone: '+1 212 555 0100', pictureFileId: luna.file, startupModuleId: 17 },
  });
  await db.address.updateMany({ data: PLACE });
  await db.productCategory.updateMany({ data: { descriptionEn: 'For ever' } });
  await fillBench(world);
  await fillSalesOrder(world);
  await db.documentMail.create({
    data: {
      kind: 'INVOICE',
      number: luna.invoice.number,
      customerId: shop.luna,
      email: 'buyer@example.test',
      name: 'Noor Buyer',
      language: 'en',
      sentById: sales,
      sentAt: now,
    },
  });
  await fillQuotes(world, { jobId: otherId, address: { ...shipped } });
  await fillPiece(db, shop);
  const photo = await db.file.create({
    data: {
      digest: 'f'.repeat(64),
      mimeType: 'image/webp',
      size: 1,
      width: 800,
      height: 800,
      originalName: 'photo.webp',
      uploadedById: sales,
    },
  });
  await db.itemTypePhoto.createMany({
    data: (await db.itemType.findMany({ select: { id: true } })).map((piece) => ({
      itemTypeId: piece.id,
      fileId: photo.id,
      metalColour: 'WHITE',
      shape: 'OVAL',
    })),
  });
  await fillConfigurations(db, shop);
  await fillGrid(userId, samples);
  await db.customer.updateMany({ data: { phone: '+1 212 555 0102' } });
  await fillCustomOrders(world);
}

/** All estimates have a metal and a choice; designs also a treatment. */
async function fillEstimates(db: World['db']): Promise<void> {
  const choice = { attributeId: 1, optionId: 1, text: 'T' };
  const configuration = JSON.stringify({ alloyId: 1, attributes: [choice] });
  await db.$executeRaw`UPDATE "Estimate" SET content = jsonb_set(content, '{configuration}', (content->'configuration') || ${configuration}::jsonb)
    WHERE kind = 'PIECE'`;
  await db.$executeRaw`UPDATE "Estimate" SET content = jsonb_set(content, '{design,treatmentIds}', '[1]') WHERE kind = 'DESIGN'`;
}

/** An orderable piece, and one that is not made in its metal; their list is shared. */
async function fillWishList({ db, shop, luna }: World): Promise<void> {
  const userId = shop.buyer.userId ?? 0;
  await db.wishList.updateMany({ where: { userId }, data: { shareKey: 'shared' } });
  await db.wishListItem.updateMany({
    where: { wishList: { userId } },
    data: { drawingFileId: luna.file, wantedBy: new Date(), reference: 'R', endCustomer: 'E', note: 'N' },
  });
  const { id, ...item } = await db.wishListItem.findFirstOrThrow({
    where: { wishList: { userId } },
    orderBy: { id: 'asc' },
  });
  await db.linePicture.create({ data: { wishListItemId: id, fileId: luna.file } });
  const unfit = await db.alloy.findFirstOrThrow({
    where: { itemTypes: { none: { itemTypeId: item.itemTypeId } } },
  });
  await db.wishListItem.create({
    data: { ...item, choices: Object(item.choices), parts: Object(item.parts), alloyId: unfit.id },
  });
}

const PLACE = { company: 'Company', line2: 'Floor 2', phone: '+1 212 555 0101' };

/** A finished bench stage besides the current one. */
async function fillBench({ db, luna, matrixActors }: World): Promise<void> {
  const by = matrixActors.people.production.userId ?? 0;
  const now = new Date();
  await db.benchEntry.create({
    data: {
      jobOrderId: localId('JobOrder', luna.benchJobId) ?? 0,
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
}

/** A deposit on the sales order, and a shipment of one of its two pieces. */
async function fillSalesOrder({ db, shop, samples, luna }: World): Promise<void> {
  const id = encodeGlobalId('SalesOrder', luna.salesOrderId);
  const line = await db.salesOrderLine.findFirstOrThrow({
    where: { salesOrderId: luna.salesOrderId },
    select: { id: true, jobOrderId: true },
  });
  await act(shop.sales, 'recordDeposit', { id, amount: '10.00', method: 'CASH', reference: SOLD });
  await finishJob(shop, encodeGlobalId('JobOrder', line.jobOrderId ?? 0));
  await act(shop.sales, 'createShipment', {
    id,
    lines: [{ lineId: encodeGlobalId('SalesOrderLine', line.id), quantity: 1 }],
    trackingNumber: '1Z999AA10123456784',
    note: SOLD,
    shippingMethodId: samples.shippingMethodId,
  });
}

/** Optional data of the holder's price quotes, and of a guest's. */
async function fillQuotes(
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
  await fillDrift(world);
  await fillApproval(world);
}

/** An offer beyond the limits, whose approval was refused and requested again. */
async function fillApproval({ db, samples, matrixActors }: World): Promise<void> {
  const { sales, finance } = matrixActors.people;
  const id = await samples.reviewedQuote();
  await db.priceQuoteLine.updateMany({
    where: { version: { priceQuoteId: localId('PriceQuote', id) ?? 0, sentAt: null } },
    data: { unitPrice: '1.00' },
  });
  await moveQuote(sales, id, 'ASK_APPROVAL', { reason: 'A standing order' });
  await moveQuote(finance, id, 'REFUSE_APPROVAL', { reason: 'Too low' });
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

/** A stock variant of the example piece, and a part of it. */
async function fillPiece(db: World['db'], shop: World['shop']): Promise<void> {
  const itemTypeId = shop.pieceId('BAND-1');
  const { alloyId } = await db.itemTypeAlloy.findFirstOrThrow({ where: { itemTypeId } });
  const option = await db.attributeOption.findFirstOrThrow({ where: { code: 'POLISHED' } });
  await db.itemVariant.create({
    data: {
      itemTypeId,
      alloyId,
      code: 'BAND-1-7',
      nameEn: 'Size 7',
      nameFr: 'Taille 7',
      size: '7',
      options: [{ attributeId: option.attributeId, optionId: option.id }],
    },
  });
  const childId = shop.pieceId('PENDANT-1');
  await db.itemTypeSubItem.create({ data: { parentId: itemTypeId, childId, quantity: 1 } });
}

/** A length attribute of the piece, and lines with it and with a separately configured part. */
async function fillConfigurations(db: World['db'], shop: World['shop']): Promise<void> {
  const itemTypeId = shop.pieceId('BAND-1');
  const { attributeId: dependsOnId } = await db.attributeOption.findFirstOrThrow({
    where: { code: 'POLISHED' },
  });
  const { id: attributeId } = await db.attribute.create({
    data: {
      code: 'LENGTH',
      nameEn: 'Length',
      nameFr: 'Longueur',
      kind: 'NUMBER',
      unit: 'cm',
      rank: 9,
      dependsOnId,
    },
  });
  const limits = { minNumber: '38', maxNumber: '60', numberStep: '1', defaultNumber: '45' };
  const childId = shop.pieceId('BAND-PROOF');
  await db.itemTypeAttribute.createMany({
    data: [itemTypeId, childId].map((id) => ({ itemTypeId: id, attributeId, rank: 9, ...limits })),
  });
  await db.itemTypeSubItem.create({ data: { parentId: itemTypeId, childId, quantity: 1, rank: 1 } });
  const { alloy } = await db.itemTypeAlloy.findFirstOrThrow({
    where: { itemTypeId },
    include: { alloy: true },
  });
  const length: ResolvedChoice = {
    attributeId,
    attributeCode: 'LENGTH',
    attributeNameEn: 'Length',
    attributeNameFr: 'Longueur',
    optionId: null,
    valueEn: '45 cm',
    valueFr: '45 cm',
    text: '45',
  };
  const part: ConfiguredPart = {
    itemTypeId: childId,
    code: 'BAND-PROOF',
    nameEn: 'Étoile band',
    nameFr: 'Alliance Étoile',
    alloyId: alloy.id,
    alloyCode: alloy.code,
    alloyNameEn: alloy.nameEn,
    alloyNameFr: alloy.nameFr,
    size: '7',
    choices: [length],
    quantity: 1,
    follows: false,
  };
  const [parts, choices] = [JSON.stringify([part]), JSON.stringify([length])];
  await db.$transaction([
    // Bypasses the triggers that freeze sent quotes.
    db.$queryRaw`SELECT set_config('session_replication_role', 'replica', true)`,
    db.$executeRaw`UPDATE "CartItem" SET "variantCode" = 'BAND-1-7', parts = ${parts}::jsonb, choices = choices || ${choices}::jsonb`,
    db.$executeRaw`UPDATE "PriceQuoteLine" SET "variantCode" = 'BAND-1-7', parts = ${parts}::jsonb, choices = choices || ${choices}::jsonb`,
    db.$executeRaw`UPDATE "JobItem" SET "variantCode" = 'BAND-1-7'`,
    db.$executeRaw`UPDATE "WishListItem" SET parts = ${parts}::jsonb WHERE id = (SELECT max(id) FROM "WishListItem")`,
  ]);
}

/** The holder's settings of the job list, and its shared views, of the holder and of staff. */
async function fillGrid(userId: number, { db, buyer, sales, listView }: World['samples']): Promise<void> {
  const value = { columns: [{ key: 'number', width: 140 }], sort: 'number:asc', pageSize: 20 };
  await db.gridSetting.create({ data: { userId, code: 'JOB_ORDERS', value } });
  await listView(buyer, { isShared: true });
  await listView(sales, { isShared: true });
}

/** A custom order with a picture that awaits its quote, and a group for the holder's customer type. */
async function fillCustomOrders({ db, shop, samples, luna }: World): Promise<void> {
  const { customerTypeId } = await db.customer.findUniqueOrThrow({
    where: { id: shop.luna },
    select: { customerTypeId: true },
  });
  await samples.customOrderTemplate();
  await db.customOrderGroup.create({
    data: {
      nameEn: 'For retailers',
      nameFr: 'Pour les détaillants',
      itemTypes: { create: { itemTypeId: shop.pieceId('BAND-1') } },
      customerTypes: { create: { customerTypeId } },
    },
  });
  await db.customOrder.create({
    data: {
      customerId: shop.luna,
      placedById: shop.buyer.userId ?? 0,
      priceQuoteId: luna.quoteId,
      pictures: { create: { fileId: await samples.file(shop.buyer) } },
    },
  });
}
