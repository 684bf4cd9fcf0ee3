/**
 * The URLs of the web app. Paths have no language prefix: the router adds `/fr` on French pages (its basename), and
 * `localizedPath` adds it to a full path.
 */

function query(parameters: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

const part = encodeURIComponent;

/** Tabs of the order lists, as in the URL. */
export type OrderTabName = 'new' | 'processing' | 'closed' | 'all';

/** Anchor of a shipment on a page: `SO-10001-2` for `SO-10001/2`. */
export function shipmentAnchor(number: string): string {
  return part(number.replace('/', '-'));
}

/** Tab and filters of a list of orders. */
type OrderList = { tab?: OrderTabName; search?: string; customer?: number };

export const links = {
  signIn: (returnTo?: string) => `/${query({ returnTo })}`,
  signOut: () => '/logout',
  blocked: () => '/blocked',
  devHelp: () => '/dev-help',
  changePassword: (returnTo?: string) => `/change-password${query({ returnTo })}`,
  authorizationError: (permission?: number | null) =>
    `/backoffice/authorization-error${query({ permission })}`,
  myProfile: () => '/backoffice/my-profile',

  prices: (table?: string) => `/backoffice/prices${query({ table })}`,
  market: (days?: number) => `/backoffice/prices/market${query({ days })}`,
  explainPrice: (of: Readonly<Record<string, string | number | null>> = {}) =>
    `/backoffice/prices/explain${query(of)}`,
  simulatePrices: () => '/backoffice/prices/simulate',

  promotions: () => '/backoffice/promotions',
  promotion: (id: number | 'new') => `/backoffice/promotions/${id}`,
  itemTypes: (groupId?: number) => `/backoffice/item-types${query({ groups: groupId })}`,
  itemType: (id: number) => `/backoffice/item-types/${id}`,
  itemGroups: () => '/backoffice/item-groups',
  inbox: () => '/backoffice/inbox',

  shop: () => '/shop',
  shopSearch: (text: string) => `/shop/search${query({ q: text })}`,
  shopCategory: (code: string) => `/shop/${part(code)}`,
  /** Pieces side by side, with their prices in metals with these marks; default: all metals. */
  compare: (codes: readonly string[], karats: readonly string[] = []) =>
    `/shop/compare${query({ pieces: codes.join(), karat: karats.join() })}`,
  shopProduct: (code: string) => `/shop/product/${part(code)}`,

  customOrder: (templateId?: number, search?: string) =>
    `/backoffice/order-creation/custom-order${templateId === undefined ? '' : `/${templateId}`}${query({ q: search })}`,

  cart: () => '/backoffice/shopping-cart',
  wishList: (key?: string) => `/backoffice/wish-list${query({ list: key })}`,
  quickOrder: () => '/backoffice/quick-order',
  catalog: (search?: string) => `/backoffice/catalog${query({ q: search })}`,
  catalogProducts: (categoryId: number) => `/backoffice/catalog/${categoryId}/products`,
  product: (itemTypeId: number) => `/backoffice/product/${itemTypeId}`,
  orderConfirmation: (orderCode: string) => `/backoffice/order-confirmation/${part(orderCode)}`,

  search: (text?: string) => `/backoffice/search${query({ q: text })}`,

  jobOrders: (list: OrderList & { sort?: 'promised' } = {}) =>
    `/backoffice/status-tracking/job-orders${query(list)}`,
  jobOrder: (number: string) => `/backoffice/status-tracking/job-orders/${part(number)}`,
  salesOrders: (list: OrderList = {}) => `/backoffice/status-tracking/sales-orders${query(list)}`,
  salesOrder: (number: string) => `/backoffice/status-tracking/sales-orders/${part(number)}`,
  /** The shipment on the page of its sales order. */
  shipment: ({ number, salesOrderNumber }: { number: string; salesOrderNumber: string }) =>
    `${links.salesOrder(salesOrderNumber)}#${shipmentAnchor(number)}`,
  jobSheets: (ids: readonly string[]) =>
    `/backoffice/status-tracking/job-orders/sheets${query({ ids: ids.join(',') })}`,
  jobSheet: (number: string) => `/backoffice/status-tracking/job-orders/${part(number)}/sheet`,

  workshop: () => '/backoffice/workshop',
  workshopJobs: (list: { stage?: string; promise?: string } = {}) =>
    `/backoffice/workshop/jobs${query(list)}`,
  benchScan: (number: string) => `/backoffice/workshop/scan/${part(number)}`,

  estimates: (list: { search?: string } = {}) => `/backoffice/order-creation/estimates${query(list)}`,
  newEstimate: () => '/backoffice/order-creation/estimate',
  estimate: (number: string) => `/backoffice/order-creation/estimate/${part(number)}`,

  invoices: (list: OrderList & { due?: 'overdue' } = {}) => `/backoffice/financial/invoices${query(list)}`,
  invoice: (number: string) => `/backoffice/financial/invoices/${part(number)}`,
  journal: (list: { from?: string; to?: string } = {}) => `/backoffice/financial/journal${query(list)}`,
  payments: (list: { search?: string; customer?: number } = {}) =>
    `/backoffice/financial/payments${query(list)}`,
  payment: (number: string) => `/backoffice/financial/payments/${part(number)}`,
  customerCredits: (list: { search?: string; customer?: number } = {}) =>
    `/backoffice/financial/customer-credits${query(list)}`,
  customerCredit: (number: string) => `/backoffice/financial/customer-credits/${part(number)}`,
  customerSettings: (customer?: number | null) =>
    `/backoffice/financial/customer-settings${query({ customer })}`,
  pay: (invoices: readonly string[] = []) =>
    `/backoffice/financial/payments/pay${query({ invoice: invoices.join(',') })}`,

  consignments: (list: OrderList & { due?: 'overdue' } = {}) =>
    `/backoffice/status-tracking/consignments${query(list)}`,
  consignment: (number: string) => `/backoffice/status-tracking/consignments/${part(number)}`,
  quotes: (list: OrderList = {}) => `/backoffice/status-tracking/quotes${query(list)}`,
  quote: (number: string) => `/backoffice/status-tracking/quotes/${part(number)}`,
};
