import { expect, test } from '@jest/globals';
import {
  type EstimateAction,
  type EstimateFacts,
  estimateRefusal,
  offeredEstimateActions,
} from './estimate-actions.ts';

const OPEN: EstimateFacts = { status: 'OPEN', kind: 'PIECE', isPriced: true, hasOwnPrice: false };

test.each<[EstimateAction, Partial<EstimateFacts>, string | null]>([
  ['EDIT', {}, null],
  ['EDIT', { status: 'EXPIRED' }, 'ESTIMATE_EXPIRED'],
  ['EDIT', { status: 'CONVERTED' }, 'ESTIMATE_CONVERTED'],
  ['COPY', { status: 'EXPIRED' }, null],
  ['COPY', { status: 'CONVERTED' }, null],
  ['DELETE', { status: 'EXPIRED' }, null],
  ['SHARE', { status: 'EXPIRED' }, 'ESTIMATE_EXPIRED'],
  ['TO_CART', {}, null],
  ['TO_CART', { isPriced: false }, null],
  ['TO_CART', { kind: 'DESIGN' }, 'DESIGN_NEEDS_QUOTE'],
  ['TO_CART', { hasOwnPrice: true }, 'PRICE_NEEDS_QUOTE'],
  ['TO_CART', { status: 'EXPIRED', kind: 'DESIGN' }, 'ESTIMATE_EXPIRED'],
  ['TO_JOB', {}, null],
  ['TO_JOB', { isPriced: false }, 'QUOTE_REQUIRED'],
  ['TO_JOB', { kind: 'DESIGN' }, 'DESIGN_NEEDS_QUOTE'],
  ['TO_QUOTE', { kind: 'DESIGN', isPriced: false, hasOwnPrice: true }, null],
  ['TO_QUOTE', { status: 'CONVERTED' }, 'ESTIMATE_CONVERTED'],
])('%s with %j: %s', (action, facts, refusal) => {
  expect(estimateRefusal(action, { ...OPEN, ...facts })).toBe(refusal);
});

test('a shared estimate can be copied, not changed', () => {
  const shared = { isChangeable: false, may: () => true };
  expect(offeredEstimateActions(OPEN, shared)).toEqual(['COPY']);
});

test('does not offer actions without permission', () => {
  const viewer = { isChangeable: true, may: (action: EstimateAction) => action !== 'TO_JOB' };
  expect(offeredEstimateActions(OPEN, viewer)).toEqual([
    'EDIT',
    'COPY',
    'SHARE',
    'DELETE',
    'TO_CART',
    'TO_QUOTE',
  ]);
});
