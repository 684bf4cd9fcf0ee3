import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { dueDate, isOverdue } from './due-date.ts';

test.each([
  ['PREPAID', '2026-01-31'],
  ['NET_30', '2026-03-02'],
  ['NET_60', '2026-04-01'],
  ['ON_HOLD', '2026-03-02'],
] as const)('%s issued on the last of January is due on %s', (terms, due) => {
  expect(dueDate('2026-01-31', terms)).toBe(due);
});

test.each([
  ['its last day', '10', '2026-02-01', '2026-02-01', false],
  ['the day after', '10', '2026-02-01', '2026-02-02', true],
  ['paid', '0', '2026-02-01', '2026-02-02', false],
  ['a draft', '0', null, '2026-02-02', false],
] as const)('%s', (_what, balance, dueOn, today, overdue) => {
  expect(isOverdue({ balance: decimal(balance), dueOn }, today)).toBe(overdue);
});
