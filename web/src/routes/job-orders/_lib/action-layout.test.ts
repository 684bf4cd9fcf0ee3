import { expect, test } from '@jest/globals';
import { isImmediate, layOutActions } from './action-layout.ts';

const offer = (action: string, missing: string | null = null) => ({
  action,
  enabled: missing === null,
  missing,
  takesReason: false,
  reversible: true,
});

const names = (actions: readonly { action: string }[]) => actions.map(({ action }) => action);

test('the next steps are buttons, the main one first; the rest is in the menu', () => {
  const { buttons, menu } = layOutActions(
    ['HOLD', 'DECLINE', 'APPROVE', 'CANCEL'].map((name) => offer(name)),
  );
  expect(names(buttons)).toEqual(['APPROVE', 'DECLINE']);
  expect(names(menu)).toEqual(['HOLD', 'CANCEL']);
});

test('at most two buttons', () => {
  const { buttons, menu } = layOutActions(
    ['RELEASE', 'REQUEST_APPROVAL', 'START'].map((name) => offer(name)),
  );
  expect(names(buttons)).toEqual(['RELEASE', 'REQUEST_APPROVAL']);
  expect(names(menu)).toEqual(['START']);
});

test('a refused action is a text with what is missing', () => {
  const { buttons, refused, later } = layOutActions([
    offer('START', 'PAYMENT_TERMS_NOT_MET'),
    offer('HOLD'),
    offer('CANCEL', 'PRODUCTION_STARTED'),
  ]);
  expect(buttons).toEqual([]);
  expect(names(later)).toEqual(['CANCEL']);
  expect(refused.map(({ action, missing }) => [action, missing])).toEqual([
    ['START', 'PAYMENT_TERMS_NOT_MET'],
  ]);
});

test('an answer is offered before its note exists: the dialog adds it', () => {
  const { buttons, refused } = layOutActions([offer('ANSWER', 'CUSTOMER_NOTE_REQUIRED')]);
  expect(names(buttons)).toEqual(['ANSWER']);
  expect(refused).toEqual([]);
});

test.each([
  { action: 'START', facts: {}, expected: true },
  { action: 'SHIP', facts: { reversible: false }, expected: false },
  { action: 'REWORK', facts: { takesReason: true }, expected: false },
  { action: 'REQUEST_APPROVAL', facts: {}, expected: false },
])('$action with $facts runs immediately: $expected', ({ action, facts, expected }) => {
  expect(isImmediate({ ...offer(action), ...facts })).toBe(expected);
});
