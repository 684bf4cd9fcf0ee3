import { expect, test } from '@jest/globals';
import { billableShipments } from './billable-shipments.ts';

const shipments = [
  { id: 1, voidedAt: null },
  { id: 2, voidedAt: new Date('2026-01-02') },
  { id: 3, voidedAt: null },
];

test.each([
  ['nothing is billed', [], [1, 3]],
  ['a shipment is billed', [1], [3]],
  ['all that was left is billed', [1, null], []],
] as const)('when %s', (_what, billed, billable) => {
  const standing = billed.map((shipmentId) => ({ shipmentId }));
  expect(billableShipments(shipments, standing).map(({ id }) => id)).toEqual(billable);
});
