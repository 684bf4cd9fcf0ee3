import { builder } from '../../../schema/builder.ts';
import { visibleItemTypes } from '../access.ts';
import { namedBy } from '../named-by.ts';
import { PICTURED, ProductImageType, picturesOf } from './product-image.type.ts';

builder.queryField('productImages', (t) =>
  t.field({
    type: [ProductImageType],
    description: 'Pictures of a product in the metal of an alloy; none for an unknown product.',
    sample: ({ buyer }) => ({ as: buyer, args: { code: 'BAND-1' } }),
    args: {
      code: t.arg.string({ required: true, description: 'Code of the product.' }),
      alloyId: t.arg.int({ description: 'Integer id of the alloy; its default one when absent.' }),
    },
    resolve: async (_root, { code, alloyId }, context) => {
      const { db, viewer } = context;
      const piece = await db.itemType.findFirst({
        where: { ...namedBy({ code }), AND: visibleItemTypes(viewer) },
        select: PICTURED,
      });
      return piece ? picturesOf(context, piece, { alloyId: alloyId ?? null }) : [];
    },
  }),
);
