import { expect, test } from '@jest/globals';
import { lineAgain } from './line-again.ts';

const LINE = {
  id: 'Q2FydEl0ZW06MQ==',
  quantity: 2,
  wantedBy: '2026-12-24',
  reference: 'R-1',
  endCustomer: null,
  note: 'Bright cut',
  itemType: { databaseId: 12, name: 'Solitaire' },
  alloy: { databaseId: 3, code: '14KY' },
  priority: { databaseId: 1, code: 'STANDARD' },
  size: { us: '7.5' },
  choices: [
    { attributeId: 5, attributeCode: 'FINISH', optionId: 51, text: null },
    { attributeId: 6, attributeCode: 'ENGRAVING', optionId: null, text: 'For ever' },
  ],
  parts: [
    {
      itemTypeId: 20,
      code: 'BD-1',
      alloyId: 3,
      alloyCode: '14KY',
      size: { us: '7.5' },
      choices: [],
      follows: true,
    },
    {
      itemTypeId: 21,
      code: 'CH-1',
      alloyId: 4,
      alloyCode: '14KW',
      size: null,
      choices: [{ attributeId: 9, attributeCode: 'CHAIN_LENGTH', optionId: null, text: '45' }],
      follows: false,
    },
  ],
  ownMetal: true,
  drawing: { databaseId: 90 },
};

test('a removed line comes back as it was', () => {
  expect(lineAgain(LINE, new Date('2026-12-01T12:00:00Z'))).toEqual({
    configuration: {
      itemTypeId: 12,
      alloyId: 3,
      priorityId: 1,
      size: '7.5',
      attributes: [
        { attributeId: 5, optionId: 51 },
        { attributeId: 6, text: 'For ever' },
      ],
      subItems: [{ itemTypeId: 21, alloyId: 4, size: null, attributes: [{ attributeId: 9, text: '45' }] }],
      ownMetal: true,
    },
    quantity: 2,
    wantedBy: '2026-12-24',
    reference: 'R-1',
    endCustomer: null,
    note: 'Bright cut',
    drawingFileId: 90,
  });
});

test('a wanted-by day that has passed is left out', () => {
  expect(lineAgain(LINE, new Date('2027-01-02T12:00:00Z')).wantedBy).toBeNull();
});
