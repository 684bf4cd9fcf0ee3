import type { RouteAddress } from '../lib/relay/relay-route.tsx';
import type { ListAddress } from './list-address.ts';

/** Variables of the page of a list: its view, and how many rows. */
export function listVariables<View extends { readonly pageSize: number }, Variables extends object>(
  { search }: RouteAddress,
  list: ListAddress<View, Variables>,
) {
  const view = list.read(search);
  return { ...list.variables(view), count: view.pageSize };
}

type CustomersView = { readonly pageSize: number; readonly customerId: number | null };

/** The same where the page finds the name of the customer that is filtered by. */
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

/** Variables of the page of one row: its number, and the list that it was opened from. */
export function rowVariables<View, Variables extends object>(
  { params: { number = '' }, search }: RouteAddress,
  list: ListAddress<View, Variables>,
) {
  return { number, ...list.variables(list.read(search)) };
}
