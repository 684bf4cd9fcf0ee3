/** Most JavaScript that a route may bring, in kB with brotli (1 kB is 1,000 bytes). */
export type RouteBudget = {
  /** Until its page stands complete in an empty browser. */
  readonly firstLoad: number;
  /** What it may add where another page of its layout has been opened. */
  readonly further: number;
};

/** What no route may exceed, whatever its own budget says; `signIn`: until a visitor can sign in. */
export const LIMITS = { signIn: 180, firstLoad: 320, further: 45 } as const;

/**
 * Every route of the table with its budget: what it weighs, and a little room. The reader of typed numbers is 0.6 kB of
 * the pages that have fields for them, who is waited for is 0.3 kB of those of quotes, orders and invoices. The way to mail a
 * document is 0.4 kB of the pages that show one, the way to change a contact 0.3 kB of those of quotes and orders: their
 * dialogs come when they are opened.
 */
export const ROUTE_BUDGETS: Readonly<Record<string, RouteBudget>> = {
  '/': { firstLoad: 250, further: 11 },
  '/login': { firstLoad: 250, further: 11 },
  '/user-login': { firstLoad: 250, further: 11 },
  '/logout': { firstLoad: 241, further: 3 },
  '/change-password': { firstLoad: 247, further: 7 },
  '/blocked': { firstLoad: 241, further: 2 },
  '/dev-help': { firstLoad: 245, further: 6 },
  '/backoffice/authorization-error': { firstLoad: 278, further: 2 },
  '/backoffice/my-profile': { firstLoad: 320, further: 45 },
  '/backoffice/inbox': { firstLoad: 300, further: 25 },
  '/backoffice/search': { firstLoad: 298, further: 19 },
  '/shop': { firstLoad: 285, further: 11 },
  '/shop/search': { firstLoad: 296, further: 25 },
  '/shop/:categoryCode': { firstLoad: 297, further: 27 },
  '/backoffice/catalog': { firstLoad: 300, further: 26 },
  '/backoffice/catalog/:id/products': { firstLoad: 299, further: 24 },
  '/shop/compare': { firstLoad: 285, further: 12 },
  '/shop/product/:code': { firstLoad: 319, further: 45 },
  '/backoffice/product/:id': { firstLoad: 320, further: 45 },
  '/backoffice/shopping-cart': { firstLoad: 320, further: 45 },
  '/backoffice/order-confirmation/:code': { firstLoad: 291, further: 17 },
  '/backoffice/status-tracking/job-orders': { firstLoad: 320, further: 45 },
  '/backoffice/status-tracking/job-orders/sheets': { firstLoad: 261, further: 22 },
  '/backoffice/status-tracking/job-orders/:number': { firstLoad: 320, further: 45 },
  '/backoffice/status-tracking/job-orders/:number/sheet': { firstLoad: 261, further: 22 },
  '/backoffice/status-tracking/job-services': { firstLoad: 291, further: 14 },
  '/backoffice/status-tracking/quotes': { firstLoad: 317, further: 43 },
  '/backoffice/status-tracking/quotes/:number': { firstLoad: 319, further: 45 },
  '/quote': { firstLoad: 276, further: 37 },
  '/unsubscribe': { firstLoad: 246, further: 7 },
  '/backoffice/status-tracking/sales-orders': { firstLoad: 315, further: 40 },
  '/backoffice/status-tracking/sales-orders/:number': { firstLoad: 312, further: 37 },
  '/backoffice/status-tracking/consignments': { firstLoad: 313, further: 38 },
  '/backoffice/status-tracking/consignments/:number': { firstLoad: 307, further: 32 },
  '/backoffice/financial/invoices': { firstLoad: 314, further: 39 },
  '/backoffice/financial/invoices/:number': { firstLoad: 300, further: 25 },
  '/backoffice/financial/payments': { firstLoad: 311, further: 36 },
  '/backoffice/financial/payments/pay': { firstLoad: 305, further: 30 },
  '/backoffice/financial/payments/:number': { firstLoad: 294, further: 20 },
  '/backoffice/financial/books': { firstLoad: 286, further: 11 },
  '/backoffice/financial/journal': { firstLoad: 310, further: 34 },
  '/backoffice/financial/reconciliation': { firstLoad: 312, further: 37 },
  '/backoffice/workshop': { firstLoad: 293, further: 18 },
  '/backoffice/workshop/jobs': { firstLoad: 311, further: 35 },
  '/backoffice/workshop/scan/:number': { firstLoad: 302, further: 27 },
  '/backoffice/prices': { firstLoad: 298, further: 23 },
  '/backoffice/prices/market': { firstLoad: 287, further: 14 },
  '/backoffice/prices/explain': { firstLoad: 297, further: 23 },
  '/backoffice/prices/simulate': { firstLoad: 294, further: 19 },
  '/backoffice/item-types': { firstLoad: 307, further: 32 },
  '/backoffice/item-groups': { firstLoad: 314, further: 39 },
  '/backoffice/item-types/:id': { firstLoad: 311, further: 36 },
  '/backoffice/financial/customer-credits': { firstLoad: 316, further: 41 },
  '/backoffice/financial/customer-credits/:number': { firstLoad: 303, further: 30 },
  '/backoffice/financial/customer-settings': { firstLoad: 311, further: 36 },
  '/backoffice/promotions': { firstLoad: 303, further: 30 },
  '/backoffice/promotions/:id': { firstLoad: 304, further: 30 },
  '/backoffice/order-creation/custom-order': { firstLoad: 290, further: 15 },
  '/backoffice/order-creation/custom-order/:id': { firstLoad: 290, further: 15 },
  '/backoffice/order-creation/custom-order/item-type/:id': { firstLoad: 320, further: 45 },
  '/backoffice/custom-order-groups': { firstLoad: 306, further: 31 },
  '/backoffice/custom-order-groups/templates': { firstLoad: 290, further: 16 },
  '/backoffice/order-creation/estimates': { firstLoad: 315, further: 40 },
  '/backoffice/order-creation/estimate': { firstLoad: 316, further: 43 },
  '/backoffice/order-creation/estimate/:number': { firstLoad: 320, further: 45 },
  '/backoffice/wish-list': { firstLoad: 318, further: 43 },
  '/backoffice/quick-order': { firstLoad: 289, further: 14 },
  '/backoffice/failed-tasks': { firstLoad: 303, further: 28 },
};
