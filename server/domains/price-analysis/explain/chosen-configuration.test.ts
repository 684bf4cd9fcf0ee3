import { expect, test } from '@jest/globals';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import { chosenConfiguration, type PieceChoices } from './chosen-configuration.ts';

const attribute = (id: number, code: string, defaultOptionId: number | null) => ({
  id,
  code,
  kind: 'SELECT',
  required: true,
  defaultOptionId,
  defaultNumber: null,
  minNumber: null,
  options: [{ id: id * 10 }, { id: id * 10 + 1 }],
});

/** The parts of a ring that its configuration depends on. */
const RING = {
  id: 1,
  code: 'RS-1',
  refSize: '7',
  minSize: '4',
  alloys: [
    { id: 3, code: '14KY' },
    { id: 4, code: '14KW' },
  ],
  attributes: [attribute(7, 'FINISH', 70), attribute(8, 'QUALITY', null)],
} as unknown as Piece;
const BAND = { ...RING, id: 2, code: 'WB-1' };
const AMONG = {
  pieces: new Map([RING, BAND].map((piece) => [piece.id, piece])),
  priorities: [
    { id: 1, code: 'STANDARD' },
    { id: 2, code: 'RUSH' },
  ],
};
const NOTHING: PieceChoices = {
  alloyCode: null,
  size: null,
  attributes: [],
  priorityCode: null,
  ownMetal: false,
  parts: [],
};

test('omitted choices use the default', () => {
  expect(chosenConfiguration(RING, NOTHING, AMONG)).toEqual({
    itemTypeId: 1,
    alloyId: null,
    size: '7',
    attributes: [{ attributeId: 8, optionId: 80 }],
    subItems: [],
    ownMetal: false,
    priorityId: null,
  });
});

test('accepts codes of choices in any case, for the piece and its parts', () => {
  const choices: PieceChoices = {
    alloyCode: '14kw',
    size: '6.5',
    attributes: [
      { attributeCode: 'QUALITY', value: '81' },
      { attributeCode: 'FINISH', value: 'BRUSHED' },
    ],
    priorityCode: 'RUSH',
    ownMetal: true,
    parts: [
      {
        pieceCode: 'WB-1',
        alloyCode: '14KY',
        size: null,
        attributes: [{ attributeCode: 'FINISH', value: '71' }],
      },
    ],
  };
  expect(chosenConfiguration(RING, choices, AMONG)).toEqual({
    itemTypeId: 1,
    alloyId: 4,
    size: '6.5',
    attributes: [
      { attributeId: 8, text: '81' },
      { attributeId: 7, text: 'BRUSHED' },
    ],
    subItems: [{ itemTypeId: 2, alloyId: 3, size: null, attributes: [{ attributeId: 7, text: '71' }] }],
    ownMetal: true,
    priorityId: 2,
  });
});

test.each<[Partial<PieceChoices>, string]>([
  [{ alloyCode: '18KY' }, 'alloyCode'],
  [{ priorityCode: 'NEVER' }, 'priorityCode'],
  [{ attributes: [{ attributeCode: 'COLOUR', value: 'RED' }] }, 'attributes.0.attributeCode'],
  [{ parts: [{ pieceCode: 'XX-1', alloyCode: null, size: null, attributes: [] }] }, 'parts.0.pieceCode'],
])('%j names nothing that is offered', (choices, path) => {
  const refused = () => chosenConfiguration(RING, { ...NOTHING, ...choices }, AMONG);
  expect(refused).toThrow(InvalidInputError);
  expect(refused).toThrow(
    expect.objectContaining({
      issues: [expect.objectContaining({ path: `subject.choices.${path}`, code: 'UNKNOWN' })],
    }),
  );
});
