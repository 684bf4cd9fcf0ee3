import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import type { LedgerKind } from '../../payments/rules/ledger.ts';
import { MOVING_KINDS, statementOf } from './statement.ts';

const entry = (id: number, kind: LedgerKind, amount: string, bookedOn: string) => ({
  id,
  kind,
  amount: decimal(amount),
  bookedOn,
});

test('movements are in order of day, each with the balance after it', () => {
  const { opening, movements, closing } = statementOf(decimal('100'), [
    entry(5, 'PAYMENT_RECEIVED', '120', '2026-05-03'),
    entry(6, 'PAYMENT_APPLIED', '120', '2026-05-03'),
    entry(1, 'INVOICED', '50.25', '2026-05-01'),
    entry(7, 'CREDIT_ISSUED', '60', '2026-05-04'),
    entry(8, 'CREDIT_APPLIED', '10', '2026-05-04'),
    entry(9, 'CREDIT_REFUNDED', '20', '2026-05-05'),
    entry(10, 'PAYMENT_RECEIVED', '-120', '2026-05-06'),
    entry(11, 'WRITTEN_OFF', '0.25', '2026-05-06'),
  ]);
  expect(String(opening)).toBe('100');
  expect(
    movements.map(({ entry: { id }, change, balance }) => [id, String(change), String(balance)]),
  ).toEqual([
    [1, '50.25', '150.25'],
    [5, '-120', '30.25'],
    [7, '-60', '-29.75'],
    [9, '20', '-9.75'],
    [10, '120', '110.25'],
    [11, '-0.25', '110'],
  ]);
  expect(String(closing)).toBe('110');
});

test('a period in which nothing happened closes as it opened', () => {
  expect(statementOf(decimal('-5'), [])).toEqual({
    opening: decimal('-5'),
    movements: [],
    closing: decimal('-5'),
  });
});

test('that money goes to an invoice moves nothing', () => {
  expect(MOVING_KINDS).not.toContain('PAYMENT_APPLIED');
  expect(MOVING_KINDS).not.toContain('CREDIT_APPLIED');
});
