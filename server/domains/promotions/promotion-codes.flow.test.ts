import { expect, test } from '@jest/globals';
import { testDatabase } from '../../test/database.ts';
import { run } from '../../test/run.ts';
import { openShop } from '../../test/shop.ts';

const { db } = await testDatabase();
const { admin } = await openShop(db);

const DOCUMENT = `mutation ($input: SavePromotionInput!) { result: savePromotion(input: $input) { __typename
  ... on SavePromotionSuccess { promotion { code targets { kind code } } } } }`;

test('codes of customers and pieces are read like the coupon: in full-width and small letters, without invisible characters', async () => {
  const input = {
    code: 'ｓｐｒｉｎｇ',
    kind: 'PERCENT_ITEM',
    nameEn: 'Spring',
    nameFr: 'Printemps',
    value: '10',
    isActive: true,
    customerAccountNumbers: ['ＬＵＮＡ－００１'],
    customerTypeCodes: [],
    itemTypeCodes: [' band-\u200bproof '],
    itemGroupCodes: [],
    freeItemCodes: [],
  };
  const { data } = await run(admin, DOCUMENT, { input });
  expect(data.result.promotion).toEqual({
    code: 'SPRING',
    targets: expect.arrayContaining([
      { kind: 'CUSTOMER', code: 'LUNA-001' },
      { kind: 'ITEM_TYPE', code: 'BAND-PROOF' },
    ]),
  });
});
