import { randomUUID } from 'node:crypto';
import { encodeGlobalId, localId } from '../../lib/global-id.ts';
import type { Actor } from '../actors.ts';
import { type Shop, workedExample } from '../shop.ts';

/** A custom order that became a stock line. */
export async function stockCustomOrder({ db }: Shop, lineId: number): Promise<void> {
  const { jobOrder } = await db.salesOrderLine.findUniqueOrThrow({
    where: { id: lineId },
    select: { jobOrder: { select: { id: true, customerId: true, placedById: true, itemTypeId: true } } },
  });
  const { id: jobOrderId, ...columns } = jobOrder;
  await db.customOrder.create({ data: { ...columns, jobOrderId }, select: { id: true } });
}

/** A group with the piece of the worked example, for all customers. Returns its global id. */
export async function newCustomOrderGroup(shop: Shop): Promise<string> {
  const { itemTypeId } = workedExample(shop);
  const name = randomUUID();
  const { id } = await shop.db.customOrderGroup.create({
    data: { nameEn: name, nameFr: name, itemTypes: { create: { itemTypeId } } },
    select: { id: true },
  });
  return encodeGlobalId('CustomOrderGroup', id);
}

/** A template of that piece below a kind of work. Returns its global id. */
export async function newCustomOrderTemplate(shop: Shop): Promise<string> {
  await newCustomOrderGroup(shop);
  const { itemTypeId } = workedExample(shop);
  const code = randomUUID().toUpperCase();
  const texts = {
    nameEn: 'Rings',
    nameFr: 'Bagues',
    descriptionEn: 'From a sketch.',
    descriptionFr: 'D’après un croquis.',
  };
  const { id } = await shop.db.customOrderTemplate.create({
    data: {
      ...texts,
      code,
      itemType: { connect: { id: itemTypeId } },
      parent: {
        create: { ...texts, code: `ALL-${code}`, pictureItemType: { connect: { id: itemTypeId } } },
      },
    },
    select: { id: true },
  });
  return encodeGlobalId('CustomOrderTemplate', id);
}

/** A picture whose bytes are never read. */
const LOOKS = { mimeType: 'image/png', size: 1, width: 1, height: 1, originalName: 'sketch.png' };

/**
 * A custom order of a user that became a job like their last one, and has the same search terms. Returns its integer
 * id.
 */
export async function newCustomOrder(shop: Shop, by: Actor): Promise<number> {
  const { db } = shop;
  const placedById = by.userId ?? 0;
  const last = await db.jobOrder.findFirstOrThrow({
    where: { placedById },
    include: { searchTerms: { select: { term: true } } },
    orderBy: { id: 'desc' },
  });
  const { id: _id, remadeFromId: _remade, searchTerms, ...columns } = last;
  const { customerId, itemTypeId } = columns;
  const number = `JO-${randomUUID()}`;
  const { id } = await db.customOrder.create({
    data: {
      customer: { connect: { id: customerId } },
      placedBy: { connect: { id: placedById } },
      itemType: { connect: { id: itemTypeId } },
      template: { connect: { id: localId('CustomOrderTemplate', await newCustomOrderTemplate(shop)) ?? 0 } },
      jobOrder: {
        connect: await db.jobOrder.create({
          data: {
            ...columns,
            number,
            searchTerms: { createMany: { data: searchTerms, skipDuplicates: true } },
          },
          select: { id: true },
        }),
      },
      pictures: {
        create: { file: { create: { ...LOOKS, digest: number, customerId, uploadedById: placedById } } },
      },
    },
    select: { id: true },
  });
  return id;
}
