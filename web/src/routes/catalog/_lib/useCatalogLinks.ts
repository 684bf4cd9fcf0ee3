import { useLocation } from 'react-router';
import { links } from '../../../links.ts';

/** URLs of the catalogue in the storefront or back office. */
type CatalogLinks = {
  readonly isShop: boolean;
  readonly home: string;
  readonly category: (category: { readonly code: string; readonly databaseId: number }) => string;
  readonly product: (product: { readonly code: string; readonly databaseId: number }) => string;
};

const SHOP: CatalogLinks = {
  isShop: true,
  home: links.shop(),
  category: ({ code }) => links.shopCategory(code),
  product: ({ code }) => links.shopProduct(code),
};

const BACKOFFICE: CatalogLinks = {
  isShop: false,
  home: links.catalog(),
  category: ({ databaseId }) => links.catalogProducts(databaseId),
  product: ({ databaseId }) => links.product(databaseId),
};

/** The storefront or the back office, depending on the URL. */
export function useCatalogLinks(): CatalogLinks {
  return useLocation().pathname.startsWith(`${links.catalog()}`) ? BACKOFFICE : SHOP;
}
