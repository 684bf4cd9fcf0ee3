/** Who opens pages: nobody, or an account of the demo data. */
export const ACTORS = {
  visitor: null,
  /** Orders for Luna and has pieces in the cart. */
  buyer: 'buyer@luna.test',
  /** Has an empty cart. */
  approver: 'approver@luna.test',
  /** Keeps the cards of Luna. */
  owner: 'owner@luna.test',
  production: 'production@aurifex.test',
  administrator: 'admin@aurifex.test',
  /** Signs out while the others go on. */
  viewer: 'viewer@luna.test',
} as const;

export type Actor = keyof typeof ACTORS;

/** One way to open a route. */
export type PageVisit = {
  readonly as: Actor;
  /** Where; absent: the path of the route. `:job`, `:jobId` and `:order` are the newest that the actor sees. */
  readonly at?: string;
  /**
   * Key of its title (`code` is that of `:order`), or that it is called like its heading; absent: the title that the
   * route table gives.
   */
  readonly title?: 'heading' | `${string}:${string}`;
  /** No route has this address: the server answers 404 with the app's page. */
  readonly isMissing?: boolean;
};

const JOBS = '/backoffice/status-tracking/job-orders';
const QUOTES = '/backoffice/status-tracking/quotes';
const SALES_ORDERS = '/backoffice/status-tracking/sales-orders';
const CONSIGNMENTS = '/backoffice/status-tracking/consignments';
const INVOICES = '/backoffice/financial/invoices';
const PAYMENTS = '/backoffice/financial/payments';
const CREDITS = '/backoffice/financial/customer-credits';
const TERMS = '/backoffice/financial/customer-settings';
const CUSTOM = '/backoffice/order-creation/custom-order';
const MISSING = 'shell:notFound.pageTitle';

/** How every route of the table is visited, in each of the states that it was designed for. */
export const PAGE_VISITS: Readonly<Record<string, readonly PageVisit[]>> = {
  '/': [{ as: 'visitor' }],
  '/login': [{ as: 'visitor' }],
  '/user-login': [{ as: 'visitor' }],
  '/logout': [{ as: 'viewer' }],
  '/change-password': [{ as: 'buyer' }],
  '/blocked': [{ as: 'visitor' }],
  '/dev-help': [{ as: 'visitor' }],
  '/backoffice/authorization-error': [{ as: 'buyer', at: '/backoffice/authorization-error?permission=1701' }],
  '/backoffice/my-profile': [{ as: 'buyer' }, { as: 'owner' }, { as: 'production' }],
  '/backoffice/inbox': [{ as: 'buyer' }],
  '/backoffice/failed-tasks': [{ as: 'administrator' }],
  '/backoffice/prices': [
    { as: 'administrator' },
    { as: 'administrator', at: '/backoffice/prices?table=QUANTITY_BREAKS' },
    { as: 'administrator', at: '/backoffice/prices?table=SETTINGS' },
    { as: 'administrator', at: '/backoffice/prices?table=TREATMENTS' },
  ],
  '/backoffice/prices/market': [{ as: 'administrator' }],
  '/backoffice/prices/explain': [
    { as: 'administrator' },
    { as: 'administrator', at: '/backoffice/prices/explain?piece=BD-101&customer=LUNA-001' },
    { as: 'administrator', at: '/backoffice/prices/explain?job=JO-0-0' },
    { as: 'administrator', at: '/backoffice/prices/explain?cartOf=LUNA-001' },
  ],
  '/backoffice/prices/simulate': [
    { as: 'administrator', at: '/backoffice/prices/simulate?metal=AU&percent=3&types=BD-101' },
  ],
  [CREDITS]: [
    { as: 'administrator' },
    { as: 'administrator', at: `${CREDITS}?search=nothing-has-this-name` },
    { as: 'administrator', at: `${CREDITS}?customer=1` },
  ],
  [`${CREDITS}/:number`]: [
    { as: 'administrator', at: `${CREDITS}/CR-10001`, title: 'heading' },
    { as: 'administrator', at: `${CREDITS}/CR-99999`, title: MISSING },
  ],
  [TERMS]: [{ as: 'administrator' }, { as: 'administrator', at: `${TERMS}?customer=1` }],
  '/backoffice/promotions': [{ as: 'administrator' }],
  '/backoffice/promotions/:id': [
    { as: 'administrator', at: '/backoffice/promotions/new', title: 'promotions:new' },
    { as: 'administrator', at: '/backoffice/promotions/999999', title: MISSING },
  ],
  '/backoffice/item-types': [
    { as: 'administrator' },
    { as: 'administrator', at: '/backoffice/item-types?search=nothing-has-this-name' },
  ],
  '/backoffice/item-groups': [{ as: 'administrator' }],
  '/backoffice/item-types/:id': [
    { as: 'administrator', at: '/backoffice/item-types/1', title: 'heading' },
    { as: 'administrator', at: '/backoffice/item-types/999999', title: MISSING },
  ],
  '/backoffice/order-creation/estimates': [
    { as: 'buyer', at: '/backoffice/order-creation/estimates?status=open' },
    { as: 'buyer', at: '/backoffice/order-creation/estimates?search=nothing-has-this-name' },
  ],
  '/backoffice/order-creation/estimate': [{ as: 'buyer' }],
  '/backoffice/order-creation/estimate/:number': [
    { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10001' },
    { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10003' },
    { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10004' },
    { as: 'buyer', at: '/backoffice/order-creation/estimate/EST-10005' },
    { as: 'buyer', at: '/backoffice/order-creation/estimate/nothing' },
  ],
  '/backoffice/search': [
    { as: 'buyer', at: '/backoffice/search?q=ring' },
    { as: 'buyer', at: '/backoffice/search?q=nothing-has-this-name' },
    { as: 'production' },
  ],
  '/shop': [{ as: 'visitor' }],
  '/shop/search': [
    { as: 'visitor', at: '/shop/search?q=ring' },
    { as: 'visitor', at: '/shop/search?q=nothing-has-this-name' },
  ],
  '/shop/:categoryCode': [
    { as: 'visitor', at: '/shop/WEDDING_BANDS', title: 'heading' },
    { as: 'visitor', at: '/shop/no-such-category', title: MISSING },
  ],
  '/backoffice/catalog': [
    { as: 'buyer' },
    { as: 'buyer', at: '/backoffice/catalog?q=nothing-has-this-name' },
  ],
  '/backoffice/catalog/:id/products': [
    { as: 'buyer', at: '/backoffice/catalog/2/products', title: 'heading' },
  ],
  '/shop/compare': [
    { as: 'visitor', at: '/shop/compare?pieces=RS-101,BD-102' },
    { as: 'visitor', at: '/shop/compare' },
  ],
  '/shop/product/:code': [
    { as: 'visitor', at: '/shop/product/BD-102?metal=14KW&size=8.25', title: 'heading' },
    { as: 'visitor', at: '/shop/product/RS-190', title: 'heading' },
  ],
  '/backoffice/product/:id': [{ as: 'buyer', at: '/backoffice/product/1?size=7', title: 'heading' }],
  [CUSTOM]: [{ as: 'buyer' }, { as: 'buyer', at: `${CUSTOM}?q=nothing-has-this-name` }],
  [`${CUSTOM}/:id`]: [
    { as: 'buyer', at: `${CUSTOM}/1`, title: 'heading' },
    { as: 'buyer', at: `${CUSTOM}/999999`, title: MISSING },
  ],
  [`${CUSTOM}/item-type/:id`]: [{ as: 'buyer', at: `${CUSTOM}/item-type/1`, title: 'heading' }],
  '/backoffice/custom-order-groups': [{ as: 'administrator' }],
  '/backoffice/custom-order-groups/templates': [{ as: 'administrator' }],
  '/unsubscribe': [{ as: 'visitor', at: '/unsubscribe?key=nothing' }],
  '/quote': [{ as: 'visitor', at: '/quote?key=nothing' }],
  '/backoffice/shopping-cart': [{ as: 'buyer' }, { as: 'approver' }],
  '/backoffice/wish-list': [
    { as: 'buyer' },
    { as: 'administrator' },
    { as: 'approver', at: '/backoffice/wish-list?list=not-shared' },
  ],
  '/backoffice/quick-order': [{ as: 'buyer' }, { as: 'administrator' }],
  '/backoffice/order-confirmation/:code': [
    { as: 'buyer', at: '/backoffice/order-confirmation/:order', title: 'order-confirmation:titleOf' },
  ],
  [JOBS]: [
    { as: 'buyer', at: `${JOBS}?tab=all` },
    { as: 'buyer', at: `${JOBS}?tab=new&search=nothing-has-this-name` },
    { as: 'production', at: `${JOBS}?tab=processing` },
  ],
  [`${JOBS}/sheets`]: [{ as: 'production', at: `${JOBS}/sheets?ids=:jobId` }],
  [`${JOBS}/:number`]: [
    { as: 'buyer', at: `${JOBS}/:job`, title: 'heading' },
    { as: 'buyer', at: `${JOBS}/JO-0`, title: MISSING },
    { as: 'production', at: `${JOBS}/:job`, title: 'heading' },
  ],
  '/backoffice/status-tracking/job-services': [
    { as: 'production' },
    { as: 'production', at: '/backoffice/status-tracking/job-services?open=APPRAISAL' },
  ],
  '/backoffice/workshop': [{ as: 'production' }],
  '/backoffice/workshop/jobs': [
    { as: 'production', at: '/backoffice/workshop/jobs?promise=red' },
    { as: 'production', at: '/backoffice/workshop/jobs?search=nothing-has-this-name' },
  ],
  '/backoffice/workshop/scan/:number': [
    { as: 'production', at: '/backoffice/workshop/scan/:job', title: 'heading' },
    { as: 'production', at: '/backoffice/workshop/scan/JO-0', title: MISSING },
  ],
  [QUOTES]: [
    { as: 'buyer', at: `${QUOTES}?tab=all` },
    { as: 'buyer', at: `${QUOTES}?tab=new&search=nothing-has-this-name` },
    { as: 'administrator', at: `${QUOTES}?tab=processing` },
  ],
  [`${QUOTES}/:number`]: [
    { as: 'buyer', at: `${QUOTES}/PQ-10001`, title: 'heading' },
    { as: 'buyer', at: `${QUOTES}/PQ-0`, title: MISSING },
    { as: 'administrator', at: `${QUOTES}/PQ-10001`, title: 'heading' },
  ],
  [SALES_ORDERS]: [
    { as: 'buyer', at: `${SALES_ORDERS}?tab=all` },
    { as: 'administrator', at: `${SALES_ORDERS}?tab=all` },
  ],
  [`${SALES_ORDERS}/:number`]: [{ as: 'buyer', at: `${SALES_ORDERS}/SO-0`, title: MISSING }],
  [CONSIGNMENTS]: [
    { as: 'buyer', at: `${CONSIGNMENTS}?tab=all` },
    { as: 'owner', at: `${CONSIGNMENTS}?tab=processing&search=nothing-has-this-name` },
    { as: 'administrator', at: `${CONSIGNMENTS}?tab=all&sort=due` },
  ],
  [`${CONSIGNMENTS}/:number`]: [
    { as: 'administrator', at: `${CONSIGNMENTS}/OC-10001`, title: 'heading' },
    { as: 'buyer', at: `${CONSIGNMENTS}/OC-0`, title: MISSING },
  ],
  [INVOICES]: [
    { as: 'buyer', at: `${INVOICES}?tab=all` },
    { as: 'buyer', at: `${INVOICES}?tab=processing&search=nothing-has-this-name` },
    { as: 'administrator', at: `${INVOICES}?tab=all&sort=due` },
  ],
  [`${INVOICES}/:number`]: [
    { as: 'administrator', at: `${INVOICES}/INV-10001`, title: 'heading' },
    { as: 'buyer', at: `${INVOICES}/INV-0`, title: MISSING },
  ],
  [PAYMENTS]: [
    { as: 'administrator' },
    { as: 'administrator', at: `${PAYMENTS}?search=nothing-has-this-name` },
  ],
  [`${PAYMENTS}/pay`]: [{ as: 'administrator' }],
  '/backoffice/financial/books': [{ as: 'administrator' }],
  '/backoffice/financial/journal': [
    { as: 'administrator' },
    { as: 'administrator', at: '/backoffice/financial/journal?account=cash&from=2020-01-01&to=2020-01-02' },
  ],
  '/backoffice/financial/reconciliation': [
    { as: 'administrator' },
    { as: 'administrator', at: '/backoffice/financial/reconciliation?state=open' },
    { as: 'administrator', at: '/backoffice/financial/reconciliation?search=nothing' },
  ],
  [`${PAYMENTS}/:number`]: [
    { as: 'administrator', at: `${PAYMENTS}/PAY-10001`, title: 'heading' },
    { as: 'administrator', at: `${PAYMENTS}/PAY-0`, title: MISSING },
  ],
  [`${JOBS}/:number/sheet`]: [{ as: 'buyer', at: `${JOBS}/:job/sheet`, title: 'heading' }],
};

/** Addresses that no route has. */
export const UNKNOWN_ADDRESSES: readonly PageVisit[] = [
  { as: 'visitor', at: '/no-such-page', title: MISSING, isMissing: true },
  { as: 'buyer', at: '/backoffice/no-such-page', title: MISSING, isMissing: true },
];
