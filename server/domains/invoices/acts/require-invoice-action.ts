import type { Viewer } from '../../../auth/viewer.ts';
import { actorRefusalError, orderActor } from '../../identity/order-actor.ts';
import { refusedForActor } from '../../identity/rules/sided-transition.ts';
import { INVOICE_TABLE, INVOICES_VIEW, type InvoiceAction } from '../rules/transitions.ts';

/** Checks that the viewer may perform an action on any invoice. */
export function requireInvoiceAction(action: InvoiceAction): (viewer: Viewer) => void {
  return (viewer) => {
    viewer.require(INVOICES_VIEW);
    const refused = refusedForActor(INVOICE_TABLE, action, orderActor(viewer));
    if (refused) throw actorRefusalError(refused);
  };
}
