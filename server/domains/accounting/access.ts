import type { Viewer } from '../../auth/viewer.ts';
import { ForbiddenError, RefusedError } from '../../errors/errors.ts';

/** Permission 2007: see the journal and take it away. */
export const JOURNAL_VIEW = 2007;

/** Permission 2005: close the books. */
export const BOOKS_CLOSE = 2005;

/** Permission 2009: reopen them. */
export const BOOKS_REOPEN = 2009;

/** The books are those of the manufacturer: staff with the permission for all customers. */
export function keepsBooks(permission: number): (viewer: Viewer) => void {
  return (viewer) => {
    viewer.require(permission);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
    if (viewer.scopeOf(permission) !== 'ALL') throw new ForbiddenError(permission);
  };
}

/** Lines of the journal that the viewer may read: all of them, or none. */
export function visibleJournal(viewer: Viewer): { id?: { in: number[] } } {
  return viewer.isStaff && viewer.scopeOf(JOURNAL_VIEW) === 'ALL' ? {} : { id: { in: [] } };
}
