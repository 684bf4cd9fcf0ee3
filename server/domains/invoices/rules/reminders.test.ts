import { expect, test } from '@jest/globals';
import { addDays } from '../../../lib/calendar.ts';
import { type Reminder, reminderOf } from './reminders.ts';

const DUE = '2026-12-10';
const DAYS = { before: [7, 3], after: [1, 7, 30] };

test.each<[number, Reminder | null]>([
  [-10, null],
  [-8, null],
  [-7, { event: 'INVOICE_DUE_SOON', days: 7 }],
  [-5, { event: 'INVOICE_DUE_SOON', days: 7 }],
  [-4, null],
  [-3, { event: 'INVOICE_DUE_SOON', days: 3 }],
  [0, null],
  [1, { event: 'INVOICE_OVERDUE', days: 1 }],
  [3, { event: 'INVOICE_OVERDUE', days: 1 }],
  [4, null],
  [7, { event: 'INVOICE_OVERDUE', days: 7 }],
  [31, { event: 'INVOICE_OVERDUE', days: 30 }],
  [90, null],
])('%i days after the due day', (passed, reminder) => {
  expect(reminderOf(DUE, addDays(DUE, passed), DAYS)).toEqual(reminder);
});

test('sends no reminders without days, and the latest of several on one day', () => {
  expect(reminderOf(DUE, DUE, { before: [], after: [] })).toBeNull();
  expect(reminderOf(DUE, DUE, { before: [1, 0], after: [] })).toEqual({ event: 'INVOICE_DUE_SOON', days: 0 });
  expect(reminderOf(DUE, addDays(DUE, 2), { before: [], after: [1, 2] })?.days).toBe(2);
});
