import { z } from 'zod';
import { encodeGlobalId } from '../../../lib/global-id.ts';
import { amountText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { seesCatalogPrices } from '../../pricing/access.ts';
import { unitPriceFor } from '../../pricing/calculation/unit-price-for.ts';
import { AttributeOption } from '../attributes/attribute.type.ts';

const optionsSchema = z.array(z.object({ attributeId: z.int(), optionId: z.int() }));

/** Parses the options column of a variant. */
export function variantOptions(json: unknown): { attributeId: number; optionId: number }[] {
  return optionsSchema.parse(json);
}

/** A named combination of metal, size and options. */
export const ItemVariant = builder.prismaObject('ItemVariant', {
  description: 'A named combination of metal, size and options with its own code.',
  fields: (t) => ({
    id: t.id({ description: 'Opaque id.', resolve: ({ id }) => encodeGlobalId('ItemVariant', id) }),
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Code.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (variant, _args, context) => localised(context, variant),
    }),
    alloy: t.relation('alloy', { description: 'Its alloy.' }),
    size: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Its US ring size; null: as chosen.',
      resolve: ({ size }) => size,
    }),
    options: t.field({
      type: [AttributeOption],
      description: 'Its options.',
      select: {
        itemType: { select: { attributes: { select: { options: { select: { option: true } } } } } },
      },
      resolve: ({ options, itemType }) => {
        const chosen = new Set(variantOptions(options).map(({ optionId }) => optionId));
        const offered = itemType.attributes.flatMap((attribute) =>
          attribute.options.map(({ option }) => option),
        );
        return offered.filter(({ id }) => chosen.has(id));
      },
    }),
    price: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Unit price for the viewer’s customer, at the reference size unless it has its own.',
      select: { itemType: { select: { refSize: true } } },
      resolve: async (variant, _args, context) => {
        if (!(await seesCatalogPrices(context))) return null;
        const price = await unitPriceFor(context, {
          itemTypeId: variant.itemTypeId,
          alloyId: variant.alloyId,
          size: variant.size ?? variant.itemType.refSize,
          attributes: variantOptions(variant.options),
        });
        return amountText(price);
      },
    }),
  }),
});
