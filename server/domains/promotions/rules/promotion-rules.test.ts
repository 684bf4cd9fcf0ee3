import { expect, test } from '@jest/globals';
import { decimal } from '../../../lib/money.ts';
import { type PromotionTerms, promotionIssues } from './promotion-issues.ts';
import { promotionState } from './promotion-state.ts';

const OPEN = { isActive: true, startsOn: null, endsOn: null, totalLimit: null, uses: 0 };

test.each([
  ['ACTIVE', {}],
  ['ACTIVE', { startsOn: '2026-06-15', endsOn: '2026-06-15', totalLimit: 1 }],
  ['SCHEDULED', { startsOn: '2026-06-16' }],
  ['EXPIRED', { endsOn: '2026-06-14', uses: 5, totalLimit: 5 }],
  ['USED_UP', { uses: 5, totalLimit: 5 }],
  ['OFF', { isActive: false, endsOn: '2026-06-14' }],
])('%s: %o', (state, changes) => {
  expect(promotionState({ ...OPEN, ...changes }, '2026-06-15')).toBe(state);
});

const TERMS: PromotionTerms = {
  code: 'JUNE-10',
  kind: 'PERCENT_ORDER',
  value: decimal('10'),
  startsOn: null,
  endsOn: null,
  freeItemCodes: [],
};

test.each<[string, Partial<PromotionTerms>, (readonly [string, string])[]]>([
  ['complete', {}, []],
  ['a code with a space', { code: 'JUNE 10' }, [['code', 'WRONG_FORMAT']]],
  ['no value', { value: decimal('0') }, [['value', 'TOO_SMALL']]],
  ['more than all', { value: decimal('100.01') }, [['value', 'TOO_BIG']]],
  ['an amount above 100', { kind: 'AMOUNT_ORDER', value: decimal('250') }, []],
  ['no gift', { kind: 'FREE_ITEM', value: decimal('0') }, [['freeItemCodes', 'REQUIRED']]],
  ['a gift', { kind: 'FREE_ITEM', value: decimal('0'), freeItemCodes: ['CLOTH'] }, []],
  [
    'an end before its start',
    { startsOn: '2026-06-15', endsOn: '2026-06-14' },
    [['endsOn', 'ENDS_BEFORE_START']],
  ],
])('%s', (_what, changes, issues) => {
  expect(promotionIssues({ ...TERMS, ...changes }).map(({ path, code }) => [path, code])).toEqual(issues);
});
