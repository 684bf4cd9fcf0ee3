import type { RouteAddress } from '../lib/relay/relay-route.tsx';
import type { ListAddress } from './list-address.ts';

/** Query variables of a list page: its view, and the number of rows. */
export function listVariables<View extends { readonly pageSize: number }, Variables extends object>(
  { search }: RouteAddress,
  list: ListAddress<View, Variables>,
) {
  const view = list.read(search);
  return { ...list.variables(view), count: view.pageSize };
}

type CustomersView = { readonly pageSize: number; readonly customerId: number | null };

/** The same, and whether to query the name of the customer in the filter. */
export function namedListVariables<View extends CustomersView, Variables extends object>(
  address: RouteAddress,
  list: ListAddress<View, Variables>,
) {
  const { customerId } = list.read(address.search);
  return {
    ...listVariables(address, list),
    ofCustomer: customerId === null ? null : { customerId },
    hasCustomer: customerId !== null,
  };
}

/** Query variables of a detail page: the number of the row, and the view of the list that linked here. */
export function rowVariables<View, Variables extends object>(
  { params: { number = '' }, search }: RouteAddress,
  list: ListAddress<View, Variables>,
) {
  return { number, ...list.variables(list.read(search)) };
}
