import { expect, test } from '@jest/globals';
import type { DefaultRoleCode } from '../../identity/rules/default-roles.ts';
import { waitedOfInvoice } from '../../invoices/rules/waited-act.ts';
import { waitedOfJob } from '../../jobs/rules/waited-act.ts';
import { WAITING_ON } from '../../jobs/rules/waiting-on.ts';
import { JOB_STATUS_CODES } from '../../orders/rules/job-status-codes.ts';
import { INVOICE_STATUS_CODES } from '../../payments/rules/invoice-status.ts';
import { actorWith, NOW, QUOTE } from '../../quotes/rules/quote.examples.ts';
import { QUOTE_STATUS_CODES, QUOTE_STATUSES } from '../../quotes/rules/status-codes.ts';
import { waitedOfQuote } from '../../quotes/rules/waited-act.ts';
import { ORDER } from '../../sales-orders/rules/sales-order.examples.ts';
import { waitedOfOrder } from '../../sales-orders/rules/waited-act.ts';
import { type Waited, waitsFor } from './waited-act.ts';

/** The side that is waited for. */
function sideOf(waited: Waited): 'US' | 'CUSTOMER' | null {
  if (waited === null) return null;
  return waited === 'MANUFACTURER' ? 'US' : 'CUSTOMER';
}

test.each(QUOTE_STATUS_CODES)('a quote that is %s waits for the side that its status names', (status) => {
  expect(sideOf(waitedOfQuote({ ...QUOTE, status }, NOW))).toBe(QUOTE_STATUSES[status].waitingOn);
});

test.each(JOB_STATUS_CODES)('a job that is %s waits for the side that lists find it by', (status) => {
  expect(sideOf(waitedOfJob(status))).toBe(WAITING_ON[status]);
});

test.each(INVOICE_STATUS_CODES)('an invoice that is %s waits for money while something is owed', (status) => {
  const isOwed = status === 'OPEN' || status === 'PARTIALLY_PAID';
  expect(sideOf(waitedOfInvoice(status)) === 'CUSTOMER').toBe(isOwed);
});

test('an ended offer waits for no one', () => {
  const over = { status: 'SENT' as const, validUntil: new Date(NOW.getTime() - 1) };
  expect(waitedOfQuote(over, NOW)).toBeNull();
});

test('an order waits for its deposit until it is paid, or cancelled', () => {
  const unpaid = { ...ORDER, status: 'AWAITING_PAYMENT' as const, terms: 'PREPAID' as const, deposits: [] };
  expect(waitedOfOrder(unpaid)).toMatchObject({ act: 'PAY' });
  expect(waitedOfOrder({ ...unpaid, deposits: [unpaid.total] })).toBe('MANUFACTURER');
  expect(waitedOfOrder({ ...unpaid, status: 'CANCELLED' })).toBeNull();
});

const ACTS = {
  accept: waitedOfQuote({ ...QUOTE, status: 'SENT' }, NOW),
  answer: waitedOfQuote({ ...QUOTE, status: 'NEEDS_INFO' }, NOW),
  approve: waitedOfJob('AWAITING_APPROVAL'),
  pay: waitedOfInvoice('OPEN'),
};

const DECISIONS = ['accept', 'approve', 'pay'];

test.each<[DefaultRoleCode, string]>([
  ['PORTAL_VIEWER', ''],
  ['PORTAL_BUYER', 'answer approve'],
  ['PORTAL_APPROVER', 'accept answer approve'],
  ['PORTAL_ACCOUNTING', 'pay'],
  ['PORTAL_ADMIN', 'accept answer approve pay'],
  ['STAFF_SALES', ''],
  ['STAFF_FINANCE', ''],
  ['ADMINISTRATOR', ''],
])('waits for %s only if the action is theirs: %s', (role, expected) => {
  const actor = actorWith(role);
  const waited = (isActedFor: boolean) =>
    Object.entries(ACTS)
      .filter(
        ([, act]) => act !== null && act !== 'MANUFACTURER' && waitsFor({ ...actor, isActedFor }, act, QUOTE),
      )
      .map(([name]) => name)
      .join(' ');
  expect(waited(false)).toBe(expected);
  const own = expected.split(' ').filter((name) => !DECISIONS.includes(name));
  expect(waited(true)).toBe(own.join(' '));
});
