import { InvalidInputError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { CATEGORIES_EDIT } from '../access.ts';
import { ItemType } from '../item-types/item-type.type.ts';
import { editedPiece } from './edited-piece.ts';
import { samplePhoto } from './sample-photo.ts';

mutation('removeProductPhoto', {
  description: 'Removes a photo from a product; the picture stays in the library.',
  permission: CATEGORIES_EDIT,
  audit: { action: 'PRODUCT_PHOTO_REMOVED', entityType: 'ItemType' },
  repeat: 'naturally repeatable: removes once',
  budget: 6,
  input: (t) => ({
    productId: t.id({ required: true, description: 'Product.' }),
    photoId: t.int({ required: true, description: 'Photo of it (integer id).' }),
  }),
  resolve: async ({ productId, photoId }, context, writes) => {
    const itemTypeId = rowKey('ItemType', productId);
    await writes.transaction(async (tx, record) => {
      const piece = await editedPiece(tx, context, itemTypeId);
      const { count } = await tx.itemTypePhoto.deleteMany({ where: { id: photoId, itemTypeId } });
      if (count === 0) throw InvalidInputError.of('photoId', 'UNKNOWN', 'No such photo.');
      record({ entityId: itemTypeId, data: { code: piece.code, photoId } });
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
    const { itemTypeId, id } = await samplePhoto(world);
    return {
      as: world.caller(world.admin),
      input: { productId: btoa(`ItemType:${itemTypeId}`), photoId: id },
    };
  },
});
