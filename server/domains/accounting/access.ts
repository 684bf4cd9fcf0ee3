import type { Viewer } from '../../auth/viewer.ts';
import { isForAllCustomers } from '../identity/for-all-customers.ts';

/** Permission 2007: see and export the journal. */
export const JOURNAL_VIEW = 2007;

/** Permission 2005: close the books. */
export const BOOKS_CLOSE = 2005;

/** Permission 2009: reopen the books. */
export const BOOKS_REOPEN = 2009;

/** Lines of the journal that the viewer may read: all or none. */
export function visibleJournal(viewer: Viewer): { id?: { in: number[] } } {
  return isForAllCustomers(viewer, JOURNAL_VIEW) ? {} : { id: { in: [] } };
}
