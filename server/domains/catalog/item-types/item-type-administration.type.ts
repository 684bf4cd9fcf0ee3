import { builder } from '../../../schema/builder.ts';
import { keepsCatalogue } from '../access.ts';
import { ProductCategory } from '../categories/product-category.type.ts';
import { ItemType } from './item-type.type.ts';

builder.prismaObjectFields(ItemType, (t) => ({
  isActive: t.exposeBoolean('isActive', {
    description: 'Still made; what no longer is stays for the orders that name it.',
  }),
  isPartOnly: t.exposeBoolean('isPartOnly', {
    description: 'Sold with another piece alone: it stands in no category by itself.',
  }),
  shownInCatalog: t.exposeBoolean('shownInCatalog', { description: 'Shown in the catalogue.' }),
  descriptionEn: t.exposeString('descriptionEn', { description: 'English description.' }),
  descriptionFr: t.exposeString('descriptionFr', { description: 'French description.' }),
  surfaceArea: t.expose('surfaceArea', {
    type: 'Decimal',
    nullable: true,
    description: 'cm² that treatments by area cover, in every size; null: not known.',
  }),
  attributeCount: t.int({
    description: 'How many attributes it offers.',
    select: { attributes: { select: { id: true } } },
    resolve: ({ attributes }) => attributes.length,
  }),
  variantCount: t.int({
    description: 'How many named combinations it has.',
    select: { variants: { select: { id: true } } },
    resolve: ({ variants }) => variants.length,
  }),
  allCategories: t.field({
    type: [ProductCategory],
    description:
      'Categories that it stands in, hidden ones as well; for staff who keep the catalogue, and empty for others.',
    select: (_args, { viewer }, nested) => ({
      categories: {
        ...(keepsCatalogue(viewer) ? {} : { where: { categoryId: { in: [] } } }),
        orderBy: [{ rank: 'asc' }, { categoryId: 'asc' }],
        select: { category: nested(true) },
      },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
}));
