import { expect, test } from '@jest/globals';
import { pagePaths } from '../build/page-paths.ts';
import { refusal } from './lib/routing/guard.ts';
import type { Viewer } from './lib/session/shell.ts';
import { links } from './links.ts';
import { routes } from './routes.tsx';

/**
 * Who may open which page: the permission numbers of which one is enough, then what a visitor gets, somebody with every
 * other permission, somebody with nothing but the first of these numbers, and somebody who has to change the password.
 */
const PAGES = `
  path                                                  numbers  visitor  lacking    holder  stale
  /                                                     -        opens    start      start   start
  /login                                                -        opens    start      start   start
  /user-login                                           -        opens    start      start   start
  /logout                                               -        opens    opens      opens   opens
  /blocked                                              -        opens    opens      opens   opens
  /change-password                                      -        signin   opens      opens   opens
  /dev-help                                             -        opens    opens      opens   opens
  /shop                                                 -        opens    opens      opens   opens
  /shop/search                                          -        opens    opens      opens   opens
  /shop/:categoryCode                                   -        opens    opens      opens   opens
  /shop/product/:code                                   -        opens    opens      opens   opens
  /shop/compare                                         -        opens    opens      opens   opens
  /backoffice/authorization-error                       -        signin   opens      opens   password
  /backoffice/my-profile                                2401     signin   forbidden  opens   password
  /backoffice/catalog                                   1301     signin   forbidden  opens   password
  /backoffice/catalog/:id/products                      1301     signin   forbidden  opens   password
  /backoffice/product/:id                               1301     signin   forbidden  opens   password
  /backoffice/order-creation/custom-order               1402     signin   forbidden  opens   password
  /backoffice/order-creation/custom-order/:id           1402     signin   forbidden  opens   password
  /backoffice/order-creation/custom-order/item-type/:id  1402     signin   forbidden  opens   password
  /backoffice/custom-order-groups                       2703     signin   forbidden  opens   password
  /backoffice/custom-order-groups/templates             2703     signin   forbidden  opens   password
  /backoffice/shopping-cart                             1101     signin   forbidden  opens   password
  /backoffice/wish-list                                 1201     signin   forbidden  opens   password
  /backoffice/quick-order                               1102     signin   forbidden  opens   password
  /backoffice/order-confirmation/:code                  1701     signin   forbidden  opens   password
  /backoffice/order-creation/estimates                  1501     signin   forbidden  opens   password
  /backoffice/order-creation/estimate                   1501     signin   forbidden  opens   password
  /backoffice/order-creation/estimate/:number           1501     signin   forbidden  opens   password
  /backoffice/status-tracking/job-orders                1701     signin   forbidden  opens   password
  /backoffice/status-tracking/job-orders/sheets         1701     signin   forbidden  opens   password
  /backoffice/status-tracking/job-orders/:number        1701     signin   forbidden  opens   password
  /backoffice/status-tracking/job-orders/:number/sheet  1701     signin   forbidden  opens   password
  /backoffice/status-tracking/job-services              1703     signin   forbidden  opens   password
  /backoffice/status-tracking/sales-orders              1801     signin   forbidden  opens   password
  /backoffice/search                                    -        signin   opens      opens   password
  /backoffice/status-tracking/quotes                    1601     signin   forbidden  opens   password
  /backoffice/status-tracking/quotes/:number            1601     signin   forbidden  opens   password
  /backoffice/workshop                                  1703     signin   forbidden  opens   password
  /backoffice/workshop/jobs                             1703     signin   forbidden  opens   password
  /backoffice/workshop/scan/:number                     1703     signin   forbidden  opens   password
  /quote                                                -        opens    opens      opens   opens
  /unsubscribe                                          -        opens    opens      opens   opens
  /backoffice/status-tracking/sales-orders/:number      1801     signin   forbidden  opens   password
  /backoffice/status-tracking/consignments              2301     signin   forbidden  opens   password
  /backoffice/status-tracking/consignments/:number      2301     signin   forbidden  opens   password
  /backoffice/prices                                    1303     signin   forbidden  opens   password
  /backoffice/prices/market                             1303     signin   forbidden  opens   password
  /backoffice/prices/explain                            1303     signin   forbidden  opens   password
  /backoffice/prices/simulate                           1303     signin   forbidden  opens   password
  /backoffice/financial/customer-credits                2201     signin   forbidden  opens   password
  /backoffice/financial/customer-credits/:number        2201     signin   forbidden  opens   password
  /backoffice/financial/customer-settings               2001     signin   forbidden  opens   password
  /backoffice/promotions                                2701     signin   forbidden  opens   password
  /backoffice/promotions/:id                            2701     signin   forbidden  opens   password
  /backoffice/item-types                                2801     signin   forbidden  opens   password
  /backoffice/inbox                                     -        signin   opens      opens   password
  /backoffice/item-groups                               2801     signin   forbidden  opens   password
  /backoffice/item-types/:id                            2801     signin   forbidden  opens   password
  /backoffice/failed-tasks                              3501     signin   forbidden  opens   password
  /backoffice/financial/invoices                        1901     signin   forbidden  opens   password
  /backoffice/financial/invoices/:number                1901     signin   forbidden  opens   password
  /backoffice/financial/payments                        2001     signin   forbidden  opens   password
  /backoffice/financial/payments/:number                2001     signin   forbidden  opens   password
  /backoffice/financial/payments/pay                    2002     signin   forbidden  opens   password
  /backoffice/financial/books                           2007     signin   forbidden  opens   password
  /backoffice/financial/journal                         2007     signin   forbidden  opens   password
  /backoffice/financial/reconciliation                  2007     signin   forbidden  opens   password
`;

const EVERY_NUMBER = Array.from({ length: 2_600 }, (_none, index) => 1_000 + index);

const ORIGIN = 'https://portal.aurifex.test';

function viewerWith(permissions: readonly number[], mustChangePassword = false): Viewer {
  const viewer = { permissions, mustChangePassword, startupPath: '/start' };
  return viewer as unknown as Viewer; // the rest of the shell does not matter to a guard
}

/** Where a page sends a viewer, in a word. */
function wordFor(route: (typeof routes)[number], viewer: Viewer): string {
  const target = refusal(route, viewer, new URL(route.path, ORIGIN));
  if (target === null) return 'opens';
  if (target === '/start') return 'start';
  if (target === links.authorizationError(route.permissions[0])) return 'forbidden';
  return target.split('?')[0] === links.changePassword() ? 'password' : 'signin';
}

test('every page opens for those whom the table names', () => {
  const found = routes.map((route) => {
    const lacking = EVERY_NUMBER.filter((number) => !route.permissions.some((needed) => needed === number));
    const holder = route.permissions.slice(0, 1);
    const viewers = [null, viewerWith(lacking), viewerWith(holder), viewerWith([], true)];
    const words = viewers.map((viewer) => wordFor(route, viewer));
    return [route.path, route.permissions.join('|') || '-', ...words].join('  ');
  });
  const [, ...rows] = PAGES.trim().split('\n');
  expect(found.sort()).toEqual(
    rows
      .map((row) =>
        row
          .trim()
          .split(/\s{2,}/)
          .join('  '),
      )
      .sort(),
  );
  process.stdout.write(`Access matrix: ${rows.length * 4} cells over ${rows.length} pages\n`);
});

test('the build lists every page for the server, and nothing else', async () => {
  expect(await pagePaths()).toEqual(routes.map(({ path }) => path).sort());
});
