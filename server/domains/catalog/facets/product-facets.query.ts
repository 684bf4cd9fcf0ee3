import { cachedRows } from '../../../database/changes/cached-rows.ts';
import { listInputs } from '../../../lists/list-inputs.ts';
import { builder } from '../../../schema/builder.ts';
import { seesCatalogPrices } from '../../pricing/access.ts';
import { itemTypeScope } from '../../pricing/own-item-types.ts';
import { FilterAttribute } from '../attributes/filter-attributes.query.ts';
import { searchedTerms } from '../item-types/search-terms.ts';
import { products } from '../products/products.list.ts';
import { similarTerms } from '../products/similar-terms.ts';
import { type Filter, facetConditions } from './facet-conditions.ts';
import {
  FilterAlloy,
  FilterCategory,
  FilterKarat,
  FilterRange,
  FilterShape,
  FilterSize,
} from './facet-types.ts';
import { type Facets, readFacets } from './read-facets.ts';

const ProductFacets = builder
  .objectRef<Facets & { readonly similarWords: readonly string[] }>('ProductFacets')
  .implement({
    description:
      'Facets of a list of products, with the number of products for each choice, given the choices in all other facets.',
    fields: (t) => ({
      productCount: t.exposeInt('productCount', { description: 'Products of the list.' }),
      similarWords: t.stringList({
        description:
          'Search words without an exact match; the list shows products with the most similar words.',
        resolve: ({ similarWords }) => [...similarWords],
      }),
      alloys: t.field({
        type: [FilterAlloy],
        description: 'The alloys of the catalogue, in order.',
        resolve: ({ alloys }) => alloys,
      }),
      karats: t.field({
        type: [FilterKarat],
        description:
          'Marks of the alloys that the products of the list are offered in: gold by its karats, then the others.',
        resolve: ({ karats }) => karats,
      }),
      categories: t.field({
        type: [FilterCategory],
        description:
          'Categories that contain, directly or below them, some but not all products of the list.',
        resolve: ({ categories }) => categories,
      }),
      sizes: t.field({
        type: [FilterSize],
        description: 'Ring sizes that some product of the list is made in.',
        resolve: ({ sizes }) => sizes,
      }),
      centreCarats: t.field({
        type: [FilterRange],
        description: 'Weights of the centre stone in carat, including those that can be chosen.',
        resolve: ({ centreCarats }) => centreCarats,
      }),
      shapes: t.field({
        type: [FilterShape],
        description: 'Cuts of the centre stone, including those that can be chosen.',
        resolve: ({ shapes }) => shapes,
      }),
      thicknesses: t.field({
        type: [FilterRange],
        description: 'Thicknesses of the metal, in mm.',
        resolve: ({ thicknesses }) => thicknesses,
      }),
      listPrices: t.field({
        type: [FilterRange],
        nullable: true,
        description:
          'List prices, in the alloys of the filter where it has some; null where prices are not shown.',
        resolve: async ({ listPrices }, _args, context) =>
          (await seesCatalogPrices(context)) ? listPrices : null,
      }),
      attributes: t.field({
        type: [FilterAttribute],
        description:
          'Attributes with the options that some product of the category, group and search offers.',
        resolve: ({ attributes }) => attributes,
      }),
    }),
  });

builder.queryField('productFacets', (t) =>
  t.field({
    type: ProductFacets,
    description: 'Choices that narrow a list of products, counted beside the filters in force.',
    sample: ({ buyer }) => ({ as: buyer, args: { filter: { search: 'band' } } }),
    args: { ...listInputs(products).filters(t, 'Filter of the list.') },
    resolve: async (_root, args: { filter?: Filter | null }, context) => {
      const filter = args.filter ?? {};
      const conditions = await facetConditions(context, filter);
      const words = searchedTerms(filter.search ?? '');
      const similarWords = words.length > 0 ? [...(await similarTerms(context, words)).keys()] : [];
      if (filter.search || conditions.chosen.length > 0)
        return { ...(await readFacets(context, conditions)), similarWords };
      const facets = await cachedRows(context, ['productFacets', filter, itemTypeScope(context.viewer)], () =>
        readFacets(context, conditions),
      );
      return { ...facets, similarWords };
    },
  }),
);
