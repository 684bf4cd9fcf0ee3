import { builder } from '../../../schema/builder.ts';
import { RingSizeType, ringSizeOfColumn } from '../../pricing/ring-size.type.ts';
import { usRingSizes } from '../../pricing/rules/ring-size.ts';
import { visibleItemTypes } from '../access.ts';

builder.queryField('ringSizes', (t) =>
  t.field({
    type: [RingSizeType],
    description: 'All ring sizes; with a product, the sizes it is made in (empty when it has no size).',
    sample: ({ buyer, configuration }) => ({ as: buyer, args: { itemTypeId: configuration.itemTypeId } }),
    args: { itemTypeId: t.arg.int({ description: 'Integer id of a product.' }) },
    resolve: async (_root, { itemTypeId }, { db, viewer }) => {
      if (itemTypeId == null) return usRingSizes();
      const piece = await db.itemType.findFirst({
        where: { id: itemTypeId, AND: visibleItemTypes(viewer) },
        select: { minSize: true, maxSize: true },
      });
      const [smallest, largest] = [
        ringSizeOfColumn(piece?.minSize ?? null),
        ringSizeOfColumn(piece?.maxSize ?? null),
      ];
      return smallest === null || largest === null ? [] : usRingSizes(smallest, largest);
    },
  }),
);
