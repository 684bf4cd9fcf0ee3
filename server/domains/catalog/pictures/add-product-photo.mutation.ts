import { InvalidInputError } from '../../../errors/errors.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { rowKey } from '../../../schema/row-key.ts';
import { ownFiles } from '../../media/own-files.ts';
import { SHAPE_CODES } from '../../pricing/sources/stone-names.ts';
import { CATEGORIES_EDIT } from '../access.ts';
import { ItemType } from '../item-types/item-type.type.ts';
import { alloyColours } from './alloy-colours.ts';
import { editedPiece } from './edited-piece.ts';

/** Maximum number of photos of one piece. */
const MAX_PHOTOS = 60;

mutation('addProductPhoto', {
  description:
    'Adds an uploaded photo to a product, after its existing ones; for all metals and cuts, or for one.',
  permission: CATEGORIES_EDIT,
  audit: { action: 'PRODUCT_PHOTO_ADDED', entityType: 'ItemType' },
  repeat: 'keyed',
  budget: 9,
  input: (t) => ({
    productId: t.id({ required: true, description: 'Product.' }),
    fileId: t.int({ required: true, description: 'A picture that the caller uploaded.' }),
    metalColour: t.string({
      description: 'Colour of the alloys that the picture shows; absent: all colours.',
    }),
    shape: t.string({ description: 'Cut of the centre stone that the picture shows; absent: all cuts.' }),
  }),
  resolve: async ({ productId, fileId, metalColour = null, shape = null }, context, writes) => {
    const itemTypeId = rowKey('ItemType', productId);
    if (metalColour !== null && ![...(await alloyColours(context)).values()].includes(metalColour))
      throw InvalidInputError.of('metalColour', 'UNKNOWN', 'No alloy has this colour.');
    if (shape !== null && !SHAPE_CODES.includes(shape))
      throw InvalidInputError.of('shape', 'UNKNOWN', 'No such cut.');
    return writes.once({
      request: { itemTypeId, fileId, metalColour, shape },
      work: async (tx, record) => {
        const piece = await editedPiece(tx, context, itemTypeId);
        await ownFiles(tx, context.viewer, [fileId], () => 'fileId');
        const rank = await tx.itemTypePhoto.count({ where: { itemTypeId } });
        if (rank >= MAX_PHOTOS)
          throw InvalidInputError.of('fileId', 'TOO_MANY', `At most ${MAX_PHOTOS} photos of a product.`);
        await tx.itemTypePhoto.create({
          data: { itemTypeId, fileId, metalColour, shape, rank },
          select: { id: true },
        });
        record({ entityId: itemTypeId, data: { code: piece.code, fileId, metalColour, shape } });
        return { itemTypeId };
      },
    });
  },
  success: (t) => ({
    product: t.prismaField({
      type: ItemType,
      description: 'The product with its photos.',
      resolve: (query, { itemTypeId }, _args, context) =>
        changedRow(context, 'ItemType', { ...query, where: { id: itemTypeId } }),
    }),
  }),
  sample: async ({ caller, admin, configuration, file, foreign }) => {
    const as = caller(admin);
    const input = {
      productId: btoa(`ItemType:${configuration.itemTypeId}`),
      fileId: await file(as),
      metalColour: 'YELLOW',
      shape: 'ROUND',
    };
    return { as, input, foreign: { 'input.fileId': foreign.fileId } };
  },
});
