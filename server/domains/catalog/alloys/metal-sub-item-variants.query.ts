import { READ_AS_PLANNED } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import { SHOWN_ITEM_TYPE } from '../access.ts';
import { ItemType } from '../item-types/item-type.type.ts';
import { ItemVariant } from '../item-types/item-variant.type.ts';

/** Maximum number of variants and of parts in the result for one metal. */
const MAX = 200;

const MetalSubItemVariantsType = builder.objectRef<{ alloyId: number }>('MetalSubItemVariants').implement({
  description: 'Catalogue entries of one metal: named variants and parts of sets.',
  fields: (t) => ({
    variants: t.prismaField({
      type: [ItemVariant],
      extensions: READ_AS_PLANNED,
      description: 'Variants in the metal, 200 at most.',
      resolve: (query, { alloyId }, _args, { db }) =>
        db.itemVariant.findMany({
          ...query,
          where: { alloyId, itemType: { is: SHOWN_ITEM_TYPE } },
          orderBy: [{ itemTypeId: 'asc' }, { rank: 'asc' }, { id: 'asc' }],
          take: MAX,
        }),
    }),
    subItems: t.prismaField({
      type: [ItemType],
      extensions: READ_AS_PLANNED,
      description: 'Parts of sets that are offered in the metal, 200 at most.',
      resolve: (query, { alloyId }, _args, { db }) =>
        db.itemType.findMany({
          ...query,
          where: {
            ...SHOWN_ITEM_TYPE,
            alloys: { some: { alloyId } },
            parentItems: { some: { parent: SHOWN_ITEM_TYPE } },
          },
          orderBy: [{ code: 'asc' }, { id: 'asc' }],
          take: MAX,
        }),
    }),
  }),
});

builder.queryField('metalSubItemVariants', (t) =>
  t.field({
    type: MetalSubItemVariantsType,
    nullable: true,
    description: 'Catalogue entries of a metal; null for an unknown metal.',
    budget: 3,
    sample: ({ buyer }) => ({ as: buyer, args: { alloyId: 1 } }),
    args: { alloyId: t.arg.int({ required: true, description: 'Integer id of the alloy.' }) },
    resolve: (_root, { alloyId }, { db }) =>
      db.alloy
        .findUnique({ where: { id: alloyId }, select: { id: true } })
        .then((alloy) => alloy && { alloyId: alloy.id }),
  }),
);
