import { expect, test } from '@jest/globals';
import { promotionInput, promotionValues } from './promotion-values.ts';

test('codes are typed with commas, spaces or lines between them', () => {
  const values = { ...promotionValues(null), itemTypeCodes: 'RS-101, RS-102\nBD-101', code: 'JUNE' };
  expect(promotionInput(values).itemTypeCodes).toEqual(['RS-101', 'RS-102', 'BD-101']);
});

test('what does not belong to the kind is not sent', () => {
  const values = { ...promotionValues(null), value: '12,5', freeItemCodes: 'CLOTH', code: 'JUNE' };
  expect(promotionInput(values)).toMatchObject({ code: 'JUNE', value: '12.5', freeItemCodes: [] });
  expect(promotionInput({ ...values, kind: 'FREE_ITEM', isCoupon: false })).toMatchObject({
    code: null,
    value: null,
    freeItemCodes: ['CLOTH'],
  });
});

test('sends only checked groups', () => {
  const values = { ...promotionValues(null), itemGroups: { RINGS: true, BANDS: false } };
  expect(promotionInput(values).itemGroupCodes).toEqual(['RINGS']);
});
