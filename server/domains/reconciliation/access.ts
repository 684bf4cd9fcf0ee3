import type { Viewer } from '../../auth/viewer.ts';
import { BOOKS_CLOSE, JOURNAL_VIEW } from '../accounting/access.ts';
import { forAllCustomers, isForAllCustomers } from '../identity/for-all-customers.ts';

/** Permission 2007: see the reconciliation of gateways, the same as for the journal. */
export const RECONCILIATION_VIEW = JOURNAL_VIEW;

/** Permission 2005: run the reconciliation and resolve findings, the same as for closing the books. */
const RECONCILIATION_MANAGE = BOOKS_CLOSE;

/** Check for mutations of the reconciliation. */
export const requireReconciling = forAllCustomers(RECONCILIATION_MANAGE, RECONCILIATION_VIEW);

/** Whether the viewer passes that check. */
export function mayReconcile(viewer: Viewer): boolean {
  return viewer.can(RECONCILIATION_VIEW) && isForAllCustomers(viewer, RECONCILIATION_MANAGE);
}

/** Runs and findings that the viewer may read: all or none. */
export function visibleReconciliation(viewer: Viewer): { id?: { in: number[] } } {
  return isForAllCustomers(viewer, RECONCILIATION_VIEW) ? {} : { id: { in: [] } };
}
