import { expect, test } from '@jest/globals';
import {
  formOf,
  hasTyped,
  type PayForm,
  requestOf,
  requestWithPrepayment,
  rowOf,
} from './payment-request.ts';

const FORM: PayForm = {
  invoices: { one: '', two: '5,00' },
  credits: { first: '', second: '0', third: '2' },
  prepayments: null,
  amount: '',
};

test('sends the used amounts; null for those that the rules decide', () => {
  expect(requestOf(FORM)).toEqual({
    request: {
      invoices: [
        { id: 'one', amount: null },
        { id: 'two', amount: '5.00' },
      ],
      credits: [{ id: 'third', amount: '2' }],
      prepayments: null,
      amount: null,
    },
    problems: [],
  });
});

test('shows an invalid amount at its field, and maps paths to their rows', () => {
  const { problems } = requestOf({ ...FORM, invoices: { one: '', two: 'x' }, amount: '1.005' });
  expect(problems).toEqual([
    { path: 'invoices.1.amount', code: 'NOT_AN_AMOUNT' },
    { path: 'amount', code: 'NOT_AN_AMOUNT' },
  ]);
  expect(rowOf(FORM, 'invoices.1.amount')).toBe('two');
  expect(rowOf(FORM, 'credits.0.amount')).toBe('third');
  expect(rowOf(FORM, 'amount')).toBeNull();
});

test('includes a new prepayment in addition to entered ones', () => {
  const { request } = requestOf(FORM);
  expect(requestWithPrepayment({ ...FORM, amount: '80' }, 'new')).toEqual({ ...request, amount: '0' });
  expect(requestWithPrepayment({ ...FORM, prepayments: { old: '3', unused: '' } }, 'new')).toMatchObject({
    prepayments: [
      { id: 'old', amount: '3' },
      { id: 'new', amount: null },
    ],
  });
});

test.each([
  ['no invoice', { ...FORM, invoices: {} }],
  ['no amount', { ...FORM, invoices: { one: 'x' } }],
])('a form with %s pays nothing on its own', (_what, form) => {
  expect(requestWithPrepayment(form, 'new')).toBeNull();
});

test.each<{ typed: Partial<PayForm>; isTyped: boolean }>([
  { typed: {}, isTyped: false },
  { typed: { credits: {}, prepayments: { first: '' } }, isTyped: false },
  { typed: { invoices: { one: ' ', two: '5' } }, isTyped: true },
  { typed: { credits: { first: '0' } }, isTyped: true },
  { typed: { prepayments: { first: 'x' } }, isTyped: true },
  { typed: { amount: '12' }, isTyped: true },
])('$typed would be lost by leaving: $isTyped', ({ typed, isTyped }) => {
  expect(hasTyped({ ...formOf(['one', 'two']), ...typed })).toBe(isTyped);
});
