import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import type { JobStatusCode } from '../../orders/rules/job-status-codes.ts';
import type { BankState } from '../../payments/rules/bank-state.ts';
import { depositWayBack } from './deposit-way-back.ts';
import { offeredEdits } from './order-edits.ts';
import { actorWith, ORDER } from './sales-order.examples.ts';
import { shipmentVoidRefusal } from './shipment-void-refusal.ts';

test.each<[BankState, refunded: string, isVoided: boolean, string | null]>([
  ['NO_BANK', '0', false, 'REVERSE'],
  ['NO_BANK', '1', false, 'REFUND'],
  ['NO_BANK', '20', false, null],
  ['NO_BANK', '0', true, null],
  ['TAKEN', '0', false, 'REFUND'],
  ['TAKEN', '5', false, 'REFUND'],
  ['OUTSTANDING', '0', false, null],
  ['OUTSTANDING', '5', false, null],
])('a deposit of 20 with the bank state %s, %s refunded, voided: %s goes back by %s', (bank, ...facts) => {
  const [refunded, isVoided, way] = facts;
  expect(depositWayBack({ bank, refunded: decimal(refunded), isVoided, amount: decimal('20') })).toBe(way);
});

test.each<[isVoided: boolean, isInvoiced: boolean, JobStatusCode[], string | null]>([
  [false, false, ['SHIPPED', 'READY'], null],
  [true, false, ['READY'], 'ALREADY_VOIDED'],
  [false, true, ['SHIPPED'], 'SHIPMENT_INVOICED'],
  [false, false, ['SHIPPED', 'COMPLETED'], 'JOB_COMPLETED'],
])('a shipment, voided: %s, invoiced: %s, of jobs that are %j cannot be voided: %s', (...facts) => {
  const [isVoided, isInvoiced, jobStatuses, refusal] = facts;
  expect(shipmentVoidRefusal({ isVoided, isInvoiced, jobStatuses })).toBe(refusal);
});

test.each([
  [{ hasVoidableDeposit: false, voidableShipmentIds: [] }, []],
  [{ hasVoidableDeposit: true, voidableShipmentIds: [] }, ['VOID_DEPOSIT']],
  [{ hasVoidableDeposit: false, voidableShipmentIds: [3] }, ['VOID_SHIPMENT']],
])('offers voiding where possible: %j', (subjects, offered) => {
  const edits = offeredEdits({ ...ORDER, status: 'SHIPPED' }, actorWith('STAFF_SALES'), subjects);
  expect(edits.filter((edit) => edit.startsWith('VOID_'))).toEqual(offered);
});
