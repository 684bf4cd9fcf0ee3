import { expect, test } from '@jest/globals';
import { abandonedStep, type ChargeState, chargeStep } from './charge-step.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const asked = { requestHash: 'same', resultSeconds: 60, now: NOW };

test('nothing was asked before', () => {
  expect(chargeStep(null, asked)).toBe('BEGIN');
});

test.each<[ChargeState, string, number, number | null, string]>([
  // state, request, age in seconds, lease left in seconds
  ['STARTED', 'same', 5, 30, 'PENDING'],
  ['STARTED', 'same', 5, null, 'CONTINUE'],
  ['AUTHORIZED', 'same', 5, -1, 'CONTINUE'],
  ['RELEASING', 'same', 5, 30, 'PENDING'],
  ['RELEASING', 'same', 5, -1, 'CONTINUE'],
  ['RECORDED', 'same', 5, 30, 'ANSWERED'],
  ['CAPTURED', 'same', 5, null, 'ANSWERED'],
  ['DECLINED', 'same', 5, null, 'ANSWERED'],
  ['RELEASED', 'same', 5, null, 'BEGIN'],
  ['UNDOING', 'same', 5, null, 'BEGIN'],
  ['UNDONE', 'same', 5, null, 'BEGIN'],
  ['STARTED', 'other', 5, null, 'KEY_REUSED'],
  ['CAPTURED', 'other', 5, null, 'KEY_REUSED'],
  ['DECLINED', 'other', 5, null, 'BEGIN'],
  ['RELEASED', 'other', 5, null, 'BEGIN'],
  ['CAPTURED', 'same', 61, null, 'BEGIN'],
  ['CAPTURED', 'other', 61, null, 'BEGIN'],
  ['STARTED', 'same', 61, 30, 'PENDING'],
  ['STARTED', 'other', 61, 30, 'KEY_REUSED'],
])('%s, asked %s, %i s ago, leased %s s more: %s', (state, requestHash, age, lease, step) => {
  const leasedUntil = lease === null ? null : ago(-lease);
  expect(chargeStep({ state, requestHash, createdAt: ago(age), leasedUntil }, asked)).toBe(step);
});

test.each([
  ['STARTED', null, 60, 'LOOK_AGAIN_LATER'],
  ['STARTED', null, 601, 'RELEASED'],
  ['STARTED', 'AUTHORIZED', 60, 'RELEASE'],
  ['AUTHORIZED', 'AUTHORIZED', 60, 'RELEASE'],
  ['RELEASING', 'RELEASED', 60, 'RELEASED'],
  ['STARTED', 'DECLINED', 60, 'DECLINED'],
  ['AUTHORIZED', 'CAPTURED', 60, 'ASK_STAFF'],
  ['RECORDED', 'AUTHORIZED', 60, 'CAPTURE'],
  ['RECORDED', 'CAPTURED', 60, 'CAPTURE'],
] as const)(
  'a charge that was left %s and is %s at the gateway after %i s: %s',
  (state, there, age, step) => {
    expect(abandonedStep({ state, createdAt: ago(age) }, there, NOW)).toBe(step);
  },
);
