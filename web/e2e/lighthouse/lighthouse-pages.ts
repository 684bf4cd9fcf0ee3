/** A page that Lighthouse looks at. */
export type LighthousePage = {
  readonly name: string;
  /** `:job` is the newest job that the user sees. */
  readonly path: string;
  /** Who is signed in; absent: nobody. */
  readonly user?: string;
};

const BUYER = 'buyer@luna.test';
const JOBS = '/backoffice/status-tracking/job-orders';

/** The way of an order, from sign-in to the job; visitors' pages come first. */
export const LIGHTHOUSE_PAGES: readonly LighthousePage[] = [
  { name: 'sign-in', path: '/' },
  { name: 'catalogue', path: '/shop/WEDDING_BANDS' },
  { name: 'product', path: '/shop/product/BD-102' },
  { name: 'cart', path: '/backoffice/shopping-cart', user: BUYER },
  { name: 'job list', path: `${JOBS}?tab=all`, user: BUYER },
  { name: 'job detail', path: `${JOBS}/:job`, user: BUYER },
];
