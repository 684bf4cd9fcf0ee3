import { addHours } from '../../../lib/calendar.ts';
import { activeLines, isShipped, lineState } from './line-state.ts';
import { paymentStanding } from './payment-standing.ts';
import type { SalesOrderFacts } from './sales-order-facts.ts';
import type { SalesOrderGuard } from './transition.ts';

/** Days until an order without any payment is cancelled. */
const PAYMENT_WAIT_DAYS = 14;

/** A condition on the stored facts of a sales order. */
type Guard = (order: SalesOrderFacts, now: Date) => boolean;

const standings = ({ lines, isConfirmed }: Pick<SalesOrderFacts, 'lines' | 'isConfirmed'>) =>
  activeLines(lines).map((line) => lineState(line, isConfirmed));
const isReady = (order: SalesOrderFacts) =>
  standings(order).length > 0 &&
  standings(order).every((standing) => standing === 'READY' || standing === 'SHIPPED');
// Stock counts as begun only when it ships.
const isStarted = ({ lines, isConfirmed }: SalesOrderFacts) =>
  lines.some((line) => line.shippedQuantity > 0) ||
  standings({ lines: lines.filter(({ isStock }) => !isStock), isConfirmed }).some(
    (standing) => standing !== 'WAITING' && standing !== 'WITHDRAWN',
  );
const hasShipped = ({ lines }: SalesOrderFacts) => lines.some(({ shippedQuantity }) => shippedQuantity > 0);
const isWhollyShipped = ({ lines }: SalesOrderFacts) =>
  activeLines(lines).length > 0 && activeLines(lines).every(isShipped);
const isDepositMissing = (order: SalesOrderFacts) => !paymentStanding(order).requiredDue.isZero();

/** The guards of the transitions by name, each with its refusal code. */
const GUARDS = {
  accountInGoodStanding: guard('ACCOUNT_ON_HOLD', ({ terms }) => terms !== 'ON_HOLD'),
  withinCredit: guard('CREDIT_LIMIT_EXCEEDED', ({ isBeyondCredit }) => !isBeyondCredit),
  beyondCredit: guard('WITHIN_CREDIT_LIMIT', ({ isBeyondCredit }) => isBeyondCredit),
  depositCovered: guard('DEPOSIT_DUE', (order) => !isDepositMissing(order)),
  depositMissing: guard('NOTHING_DUE', isDepositMissing),
  somethingDue: guard('NOTHING_DUE', (order) => paymentStanding(order).balance.greaterThan(0)),
  nothingStarted: guard('PRODUCTION_STARTED', (order) => !isStarted(order)),
  someStarted: guard('NOTHING_STARTED', isStarted),
  allReady: guard('NOT_ALL_READY', isReady),
  notAllReady: guard('ALL_READY', (order) => !isReady(order)),
  nothingShipped: guard('ALREADY_SHIPPED', (order) => !hasShipped(order)),
  someShipped: guard('NOTHING_SHIPPED', hasShipped),
  allShipped: guard('NOT_ALL_SHIPPED', isWhollyShipped),
  notAllShipped: guard('ALREADY_SHIPPED', (order) => !isWhollyShipped(order)),
  allCompleted: guard(
    'NOT_ALL_COMPLETED',
    ({ lines }) =>
      activeLines(lines).length > 0 && activeLines(lines).every(({ jobStatus }) => jobStatus === 'COMPLETED'),
  ),
  nothingLeft: guard('LINES_LEFT', ({ lines }) => lines.length > 0 && activeLines(lines).length === 0),
  // An order with any payment or invoice is never cancelled automatically.
  paymentOverdue: guard(
    'PAYMENT_NOT_OVERDUE',
    ({ deposits, isInvoiced, statusSince }, now) =>
      deposits.length === 0 && !isInvoiced && now >= addHours(statusSince, PAYMENT_WAIT_DAYS * 24),
  ),
  previousStatusKnown: guard('PREVIOUS_STATUS_UNKNOWN', ({ previousStatus }) => previousStatus !== null),
} as const satisfies Record<SalesOrderGuard, { code: string; holds: Guard }>;

/** The refusal code of a guard. */
export type SalesOrderGuardCode = (typeof GUARDS)[SalesOrderGuard]['code'];

/** The code of the first guard that fails; null if all pass. */
export function failedGuard(
  guards: readonly SalesOrderGuard[],
  order: SalesOrderFacts,
  now: Date,
): SalesOrderGuardCode | null {
  const failed = guards.find((name) => !GUARDS[name].holds(order, now));
  return failed === undefined ? null : GUARDS[failed].code;
}

/** Whether all guards pass. */
export function allHold(guards: readonly SalesOrderGuard[], order: SalesOrderFacts, now: Date): boolean {
  return failedGuard(guards, order, now) === null;
}

function guard<Code extends string>(code: Code, holds: Guard): { code: Code; holds: Guard } {
  return { code, holds };
}
