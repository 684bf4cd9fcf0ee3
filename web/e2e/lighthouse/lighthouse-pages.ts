/** A page that Lighthouse measures. */
export type LighthousePage = {
  readonly name: string;
  /** `:job` is the user's newest job. */
  readonly path: string;
  /** The signed-in user. Default: a visitor. */
  readonly user?: string;
};

const BUYER = 'buyer@luna.test';
const JOBS = '/backoffice/status-tracking/job-orders';

/** The path of an order from sign-in to the job. Pages of visitors are first. */
export const LIGHTHOUSE_PAGES: readonly LighthousePage[] = [
  { name: 'sign-in', path: '/' },
  { name: 'catalogue', path: '/shop/WEDDING_BANDS' },
  { name: 'product', path: '/shop/product/BD-102' },
  { name: 'cart', path: '/backoffice/shopping-cart', user: BUYER },
  { name: 'job list', path: `${JOBS}?tab=all`, user: BUYER },
  { name: 'job detail', path: `${JOBS}/:job`, user: BUYER },
];
