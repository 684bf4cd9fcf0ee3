import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type CatalogView, catalogSearch, readCatalogView } from './catalog-view.ts';

/** The view in the address, the address of another view on this page, and how to go there. */
export function useCatalogView() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const to = useCallback((view: CatalogView) => pathname + catalogSearch(view), [pathname]);
  const show = useCallback(
    (view: CatalogView) => void navigate(to(view), { preventScrollReset: true }),
    [navigate, to],
  );
  return { view: readCatalogView(address), to, show };
}
