import type { TFunction } from 'i18next';
import type { NavigateFunction } from 'react-router';
import { links } from '../../../links.ts';
import { newOrdersList, placedState } from '../../../orders/placed-order.ts';
import { toastSuccess } from '../../../ui/feedback/toaster.ts';

/** The order or quote made from a cart. */
type Placed = {
  readonly orderCode: string;
  readonly jobTypeCode: string;
  readonly salesOrder: { readonly status: { readonly tab: string | null | undefined } } | null | undefined;
};

/**
 * Opens the confirmation of an order, with a link to its list (ordering spec sections 4 and 7). A sales order and a
 * quote request open their lists.
 */
export function openPlaced(
  { orderCode, jobTypeCode, salesOrder }: Placed,
  t: TFunction<'checkout'>,
  navigate: NavigateFunction,
): void {
  if (jobTypeCode === 'JO') {
    void navigate(links.orderConfirmation(orderCode), { state: placedState(jobTypeCode) });
    return;
  }
  toastSuccess(t(jobTypeCode === 'PQ' ? 'place.requested' : 'place.ordered', { code: orderCode }));
  const tab = salesOrder?.status.tab === 'processing' ? 'processing' : 'new';
  void navigate(newOrdersList(jobTypeCode, tab));
}
