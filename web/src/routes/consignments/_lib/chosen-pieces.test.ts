import { expect, test } from '@jest/globals';
import type { MutationFailure } from '../../../lib/forms/mutation-failure.ts';
import { atFields, chosenPieces, quantityField } from './chosen-pieces.ts';

const LINES = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function typed(quantities: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [id, quantity] of Object.entries(quantities)) data.set(quantityField(id), quantity);
  return data;
}

function refused(path: string, code: string): MutationFailure {
  const facts = { data: {}, permissionName: null, currentVersion: null, requestId: null };
  return { kind: 'InvalidInputError', code: 'INVALID_INPUT', issues: [{ path, code }], ...facts };
}

test('does not send lines without a quantity', () => {
  expect(chosenPieces(LINES, typed({ a: '0', b: '2', c: '' }))).toEqual([{ lineId: 'b', quantity: 2 }]);
});

test.each([
  ['a place among what was sent', 'lines.1.quantity', 'QUANTITY_BEYOND_LINE', 'c', 'QUANTITY_BEYOND_LINE'],
  ['a line that is no longer at this step', 'lines.0.lineId', 'LINE_NOT_READY', 'b', 'LINE_NOT_READY'],
  ['no pieces at all', 'lines', 'REQUIRED', 'a', 'NO_PIECES'],
])('shows %s at the field of its line', (_what, path, code, line, worded) => {
  const parts = [
    { lineId: 'b', quantity: 1 },
    { lineId: 'c', quantity: 9 },
  ];
  expect(atFields(refused(path, code), parts, LINES).issues).toEqual([
    { path: quantityField(line), code: worded },
  ]);
});

test('keeps the path of other problems', () => {
  expect(atFields(refused('reason', 'TOO_LONG'), [], LINES).issues).toEqual([
    { path: 'reason', code: 'TOO_LONG' },
  ]);
});
