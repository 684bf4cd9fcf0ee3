import type { Viewer } from '../../auth/viewer.ts';
import { BOOKS_CLOSE, JOURNAL_VIEW } from '../accounting/access.ts';
import { forAllCustomers, isForAllCustomers } from '../ordering/for-all-customers.ts';

/** Permission 2007: see what differs from the books of gateways, as the journal of our own. */
export const RECONCILIATION_VIEW = JOURNAL_VIEW;

/** Permission 2005: compare the books, and resolve what differs, as they are closed. */
const RECONCILIATION_KEEP = BOOKS_CLOSE;

/** Who compares the books and resolves what differs. */
export const requireReconciling = forAllCustomers(RECONCILIATION_KEEP, RECONCILIATION_VIEW);

/** Whether the viewer may do so. */
export function mayReconcile(viewer: Viewer): boolean {
  return viewer.can(RECONCILIATION_VIEW) && isForAllCustomers(viewer, RECONCILIATION_KEEP);
}

/** Runs and findings that the viewer may read: all of them, or none. */
export function visibleReconciliation(viewer: Viewer): { id?: { in: number[] } } {
  return isForAllCustomers(viewer, RECONCILIATION_VIEW) ? {} : { id: { in: [] } };
}
