import type { ProductFilter, ProductOrder } from '../__generated__/CategoryPageQuery.graphql.ts';
import type { CatalogSort, CatalogView } from './catalog-view.ts';

const ORDERS: Record<CatalogSort, ProductOrder> = {
  recommended: { field: 'RANK', direction: 'ASC' },
  price: { field: 'PRICE', direction: 'ASC' },
  '-price': { field: 'PRICE', direction: 'DESC' },
  newest: { field: 'NEWEST', direction: 'DESC' },
  name: { field: 'NAME', direction: 'ASC' },
};

/** Variables of a list of products: the view of the address within a category, or over all. */
export function productVariables(
  view: CatalogView,
  category: Pick<ProductFilter, 'categoryCode' | 'categoryId'> = {},
): { filter: ProductFilter; orderBy: ProductOrder } {
  return {
    filter: {
      ...category,
      alloyIds: view.alloyIds.length > 0 ? view.alloyIds : null,
      attributes: view.attributes.length > 0 ? view.attributes : null,
      minPrice: view.minPrice,
      maxPrice: view.maxPrice,
      search: view.search || null,
    },
    orderBy: ORDERS[view.sort],
  };
}
