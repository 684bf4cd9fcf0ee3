import { expect, test } from '@jest/globals';
import { pagePermission } from './page-permission.ts';

test.each([
  ['/backoffice/status-tracking/sales-orders/SO-10001', 1801],
  ['/backoffice/status-tracking/job-orders/JO-10023-1', 1701],
  ['/backoffice/status-tracking/job-orders?tab=all&search=JO-10023', 1701],
  ['/backoffice/financial/payments', 2001],
])('%s opens with %s', (path, permission) => {
  expect(pagePermission(path)).toBe(permission);
});

test.each(['/backoffice/users', '/backoffice/financial/payments/PAY-1/more', 'x/backoffice/failed-tasks'])(
  '%s is no page that a notice may lead to',
  (path) => {
    expect(() => pagePermission(path)).toThrow('notice-pages.json');
  },
);
