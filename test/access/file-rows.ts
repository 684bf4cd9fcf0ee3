import { getDatamodel } from '../../server/database/generated-prisma-types.ts';
import { localId } from '../../server/lib/global-id.ts';
import type { Actor } from '../../server/test/actors.ts';
import { moveQuote, reviewedQuote } from '../../server/test/orders/quote-steps.ts';
import { wish } from '../../server/test/orders/wish-list.ts';
import { testServices } from '../../server/test/services.ts';
import { add } from '../../server/test/shop.ts';
import { picture } from '../world/picture.ts';
import type { World } from './world.ts';

/** Names of all relations of files, from the data model. */
export const FILE_RELATIONS = Object.values(getDatamodel().datamodel.models['File']?.fields ?? [])
  .filter(({ kind }) => kind === 'object')
  .map(({ name }) => name);

/**
 * Ids of stored pictures by the relation that shows them: each belongs to only one row of Luna's holder. Sales
 * uploaded them without a customer, unless the row requires one.
 */
export async function fileRows(world: World): Promise<Record<string, number>> {
  const { db, shop, luna, matrixActors } = world;
  const { sales } = matrixActors.people;
  const bytes = new Uint8Array(await picture().arrayBuffer());
  await (await testServices()).files.put(DIGEST, bytes);
  const file = async (by: Actor, customerId: number | null = null) => {
    const { id } = await db.file.create({
      data: { ...LOOKS, size: bytes.length, uploadedById: by.userId ?? 0, customerId },
    });
    return id;
  };
  const attached = async (noteId: number) => {
    const fileId = await file(sales);
    await db.noteAttachment.create({ data: { noteId, fileId } });
    return fileId;
  };
  const jobOrderId = luna.job.databaseId;
  const image = await file(sales);
  await db.jobImage.create({ data: { jobOrderId, fileId: image } });
  const proof = await file(sales);
  const serviceType = await db.entityStatus.findFirstOrThrow({
    where: { entityType: 'SERVICE_TYPE', code: 'CAD' },
  });
  await db.jobService.create({ data: { jobOrderId, serviceTypeId: serviceType.id, proofFileId: proof } });
  const page = await file(sales);
  await pagedProof(world, { jobOrderId, serviceTypeId: serviceType.id, fileId: page });
  const drawing = await file(sales);
  const { cartItem: line } = await add(shop.buyer, shop);
  await db.cartItem.update({ where: { id: line.databaseId }, data: { drawingFileId: drawing } });
  const beside = await file(sales);
  await db.linePicture.create({ data: { cartItemId: line.databaseId, fileId: beside } });
  const wished = await file(sales);
  const wishId = localId('WishListItem', await wish(shop.buyer, shop)) ?? 0;
  await db.wishListItem.update({ where: { id: wishId }, data: { drawingFileId: wished } });
  const besideWished = await file(sales);
  await db.linePicture.create({ data: { wishListItemId: wishId, fileId: besideWished } });
  const quoted = await file(sales);
  await db.priceQuoteLine.updateMany({
    where: { version: { priceQuoteId: luna.quoteId, sentAt: null } },
    data: { drawingFileId: quoted },
  });
  const offered = await quotedFile(world, file);
  const photo = await file(sales);
  await db.itemTypePhoto.create({ data: { itemTypeId: shop.pieceId('BAND-1'), fileId: photo } });
  const [large, small, title1, title2] = [
    await file(sales),
    await file(sales),
    await file(sales),
    await file(sales),
  ];
  await db.productCategory.update({
    where: { code: 'PENDANTS' },
    data: { largeImageId: large, smallImageId: small, title1ImageId: title1, title2ImageId: title2 },
  });
  const sketch = await file(sales);
  const { customOrderId } = await customOrderOf(world);
  await db.customOrderPicture.create({ data: { customOrderId, fileId: sketch } });
  const estimated = await file(sales);
  await db.estimatePicture.create({
    data: { estimateId: localId('Estimate', luna.estimateId) ?? 0, fileId: estimated },
  });
  const portrait = await file(sales);
  await db.user.update({ where: { id: shop.buyer.userId ?? 0 }, data: { pictureFileId: portrait } });
  return {
    itemTypePhotos: photo,
    largeOfCategories: large,
    smallOfCategories: small,
    title1OfCategories: title1,
    title2OfCategories: title2,
    uploadedBy: await file(shop.buyer),
    'uploadedBy, for a customer': await file(sales, shop.luna),
    'uploadedBy, staff': await file(sales),
    notes: await attached(luna.shared),
    'notes, internal': await attached(luna.internal),
    jobImages: image,
    proofs: proof,
    pages: page,
    cartItems: drawing,
    linePictures: beside,
    'linePictures, wished': besideWished,
    customOrderPictures: sketch,
    estimates: estimated,
    wishListItems: wished,
    quoteLines: offered,
    'quoteLines, unsent': quoted,
    pictureOf: portrait,
  };
}

/** A custom order that awaits the holder's quote. */
async function customOrderOf({ db, shop, luna }: World): Promise<{ customOrderId: number }> {
  const { id } = await db.customOrder.create({
    data: { customerId: shop.luna, placedById: shop.buyer.userId ?? 0, priceQuoteId: luna.quoteId },
    select: { id: true },
  });
  return { customOrderId: id };
}

/** A drawing in a sent offer. */
async function quotedFile({ db, shop, matrixActors }: World, file: (by: Actor) => Promise<number>) {
  const { sales } = matrixActors.people;
  const [id, fileId] = [await reviewedQuote(shop.buyer, shop), await file(sales)];
  await db.priceQuoteLine.updateMany({
    where: { version: { priceQuoteId: localId('PriceQuote', id) ?? 0, sentAt: null } },
    data: { drawingFileId: fileId },
  });
  await moveQuote(sales, id, 'SEND');
  return fileId;
}

/** A picture in a version of a proof. */
async function pagedProof(
  { db, matrixActors }: World,
  { fileId, ...service }: { jobOrderId: number; serviceTypeId: number; fileId: number },
): Promise<void> {
  const { id: serviceId } = await db.jobService.create({ data: { ...service, revision: 77 } });
  await db.proofVersion.create({
    data: {
      jobOrderId: service.jobOrderId,
      kind: 'ENGRAVING',
      n: 1,
      serviceId,
      total: '1.00',
      currency: 'USD',
      digest: DIGEST,
      publishedById: matrixActors.people.sales.userId ?? 0,
      pages: { create: { page: 1, fileId, digest: DIGEST } },
    },
  });
}

/** Digest of the stored file; files of other tests have none. */
const DIGEST = 'a'.repeat(64);

const LOOKS = { originalName: 'ring.png', mimeType: 'image/png', width: 1, height: 1, digest: DIGEST };
