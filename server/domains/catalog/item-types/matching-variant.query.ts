import { READ_AS_PLANNED, readRows } from '../../../lists/read-rows.ts';
import { builder } from '../../../schema/builder.ts';
import type { Context } from '../../../schema/context.ts';
import { attributeChoices } from '../../pricing/configuration/attribute-choices.ts';
import { AttributeChoiceInput } from '../../pricing/configuration/configuration.input.ts';
import { variantOf } from '../../pricing/rules/variant-of.ts';
import { cachedPieces } from '../../pricing/sources/cached-price-data.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import { visibleItemTypes } from '../access.ts';
import { ItemVariant, variantOptions } from './item-variant.type.ts';

builder.queryField('matchingVariant', (t) =>
  t.field({
    type: ItemVariant,
    nullable: true,
    description: 'The variant that matches the choices; the most specific one when several match.',
    extensions: READ_AS_PLANNED,
    sample: ({ buyer, configuration: { itemTypeId, attributes } }) => ({
      as: buyer,
      args: { itemTypeId, attributes },
    }),
    args: {
      itemTypeId: t.arg.int({ required: true, description: 'Integer id of the product.' }),
      attributes: t.arg({ type: [AttributeChoiceInput], required: true, description: 'Choices.' }),
      alloyId: t.arg.int({ description: 'Integer id of the chosen alloy.' }),
      size: t.arg({ type: 'Decimal', description: 'Chosen US ring size; else the one among `attributes`.' }),
    },
    resolve: async (_root, { itemTypeId, attributes, alloyId, size }, context, info) => {
      const variants = await readRows(context, 'ItemVariant', {
        info,
        where: { itemTypeId, itemType: { is: visibleItemTypes(context.viewer) } },
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      });
      const piece = await pieceOf(context, attributes.length > 0 ? itemTypeId : null);
      const read = piece && attributeChoices(piece, attributes, 'configuration');
      const ringSize = size ?? read?.size?.value ?? null;
      // Attributes that the piece does not have cannot be part of a variant.
      const unread = attributes.filter(
        ({ attributeId }) =>
          !read?.choices.some((each) => each.attributeId === attributeId) &&
          piece?.attributes.find(({ id }) => id === attributeId)?.kind !== 'SIZE',
      );
      const choices = [...(read?.choices ?? []), ...unread];
      const found = variantOf(
        variants.map((row) => ({ ...row, options: variantOptions(row.options), row })),
        { alloyId: alloyId ?? null, size: ringSize, options: choices },
        piece?.attributes ?? [],
        { mayBeOpen: true },
      );
      return found?.row ?? null;
    },
  }),
);

/** The piece with its attributes, which decide whether a text is an option or a ring size. */
async function pieceOf({ db, services, now }: Context, itemTypeId: number | null): Promise<Piece | null> {
  if (itemTypeId === null) return null;
  return (await cachedPieces(db, services.changes, [itemTypeId], now)).get(itemTypeId) ?? null;
}
