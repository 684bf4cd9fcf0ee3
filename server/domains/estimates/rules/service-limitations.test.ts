import { expect, test } from '@jest/globals';
import { type ServiceRule, serviceLimitations, slowestService } from './service-limitations.ts';

const rule = (code: string, rank: number, allowedNext: string[], minLeadDays = 0): ServiceRule => ({
  code,
  nameEn: code,
  nameFr: code,
  rank,
  allowedNext,
  requiresProof: false,
  minLeadDays,
});

const RULES = [
  rule('CAD', 0, ['CASTING'], 4),
  rule('CASTING', 1, ['SETTING', 'FINISHING'], 4),
  rule('SETTING', 2, ['FINISHING']),
  rule('FINISHING', 3, []),
  rule('REPAIR', 4, ['FINISHING'], 2),
];

test.each([
  [[], []],
  [['CAD'], []],
  [['CAD', 'CASTING', 'SETTING', 'FINISHING'], []],
  [['FINISHING', 'CASTING', 'CAD'], []],
  [['CAD', 'FINISHING'], [['MAY_NOT_FOLLOW', 1, 'FINISHING', 'CAD']]],
  [['FINISHING', 'CAD'], [['MAY_NOT_FOLLOW', 0, 'FINISHING', 'CAD']]],
  [['CASTING', 'REPAIR'], [['MAY_NOT_FOLLOW', 1, 'REPAIR', 'CASTING']]],
  [['GILDING'], [['UNKNOWN', 0, undefined, undefined]]],
  [['CAD', 'CAD'], [['DUPLICATE', 1, undefined, undefined]]],
])('%j', (chosen, expected) => {
  const found = serviceLimitations(chosen, RULES).map((each) => [
    each.code,
    each.index,
    each.service?.code,
    'before' in each ? each.before.code : undefined,
  ]);
  expect(found).toEqual(expected);
});

test.each([
  [[], undefined],
  [['SETTING'], undefined],
  [['SETTING', 'REPAIR'], 'REPAIR'],
  [['REPAIR', 'CASTING', 'CAD'], 'CAD'],
])('the slowest of %j is %s', (chosen, expected) => {
  expect(slowestService(chosen, RULES)?.code).toBe(expected);
});
