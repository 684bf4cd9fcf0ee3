import { isDeep } from '../../../server/test/depth.ts';
import type { Words } from './page-faults.ts';
import type { VisitRow } from './visit-rows.ts';

/**
 * Addresses that every run opens in pseudo words: one of each kind of page. The form of a visitor, the storefront, a piece
 * with its choices, the checkout, a list, one thing with its acts, a table to fill in, a dashboard, and what is refused.
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
 * The visits of a run by the words that they are made in. `npm test` opens each page once, at the first address that its
 * route declares: the choice above in pseudo words, the others in French or English, in turn. A deep run makes every visit
 * in all words: also of pages without rows, of things that are none, and as other actors.
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
