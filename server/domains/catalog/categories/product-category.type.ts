import { nodeKey } from '../../../lib/global-id.ts';
import { builder } from '../../../schema/builder.ts';
import { localised } from '../../../schema/context.ts';
import { visibleCategories } from '../access.ts';
import { categoryPictureUrl } from '../pictures/picture-urls.ts';
import { productCountOf } from './category-counts.ts';
import { COVER_WIDTH, imagesOf, ProductCategoryImage } from './category-image.type.ts';
import { breadcrumbOf } from './category-tree.ts';

/** A category of the catalogue tree. */
export const ProductCategory = builder.prismaNode('ProductCategory', {
  description: 'A node of the catalogue tree.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleCategories(viewer) }),
  nullable: true,
  sample: ({ buyer }) => ({ as: buyer, id: 1, hiddenFrom: null }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    code: t.exposeString('code', { description: 'Stable code, used in storefront URLs.' }),
    name: t.string({
      description: 'Name in the language of the request.',
      resolve: (category, _args, context) => localised(context, category),
    }),
    nameEn: t.exposeString('nameEn', { description: 'English name.' }),
    nameFr: t.exposeString('nameFr', { description: 'French name.' }),
    description: t.string({
      description: 'Short description in the language of the request.',
      resolve: ({ descriptionEn, descriptionFr }, _args, context) =>
        localised(context, { nameEn: descriptionEn, nameFr: descriptionFr }),
    }),
    isShown: t.exposeBoolean('shown', { description: 'Shown in menus.' }),
    rank: t.exposeInt('rank', { description: 'Order among its siblings.' }),
    version: t.exposeInt('version', { description: 'Version, incremented by every change.' }),
    parent: t.relation('parent', { nullable: true, description: 'The category above; null for roots.' }),
    children: t.relation('children', {
      description: 'Categories right below, in order.',
      query: (_args, { viewer }) => ({
        where: visibleCategories(viewer),
        orderBy: [{ rank: 'asc' }, { id: 'asc' }],
      }),
    }),
    imageUrl: t.string({
      description: 'Address of the cover picture: the large image, else a drawing.',
      resolve: (category) => categoryPictureUrl(category, COVER_WIDTH),
    }),
    images: t.field({
      type: [ProductCategoryImage],
      description: 'Cover image (a drawing when no large image was uploaded) and the other images.',
      resolve: imagesOf,
    }),
    productCount: t.int({
      description: 'Shown products in this category and below.',
      resolve: ({ id }, _args, context) => productCountOf(context, id),
    }),
  }),
});

builder.prismaObjectField(ProductCategory, 'breadcrumb', (t) =>
  t.field({
    type: [ProductCategory],
    description: 'Path from the root to this category, itself included.',
    resolve: (category, _args, context) => breadcrumbOf(context, category),
  }),
);
