import { type Decimal, type DecimalInput, decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { RingSizeType } from '../../pricing/ring-size.type.ts';
import { usRingSizes } from '../../pricing/rules/ring-size.ts';
import { AttributeOption } from '../attributes/attribute.type.ts';
import { listPictureUrl } from '../pictures/picture-urls.ts';
import { PICTURED, ProductImageType, picturesOf } from '../pictures/product-image.type.ts';

/** Options of a piece's attribute in the attribute's order. Fields with the same selection share one read. */
export const OPTION_ORDER = [{ option: { rank: 'asc' } }, { optionId: 'asc' }] as const;

const OFFERED_OPTIONS = { options: { select: { option: true }, orderBy: [...OPTION_ORDER] } } as const;

/** An alloy that a piece is offered in. */
export const ItemTypeAlloy = builder.prismaObject('ItemTypeAlloy', {
  description: 'An alloy that a product is offered in.',
  fields: (t) => ({
    alloy: t.relation('alloy', { description: 'The alloy.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Default when none is chosen.' }),
    imageUrl: t.string({
      description: 'URL of the main picture of the product in this alloy.',
      select: { alloyId: true, itemType: { select: { id: true, version: true } } },
      resolve: ({ alloyId, itemType }) => listPictureUrl(itemType, alloyId),
    }),
    images: t.field({
      type: [ProductImageType],
      description: 'Pictures of the product in this alloy.',
      select: { alloy: { select: { colour: true } }, itemType: { select: PICTURED } },
      args: { shape: t.arg.string({ description: 'Cut of the centre stone; the default cut when absent.' }) },
      resolve: ({ alloyId, alloy: { colour }, itemType }, { shape }, context) =>
        picturesOf(context, itemType, { alloyId, colour, shape: shape ?? null }),
    }),
  }),
});

type NumberRange = Record<'minNumber' | 'maxNumber' | 'numberStep' | 'defaultNumber', DecimalInput | null>;

const NumberRangeType = builder.objectRef<NumberRange>('NumberRange').implement({
  description: 'Allowed values of a NUMBER attribute on a product.',
  fields: (t) => ({
    min: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Least value.',
      resolve: ({ minNumber }) => minNumber,
    }),
    max: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Greatest value.',
      resolve: ({ maxNumber }) => maxNumber,
    }),
    step: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Step between values, counted from the least.',
      resolve: ({ numberStep }) => numberStep,
    }),
    standard: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Default when none is given.',
      resolve: ({ defaultNumber }) => defaultNumber,
    }),
  }),
});

/** An attribute that a piece offers. */
export const ItemTypeAttribute = builder.prismaObject('ItemTypeAttribute', {
  description: 'An attribute that a product offers.',
  fields: (t) => ({
    attribute: t.relation('attribute', { description: 'The attribute.' }),
    required: t.exposeBoolean('required', { description: 'A choice is required unless there is a default.' }),
    defaultOption: t.field({
      type: AttributeOption,
      nullable: true,
      description: 'Default when none is chosen.',
      select: OFFERED_OPTIONS,
      resolve: ({ defaultOptionId, options }) =>
        options.find(({ option }) => option.id === defaultOptionId)?.option ?? null,
    }),
    numberRange: t.field({
      type: NumberRangeType,
      nullable: true,
      description: 'Allowed values of a NUMBER attribute; null for other attributes.',
      select: {
        minNumber: true,
        maxNumber: true,
        numberStep: true,
        defaultNumber: true,
        attribute: { select: { kind: true } },
      },
      resolve: ({ attribute, ...range }) => (attribute.kind === 'NUMBER' ? range : null),
    }),
    options: t.field({
      type: [AttributeOption],
      description: 'Values offered, in order.',
      select: OFFERED_OPTIONS,
      resolve: ({ options }) => options.map(({ option }) => option),
    }),
  }),
});

/** A part of a set. */
export const SubItem = builder.prismaObject('ItemTypeSubItem', {
  name: 'SubItem',
  description: 'A part of a set, made and priced together with the main piece.',
  fields: (t) => ({
    itemType: t.relation('child', { description: 'The part.' }),
    quantity: t.exposeInt('quantity', { description: 'Quantity per main piece.' }),
  }),
});

/** Stones of the bill of material. */
export const ItemTypeStone = builder.prismaObject('ItemTypeStone', {
  description: 'A group of identical stones of a product.',
  fields: (t) => ({
    position: t.exposeString('position', { description: 'CENTRE or SIDE.' }),
    gem: t.exposeString('gem', { description: 'DIAMOND, SAPPHIRE, …' }),
    shape: t.exposeString('shape', { description: 'ROUND, OVAL, …' }),
    quality: t.exposeString('quality', { description: 'Grade, e.g. "G-VS".' }),
    caratEach: t.field({
      type: 'Decimal',
      description: 'Carat of one stone.',
      resolve: ({ caratEach }) => caratEach,
    }),
    count: t.exposeInt('count', { description: 'How many.' }),
    settingType: t.exposeString('settingType', { description: 'How they are set: PRONG, PAVE, BEZEL, …' }),
  }),
});

/** The sizes of a piece. */
type SizeRange = { min: Decimal; max: Decimal; reference: Decimal };

/** The sizes of a piece from its columns; null if it has no ring size. */
export function sizeRangeOf(piece: {
  minSize: Decimal | null;
  maxSize: Decimal | null;
  refSize: Decimal | null;
}): SizeRange | null {
  const { minSize, maxSize, refSize } = piece;
  if (minSize === null || maxSize === null || refSize === null) return null;
  return { min: decimal(minSize), max: decimal(maxSize), reference: decimal(refSize) };
}

/** Sizes from the smallest to the largest. */
export const SizeRangeType = builder.objectRef<SizeRange>('SizeRange').implement({
  description: 'Ring sizes that a product is made in.',
  fields: (t) => ({
    min: t.field({ type: 'Decimal', description: 'Smallest US size.', resolve: ({ min }) => min }),
    max: t.field({ type: 'Decimal', description: 'Largest US size.', resolve: ({ max }) => max }),
    reference: t.field({
      type: 'Decimal',
      description: 'US size of the reference piece; the default for clients.',
      resolve: ({ reference }) => reference,
    }),
    sizes: t.field({
      type: [RingSizeType],
      description: 'Every size between them.',
      resolve: ({ min, max }) => usRingSizes(min.toNumber(), max.toNumber()),
    }),
  }),
});
