import { isDeep } from '../../../server/test/depth.ts';
import type { Words } from './page-faults.ts';
import type { VisitRow } from './visit-rows.ts';

/**
 * URLs that every run opens in pseudo texts, one for each kind of page: a visitor's form, the storefront, a piece with
 * its choices, the checkout, a list, a record with its actions, an editable table, a dashboard, and a refused page.
 */
const PSEUDO: ReadonlySet<string> = new Set([
  'visitor /',
  'visitor /shop/WEDDING_BANDS',
  'buyer /backoffice/product/1?size=7',
  'buyer /backoffice/shopping-cart',
  'buyer /backoffice/status-tracking/job-orders?tab=all',
  'administrator /backoffice/financial/invoices/INV-10001',
  'administrator /backoffice/prices',
  'production /backoffice/workshop',
]);

/**
 * The visits of a run by language. `npm test` opens each page once, at the first URL that its route declares: the
 * selection above in pseudo texts, the others alternately in French and English. A deep run makes every visit in all
 * languages, including pages without rows, missing records and other actors.
 */
export function visitsIn(rows: readonly VisitRow[]): Readonly<Record<Words, readonly VisitRow[]>> {
  if (isDeep) return { pseudo: rows, fr: rows, en: rows };
  const pseudo = rows.filter(({ as, at }) => PSEUDO.has(`${as} ${at}`));
  if (pseudo.length < PSEUDO.size) throw new Error('No route declares some of the visits in pseudo words.');
  const opened = new Set(pseudo.map(({ path }) => path));
  const others = rows.filter(({ path, isUnknown }, index) => {
    const isFirst = rows.findIndex((row) => row.path === path) === index;
    return isUnknown || (isFirst && !opened.has(path));
  });
  return {
    pseudo,
    fr: others.filter((_row, index) => index % 2 === 0),
    en: others.filter((_row, index) => index % 2 === 1),
  };
}
