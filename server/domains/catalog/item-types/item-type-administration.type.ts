import { builder } from '../../../schema/builder.ts';
import { managesCatalogue } from '../access.ts';
import { ProductCategory } from '../categories/product-category.type.ts';
import { ItemType } from './item-type.type.ts';

builder.prismaObjectFields(ItemType, (t) => ({
  isActive: t.exposeBoolean('isActive', {
    description: 'Active: still made. Inactive item types are kept for existing orders.',
  }),
  isPartOnly: t.exposeBoolean('isPartOnly', {
    description: 'Sold only together with another piece: it is in no category.',
  }),
  shownInCatalog: t.exposeBoolean('shownInCatalog', { description: 'Shown in the catalogue.' }),
  descriptionEn: t.exposeString('descriptionEn', { description: 'English description.' }),
  descriptionFr: t.exposeString('descriptionFr', { description: 'French description.' }),
  surfaceArea: t.expose('surfaceArea', {
    type: 'Decimal',
    nullable: true,
    description: 'Surface in cm² for treatments charged by area, for every size; null: not known.',
  }),
  attributeCount: t.int({
    description: 'Number of attributes that it offers.',
    select: { attributes: { select: { id: true } } },
    resolve: ({ attributes }) => attributes.length,
  }),
  variantCount: t.int({
    description: 'Number of variants.',
    select: { variants: { select: { id: true } } },
    resolve: ({ variants }) => variants.length,
  }),
  allCategories: t.field({
    type: [ProductCategory],
    description:
      'Categories that contain it, including hidden ones; for staff who maintain the catalogue, and empty for others.',
    select: (_args, { viewer }, nested) => ({
      categories: {
        ...(managesCatalogue(viewer) ? {} : { where: { categoryId: { in: [] } } }),
        orderBy: [{ rank: 'asc' }, { categoryId: 'asc' }],
        select: { category: nested(true) },
      },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
}));
