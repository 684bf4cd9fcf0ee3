import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import type { Scope } from '../../identity/rules/scope.ts';
import type { OrderActor } from '../../identity/rules/sided-transition.ts';
import { INVOICE_STATUS_CODES, type InvoiceStatusCode } from '../../payments/rules/invoice-status.ts';
import { decideTransition, offeredActions } from './decide-transition.ts';
import type { InvoiceAction } from './transitions.ts';

const actor = (side: OrderActor['side'], ...permissions: number[]): OrderActor => ({
  side,
  userId: 1,
  customerId: side === 'CUSTOMER' ? 1 : null,
  isActedFor: false,
  scopes: new Map(permissions.map((number): [number, Scope] => [number, 'ALL'])),
});
const FINANCE = actor('STAFF', 1901, 1902, 1904, 2004);

const PAYABLE: readonly InvoiceStatusCode[] = ['PARTIALLY_PAID', 'PAID'];

const invoice = (status: InvoiceStatusCode, elsewhere = PAYABLE.includes(status) ? '5' : '0') => ({
  status,
  appliedElsewhere: decimal(elsewhere),
  customerId: 1,
  placedById: 1,
  contactId: null,
});

function decided(
  action: InvoiceAction,
  of: ReturnType<typeof invoice>,
  by = FINANCE,
  reason: string | null = 'Why',
) {
  const decision = decideTransition({ invoice: of, action, actor: by, reason });
  return decision.ok ? decision.transition.to : decision.refused.code;
}

test.each([
  ['DRAFT', 'OPEN', 'VOID', 'STATUS_TRANSITION_DENIED'],
  ['OPEN', 'STATUS_TRANSITION_DENIED', 'VOID', 'WRITTEN_OFF'],
  ['PARTIALLY_PAID', 'STATUS_TRANSITION_DENIED', 'INVOICE_HAS_PAYMENTS', 'WRITTEN_OFF'],
  ['PAID', 'STATUS_TRANSITION_DENIED', 'INVOICE_HAS_PAYMENTS', 'STATUS_TRANSITION_DENIED'],
  ['VOID', 'STATUS_TRANSITION_DENIED', 'STATUS_TRANSITION_DENIED', 'STATUS_TRANSITION_DENIED'],
  ['WRITTEN_OFF', 'STATUS_TRANSITION_DENIED', 'STATUS_TRANSITION_DENIED', 'STATUS_TRANSITION_DENIED'],
] as const)('%s: issue %s, void %s, write off %s', (status, issued, voided, writtenOff) => {
  const of = invoice(status);
  expect([decided('ISSUE', of), decided('VOID', of), decided('WRITE_OFF', of)]).toEqual([
    issued,
    voided,
    writtenOff,
  ]);
});

test('money of its own order is no obstacle: it goes back to the order', () => {
  for (const status of PAYABLE) expect(decided('VOID', invoice(status, '0'))).toBe('VOID');
});

test('what ends an invoice needs a reason', () => {
  for (const reason of [null, '  ']) {
    expect(decided('VOID', invoice('OPEN'), FINANCE, reason)).toBe('REASON_REQUIRED');
    expect(decided('WRITE_OFF', invoice('OPEN'), FINANCE, reason)).toBe('REASON_REQUIRED');
  }
  expect(decided('ISSUE', invoice('DRAFT'), FINANCE, null)).toBe('OPEN');
});

test.each([
  ['whoever bills sales orders issues', actor('STAFF', 1802), ['OPEN', 'FORBIDDEN', 'FORBIDDEN']],
  ['voiding is a permission of its own', actor('STAFF', 1904), ['FORBIDDEN', 'VOID', 'FORBIDDEN']],
  ['writing off as well', actor('STAFF', 2004), ['FORBIDDEN', 'FORBIDDEN', 'WRITTEN_OFF']],
  [
    'none of it is the customer’s',
    actor('CUSTOMER', 1902, 1904, 2004),
    ['NOT_FOR_THIS_SIDE', 'NOT_FOR_THIS_SIDE', 'NOT_FOR_THIS_SIDE'],
  ],
] as const)('%s', (_what, by, outcomes) => {
  expect([
    decided('ISSUE', invoice('DRAFT'), by),
    decided('VOID', invoice('OPEN'), by),
    decided('WRITE_OFF', invoice('OPEN'), by),
  ]).toEqual(outcomes);
});

test('offers possible actions, or states the obstacle', () => {
  const offered = (status: InvoiceStatusCode, by = FINANCE) =>
    offeredActions(invoice(status), by).map(({ action, missing }) =>
      missing ? `${action} ${missing}` : action,
    );
  expect(INVOICE_STATUS_CODES.map((code) => offered(code))).toEqual([
    ['ISSUE', 'VOID'],
    ['VOID', 'WRITE_OFF'],
    ['VOID INVOICE_HAS_PAYMENTS', 'WRITE_OFF'],
    ['VOID INVOICE_HAS_PAYMENTS'],
    [],
    [],
  ]);
  expect(offered('OPEN', actor('CUSTOMER', 1901))).toEqual([]);
});
