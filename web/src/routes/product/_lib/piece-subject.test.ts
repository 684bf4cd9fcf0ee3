import { expect, test } from '@jest/globals';
import type { Piece } from '../../../configuration/configuration.ts';
import { pieceSubject } from './piece-subject.ts';

/** A piece with the data for its explanation URL. */
const offer = (databaseId: number, code: string) =>
  ({
    databaseId,
    code,
    alloys: [{ isDefault: true, alloy: { databaseId: 3, code: '14KY' } }],
    attributes: [
      { attribute: { databaseId: 7, code: 'FINISH' } },
      { attribute: { databaseId: 8, code: 'ENGRAVING' } },
    ],
  }) as unknown as Piece; // the rest of the offer does not matter here

test('the URL of a configured piece contains codes, with its separately configured parts', () => {
  const configuration = {
    itemTypeId: 1,
    alloyId: 3,
    size: '6.5',
    attributes: [
      { attributeId: 7, optionId: 70 },
      { attributeId: 8, text: 'L & M' },
    ],
    subItems: [{ itemTypeId: 2, alloyId: null, size: null, attributes: [{ attributeId: 7, optionId: 71 }] }],
    ownMetal: false,
  };
  const subject = pieceSubject({
    piece: offer(1, 'WS-501'),
    parts: [{ name: 'Band', quantity: 1, offer: offer(2, 'WB-1') }],
    configuration,
    priority: 'RUSH',
    quantity: 1,
    customer: 'LUNA-001',
  });
  expect(subject).toEqual({
    piece: 'WS-501',
    customer: 'LUNA-001',
    metal: '14KY',
    size: '6.5',
    FINISH: '70',
    ENGRAVING: 'L & M',
    'WB-1:FINISH': '71',
    priority: 'RUSH',
  });
});
