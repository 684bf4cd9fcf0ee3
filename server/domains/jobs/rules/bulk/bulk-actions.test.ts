import { expect, test } from '@jest/globals';
import type { JobActor } from '../job-actor.ts';
import { offeredBulkActions } from './bulk-actions.ts';

const actor = (side: JobActor['side'], permission: number, isActedFor = false): JobActor => ({
  userId: 1,
  customerId: 1,
  side,
  isActedFor,
  scopes: new Map([[permission, 'CUSTOMER']]),
});

test.each([
  ['staff with 1708', 'NEW', actor('STAFF', 1708), ['UPDATE_STATUS']],
  ['staff without 1708', 'NEW', actor('STAFF', 1701), []],
  ['staff with 1705', 'AWAITING_APPROVAL', actor('STAFF', 1705), []],
  ['a customer with 1705', 'AWAITING_APPROVAL', actor('CUSTOMER', 1705), ['APPROVE']],
  ['a customer with 1705', 'NEW', actor('CUSTOMER', 1705), ['APPROVE: NOTHING_AWAITS_APPROVAL']],
  ['a customer without 1705', 'AWAITING_APPROVAL', actor('CUSTOMER', 1701), []],
  ['a customer with 1708', 'NEW', actor('CUSTOMER', 1708), []],
  ['who acts as the customer', 'AWAITING_APPROVAL', actor('CUSTOMER', 1705, true), []],
] as const)('%s, job %s', (_who, status, viewer, expected) => {
  const offered = offeredBulkActions(status, viewer);
  expect(offered.map(({ action, missing }) => (missing ? `${action}: ${missing}` : action))).toEqual(
    expected,
  );
  expect(offered.every(({ enabled, missing }) => enabled === (missing === null))).toBe(true);
});
