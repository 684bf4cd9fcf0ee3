import { InvalidInputError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CATEGORIES_EDIT } from '../access.ts';
import { ItemType } from '../item-types/item-type.type.ts';
import { editedPiece } from './edited-piece.ts';
import { samplePhoto } from './sample-photo.ts';

mutation('sortProductPhotos', {
  description:
    'Changes the order of the photos of a product; the first photo of a metal and cut is used in lists.',
  permission: CATEGORIES_EDIT,
  audit: { action: 'PRODUCT_PHOTOS_SORTED', entityType: 'ItemType' },
  repeat: 'naturally repeatable: the same order again',
  budget: 7,
  input: (t) => ({
    productId: t.id({ required: true, description: 'Product.' }),
    photoIds: t.intList({
      required: true,
      description: 'All photos of the product (integer ids), in order.',
    }),
  }),
  resolve: async ({ productId, photoIds }, context, writes) => {
    const itemTypeId = rowKey('ItemType', productId);
    await writes.transaction(async (tx, record) => {
      const piece = await editedPiece(tx, context, itemTypeId);
      const photos = await tx.itemTypePhoto.findMany({ where: { itemTypeId }, select: { id: true } });
      const wanted = new Set(photoIds);
      const isWhole = wanted.size === photoIds.length && photos.length === photoIds.length;
      if (!isWhole || !photos.every(({ id }) => wanted.has(id)))
        throw InvalidInputError.of('photoIds', 'UNKNOWN', 'All photos of the product, each once.');
      await tx.$executeRaw`
        UPDATE "ItemTypePhoto" photo SET rank = sorted.place - 1
        FROM unnest(${photoIds}::int[]) WITH ORDINALITY sorted(id, place)
        WHERE photo.id = sorted.id AND photo."itemTypeId" = ${itemTypeId}`;
      record({ entityId: itemTypeId, data: { code: piece.code, photoIds } });
    });
    return { itemTypeId };
  },
  success: (t) => ({
    product: t.prismaField({
      type: ItemType,
      description: 'The product with its photos.',
      resolve: (query, { itemTypeId }, _args, context) =>
        changedRow(context, 'ItemType', { ...query, where: { id: itemTypeId } }),
    }),
  }),
  sample: async (world) => {
    const { itemTypeId } = await samplePhoto(world);
    const photos = await world.db.itemTypePhoto.findMany({ where: { itemTypeId }, orderBy: { id: 'desc' } });
    const photoIds = photos.map(({ id }) => id);
    return { as: world.caller(world.admin), input: { productId: btoa(`ItemType:${itemTypeId}`), photoIds } };
  },
});
