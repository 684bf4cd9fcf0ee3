import { JOB_ORDERS_APPROVE, JOB_ORDERS_BULKSTATUS } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';

/** What the viewer may change on several jobs at once. */
export type BulkRights = {
  /** Staff with 1708. */
  readonly canUpdateStatus: boolean;
  /** Customers with 1705; staff never approve for a customer, nor does who acts as one. */
  readonly canApprove: boolean;
};

/** Rights to bulk changes (product rules, sections 3 and 11); printing is for everyone who sees the list. */
export function useBulkRights(): BulkRights {
  const { isStaff, actingAs } = useSignedInViewer();
  const can = useCan();
  return {
    canUpdateStatus: isStaff && can(JOB_ORDERS_BULKSTATUS),
    canApprove: !isStaff && !actingAs && can(JOB_ORDERS_APPROVE),
  };
}
