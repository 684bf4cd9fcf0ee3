import { nodeKey } from '../../../lib/global-id.ts';
import { amountText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { seesCatalogPrices } from '../../pricing/access.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { CATEGORIES_VIEW, SHOWN_CATEGORY, visibleItemTypes } from '../access.ts';
import { ProductCategory } from '../categories/product-category.type.ts';
import { listPictureUrl } from '../pictures/picture-urls.ts';
import { PICTURED, ProductImageType, picturesOf } from '../pictures/product-image.type.ts';
import { type AlloyChoice, ofChosenAlloys, onlyOfChosenAlloys } from '../products/chosen-alloys.ts';
import { SizeRangeType, sizeRangeOf } from './item-type-parts.type.ts';

type ArgBuilder = Pick<PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, object>, 'arg'>;

/** Sort order of the alloys of a piece. */
const ALLOY_ORDER = [{ rank: 'asc' as const }, { alloyId: 'asc' as const }];

/** The first offer of a piece in an alloy of the list's filter. */
function chosenOffer(choice: AlloyChoice) {
  return { where: onlyOfChosenAlloys(choice), orderBy: ALLOY_ORDER, take: 1 };
}

/** The alloys in the filter of a list. */
function alloyChoiceArgs({ arg }: ArgBuilder) {
  return {
    alloyIds: arg.intList({ description: 'Any of these alloys (integer ids); absent or empty: all.' }),
    karats: arg.stringList({ description: 'Any alloy with one of these marks; absent or empty: all.' }),
  };
}

const ListOffer = builder.objectRef<{ alloyCode: string | null; imageUrl: string }>('ListOffer').implement({
  description: 'The alloy and picture in which a list shows a product.',
  fields: (t) => ({
    alloyCode: t.exposeString('alloyCode', {
      nullable: true,
      description:
        'Code of the first chosen alloy that the product is offered in; null when no alloy is chosen or it is offered in none of them.',
    }),
    imageUrl: t.exposeString('imageUrl', {
      description: 'URL of the main picture in this alloy, else in the default alloy of the product.',
    }),
  }),
});

/** A made-to-order piece. Lists show only its own columns; each field names those that it reads. */
export const ItemType = builder.prismaNode('ItemType', {
  description: 'A made-to-order product of the catalogue.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleItemTypes(viewer) }),
  nullable: true,
  sample: ({ buyer, configuration }) => ({ as: buyer, id: configuration.itemTypeId, hiddenFrom: null }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id, for `configuration.itemTypeId`.' }),
    code: t.exposeString('code', { description: 'Stable code, used in storefront URLs.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      select: { nameEn: true, nameFr: true },
      resolve: (piece, _args, context) => localised(context, piece),
    }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    description: t.string({
      description: 'Short description in the language of the request.',
      select: { descriptionEn: true, descriptionFr: true },
      resolve: ({ descriptionEn, descriptionFr }, _args, context) =>
        localised(context, { nameEn: descriptionEn, nameFr: descriptionFr }),
    }),
    itemGroup: t.relation('itemGroup', { description: 'Product group.' }),
    categories: t.field({
      type: [ProductCategory],
      description: 'Categories that it is shown in.',
      select: (_args, _context, nested) => ({
        categories: {
          where: { category: { is: SHOWN_CATEGORY } },
          orderBy: [{ rank: 'asc' }, { categoryId: 'asc' }],
          select: { category: nested(true) },
        },
      }),
      resolve: ({ categories }) => categories.map(({ category }) => category),
    }),
    featured: t.exposeBoolean('featured', { description: 'Shown on the storefront’s home page.' }),
    pricingMode: t.exposeString('pricingMode', {
      description: 'When the price is fixed: FIXED, ESTIMATED_WEIGHT or MARKET_AT_SHIP.',
    }),
    quoteRequired: t.exposeBoolean('quoteRequired', { description: 'Price on request only.' }),
    acceptsOwnMetal: t.exposeBoolean('acceptsOwnMetal', {
      description: 'Can be made of the customer’s own metal (`configuration.ownMetal`).',
    }),
    isStock: t.exposeBoolean('isStock', {
      description: 'Stock item: it ships as soon as its order is confirmed, without a job order.',
    }),
    requiresProof: t.exposeBoolean('requiresProof', {
      description: 'Made only after the customer approved a proof.',
    }),
    leadDays: t.exposeInt('leadDays', {
      description: 'Business days from order to promised day at standard priority; not used for stock items.',
    }),
    listPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description:
        'Lowest unit price over every size and option and the chosen metals, all where none is chosen, at list terms; null for pieces on request, where it has no price in these metals, and when prices are not shown.',
      args: alloyChoiceArgs(t),
      select: (choice) => ({
        listPrice: true,
        alloyListPrices: {
          where: onlyOfChosenAlloys(choice),
          orderBy: { least: 'asc' },
          take: 1,
          select: { least: true },
        },
      }),
      resolve: async ({ listPrice, alloyListPrices: [inAlloys] }, choice, context) => {
        if (!(await seesCatalogPrices(context))) return null;
        return amountText(ofChosenAlloys(choice) ? (inAlloys?.least ?? null) : listPrice);
      },
    }),
    listPriceVaries: t.exposeBoolean('listPriceVaries', {
      description: 'Some configurations cost more than the list price; clients show it as a “from” price.',
    }),
    currency: t.string({
      description: 'ISO 4217 code of its prices.',
      resolve: async (_piece, _args, context) => (await requestSettings(context)).COMPANY.currency,
    }),
    images: t.field({
      type: [ProductImageType],
      description: 'Pictures, in the metal of an alloy.',
      args: {
        alloyId: t.arg.int({ description: 'Integer id of the alloy; its default one when absent.' }),
        shape: t.arg.string({ description: 'Cut of the centre stone; the default cut when absent.' }),
      },
      select: PICTURED,
      resolve: (piece, { alloyId, shape }, context) =>
        picturesOf(context, piece, { alloyId: alloyId ?? null, shape: shape ?? null }),
    }),
    photos: t.relation('photos', {
      description: 'Uploaded photos of all metals and cuts, for staff who maintain the catalogue.',
      query: (_args, { viewer }) => ({
        where: viewer.isStaff && viewer.can(CATEGORIES_VIEW) ? {} : { id: { in: [] } },
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      }),
    }),
    imageUrl: t.string({
      description: 'Address of the main picture, in the metal of an alloy.',
      select: { version: true },
      args: { alloyId: t.arg.int({ description: 'Integer id of the alloy; its default one when absent.' }) },
      resolve: (piece, { alloyId }) => listPictureUrl(piece, alloyId),
    }),
    listOffer: t.field({
      type: ListOffer,
      description: 'The alloy and picture in which a list filtered by alloys shows it.',
      args: alloyChoiceArgs(t),
      select: (choice) => ({
        version: true,
        alloys: { ...chosenOffer(choice), select: { alloyId: true, alloy: { select: { code: true } } } },
      }),
      resolve: ({ id, version, alloys: [offered] }) => ({
        alloyCode: offered?.alloy.code ?? null,
        imageUrl: listPictureUrl({ id, version }, offered?.alloyId),
      }),
    }),
    listImageUrl: t.string({
      description: 'URL of the main picture for a list filtered by alloys: that of `listOffer`.',
      args: alloyChoiceArgs(t),
      select: (choice) => ({ version: true, alloys: { ...chosenOffer(choice), select: { alloyId: true } } }),
      resolve: ({ id, version, alloys: [offered] }) => listPictureUrl({ id, version }, offered?.alloyId),
    }),
    alloys: t.relation('alloys', {
      description: 'Alloys that it is offered in, in order.',
      query: { orderBy: ALLOY_ORDER },
    }),
    attributes: t.relation('attributes', {
      description: 'Attributes that it offers, in order.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
    sizeRange: t.field({
      type: SizeRangeType,
      nullable: true,
      description: 'Ring sizes that it is made in; null when it has no size.',
      select: { minSize: true, maxSize: true, refSize: true },
      resolve: (piece) => sizeRangeOf(piece),
    }),
    subItems: t.relation('subItems', {
      description: 'Parts of a set.',
      query: { orderBy: [{ rank: 'asc' }, { childId: 'asc' }] },
    }),
    variants: t.relation('variants', {
      description: 'Variants: named combinations with their own codes.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
    stones: t.relation('stones', {
      description: 'Stones of the default configuration.',
      query: { orderBy: [{ rank: 'asc' }, { id: 'asc' }] },
    }),
    version: t.exposeInt('version', { description: 'Version, incremented by every change.' }),
  }),
});
