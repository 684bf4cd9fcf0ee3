import type { Viewer } from '../../auth/viewer.ts';
import type { Context } from '../../schema/context.ts';
import { requestSettings } from '../settings/read-settings.ts';

/** Permission 1301: see prices and price summaries. */
export const CATALOG_VIEW = 1301;

/** Permission 1303: see rates, loss and markups. */
export const COST_BREAKDOWN_VIEW = 1303;

/** Permissions for invoices; each of them also shows amounts. */
const INVOICE_PERMISSIONS = [1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909];

/** Whether selling amounts are shown to a signed-in viewer (product rules 3). */
export function seesAmounts(viewer: Viewer): boolean {
  return [CATALOG_VIEW, ...INVOICE_PERMISSIONS].some((permission) => viewer.can(permission));
}

/** Whether the summary of a price (metal, stones, labour, finish, adjustment) is shown. */
export function seesSummary(viewer: Viewer): boolean {
  return viewer.can(CATALOG_VIEW);
}

/** Whether the rows behind a price are shown. */
export function seesBreakdown(viewer: Viewer): boolean {
  return viewer.can(COST_BREAKDOWN_VIEW);
}

/** Whether the viewer gets price sheets, which contain all rates: only staff, regardless of roles. */
export function getsSheets(viewer: Viewer): boolean {
  return viewer.isStaff && seesSummary(viewer) && seesBreakdown(viewer);
}

/** Whether catalogue prices are shown: by permission, or to visitors when the storefront shows list prices. */
export async function seesCatalogPrices(context: Context): Promise<boolean> {
  if (context.viewer.isSignedIn) return seesAmounts(context.viewer);
  return (await requestSettings(context)).STOREFRONT_PRICES;
}
