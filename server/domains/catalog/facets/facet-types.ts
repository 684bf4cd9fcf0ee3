import type {
  Alloy as AlloyRow,
  ProductCategory as CategoryRow,
} from '../../../database/generated/client.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { RingSizeType } from '../../pricing/ring-size.type.ts';
import type { UsRingSize } from '../../pricing/rules/ring-size.ts';
import { shapeNames } from '../../pricing/sources/stone-names.ts';
import { karatName } from './rules/karats.ts';
import type { Band } from './rules/measure-bands.ts';

const COUNTED = 'Number of products in the list with this value, given the choices in other facets.';

type Counted = { productCount: number };
export type CountedAlloy = Counted & { alloy: AlloyRow };
export type CountedCategory = Counted & { category: CategoryRow };
export type CountedSize = Counted & { size: UsRingSize };
export type CountedBand = Counted & { band: Band };
export type CountedKarat = Counted & { mark: string };
export type CountedShape = Counted & { code: string };

/** An alloy in a filter. */
export const FilterAlloy = builder.objectRef<CountedAlloy>('FilterAlloy').implement({
  description: 'An alloy of a filter.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Integer id, for `alloyIds`.', resolve: ({ alloy }) => alloy.id }),
    code: t.string({ description: 'Stable code.', resolve: ({ alloy }) => alloy.code }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: ({ alloy }, _args, context) => localised(context, alloy),
    }),
    productCount: t.exposeInt('productCount', { description: COUNTED }),
  }),
});

/** A karat or fineness in a filter. */
export const FilterKarat = builder.objectRef<CountedKarat>('FilterKarat').implement({
  description: 'The mark of alloys in a filter.',
  fields: (t) => ({
    mark: t.exposeString('mark', {
      description: 'As printed on the piece, `14K`, `Pt950`, …, for `karats`.',
    }),
    name: t.string({
      description: 'Display name in the language of the request.',
      resolve: ({ mark }, _args, { language }) => karatName(mark, language),
    }),
    productCount: t.exposeInt('productCount', { description: COUNTED }),
  }),
});

/** A category in a filter. */
export const FilterCategory = builder.objectRef<CountedCategory>('FilterCategory').implement({
  description: 'A category of a filter.',
  fields: (t) => ({
    databaseId: t.int({
      description: 'Integer id, for `categoryIds`.',
      resolve: ({ category }) => category.id,
    }),
    code: t.string({ description: 'Stable code.', resolve: ({ category }) => category.code }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: ({ category }, _args, context) => localised(context, category),
    }),
    productCount: t.exposeInt('productCount', { description: COUNTED }),
  }),
});

/** A ring size in a filter. */
export const FilterSize = builder.objectRef<CountedSize>('FilterSize').implement({
  description: 'A ring size of a filter.',
  fields: (t) => ({
    size: t.field({
      type: RingSizeType,
      description: 'The size; its US number is for `sizes`.',
      resolve: ({ size }) => size,
    }),
    productCount: t.exposeInt('productCount', { description: COUNTED }),
  }),
});

/** A range of a measure or an amount in a filter. */
export const FilterRange = builder.objectRef<CountedBand>('FilterRange').implement({
  description: 'A range of a measure or an amount in a filter, as `RangeInput` takes it.',
  fields: (t) => ({
    from: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Lower limit, inclusive; null: no limit.',
      resolve: ({ band }) => band.from,
    }),
    below: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Upper limit, exclusive; null: no limit.',
      resolve: ({ band }) => band.below,
    }),
    productCount: t.exposeInt('productCount', { description: COUNTED }),
  }),
});

/** A cut of the centre stone in a filter. */
export const FilterShape = builder.objectRef<CountedShape>('FilterShape').implement({
  description: 'A cut of the centre stone in a filter.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ROUND, OVAL, …, for `shapes`.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: ({ code }, _args, context) => localised(context, shapeNames(code)),
    }),
    productCount: t.exposeInt('productCount', { description: COUNTED }),
  }),
});
