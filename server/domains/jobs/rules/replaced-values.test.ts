import { expect, test } from '@jest/globals';
import { replacedValues } from './replaced-values.ts';

const JOB = { stage: 100, leadDaysLeft: 0, reworkReason: null, actualWeight: '5.6', cancelReason: null };

test.each([
  [
    'the bench position and the reason of a rework',
    { stage: 49, leadDaysLeft: 6, reworkReason: 'Seam' },
    { stage: 100, leadDaysLeft: 0, reworkReason: null },
  ],
  ['a refused weight', { actualWeight: null }, { actualWeight: '5.60' }],
  ['nothing that stays as it was', { reworkReason: null, stage: 100 }, null],
  ['nothing that is not given', { cancelReason: undefined }, null],
  ['nothing that is known otherwise', { shippedAt: new Date(), statusId: 1907 }, null],
])('keeps %s', (_what, columns, before) => {
  expect(replacedValues(JOB, columns)).toEqual(before);
});
