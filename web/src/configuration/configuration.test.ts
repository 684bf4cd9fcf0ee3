import { expect, test } from '@jest/globals';
import {
  charactersTooMany,
  chosenAlloy,
  configurationInput,
  effectivePart,
  isNumberOffered,
  lengthOf,
  type OfferedAttribute,
  type Piece,
  unsupportedCharacters,
  unusableOfParts,
} from './configuration.ts';
import { FOLLOWING_PART } from './configuration-address.ts';
import { readConfigurationAddress } from './read-configuration-address.ts';

const YELLOW = { isDefault: true, alloy: { databaseId: 3, code: '14KY' } };
const WHITE = { isDefault: false, alloy: { databaseId: 4, code: '14KW' } };

test.each([
  ['14KW', WHITE],
  ['4', WHITE],
  ['9,4', WHITE],
  ['9', YELLOW],
  [null, YELLOW],
])('the metal %s of the address is the alloy %o', (metal, expected) => {
  expect(chosenAlloy({ alloys: [YELLOW, WHITE] }, { metal })).toBe(expected);
});

const engraving = (maxLength: number | null) =>
  ({ attribute: { maxLength, dependsOnId: null } }) as unknown as OfferedAttribute; // the rest of the offer does not matter here

test.each([
  [5, 'Luna', 0],
  [5, ' Luna ', 0],
  [5, 'L & M 2026', 5],
  [2, '💍', 0],
  [1, '👩‍👧', 0],
  [2, 'e\u0301e\u0301', 0],
  [null, 'as long as one likes', 0],
])('with a maximum of %s characters, %j has %i too many', (maxLength, text, expected) => {
  expect(charactersTooMany(engraving(maxLength), text)).toBe(expected);
});

test.each([
  ['日本 & A', null, ['日', '本']],
  ['Любовь', null, ['Л', 'ю', 'б', 'о', 'в', 'ь']],
  ['Любовь', 5, []],
  ['e\u0301', null, []],
])('in %j with the lettering %s, %j cannot be engraved', (text, optionId, strange) => {
  const lettering = {
    required: false,
    attribute: { databaseId: 2, code: 'ENGRAVING_FONT', kind: 'SELECT', dependsOnId: 1 },
    defaultOption: null,
    options: [{ databaseId: 5, code: 'BLOCK', signs: '21-7e a0-24f 400-4ff' }],
  };
  const offered = { attribute: { databaseId: 1, dependsOnId: null, signs: '21-7e a0-24f' } };
  const piece = { attributes: [offered, lettering] } as unknown as Piece; // what decides the signs alone
  const choices: Record<string, string> = optionId === null ? {} : { ENGRAVING_FONT: String(optionId) };
  expect(unsupportedCharacters(piece, offered as unknown as OfferedAttribute, text, { choices })).toEqual(
    strange,
  );
});

test('ignores leading and trailing spaces', () => {
  expect(lengthOf('  L & M ')).toBe(5);
});

const chainLength = {
  required: false,
  attribute: {
    databaseId: 8,
    code: 'LENGTH',
    name: 'Length',
    kind: 'NUMBER',
    unit: 'cm',
    maxLength: null,
    dependsOnId: null,
    signs: null,
  },
  defaultOption: null,
  numberRange: { min: '38', max: '60', step: '0.5', standard: '45' },
  options: [],
  looks: [],
};

test.each([
  ['38', true],
  ['60', true],
  ['45.5', true],
  ['45.25', false],
  ['61', false],
  ['37', false],
  ['', false],
  ['long', false],
])('a length of %j is offered: %s', (text, expected) => {
  expect(isNumberOffered(chainLength, text)).toBe(expected);
});

function piece(databaseId: number, code: string, attributes: Piece['attributes'] = []): Piece {
  const alloys = [YELLOW, WHITE].map(({ isDefault, alloy }) => ({
    isDefault,
    alloy: { ...alloy, name: alloy.code, colour: 'YELLOW' },
  }));
  return { databaseId, code, alloys, attributes, sizeRange: null };
}

const pendant = piece(1, 'PD-1', [chainLength]);
const chain = { name: 'Chain', quantity: 1, offer: piece(2, 'CH-1', [chainLength]) };
const address = (search: string) => readConfigurationAddress(new URLSearchParams(search));

test('a part without a choice of its own uses the choice of the main piece, including defaults', () => {
  const chosen = address('metal=14KW');
  expect(configurationInput(pendant, [chain], [], chosen).subItems).toEqual([]);
  expect(effectivePart(pendant, chosen, FOLLOWING_PART)).toEqual({
    metal: '14KW',
    size: null,
    choices: { LENGTH: '45' },
  });
});

test('sends only the choices of the part itself', () => {
  const chosen = address('metal=14KW&CH-1:LENGTH=50');
  expect(configurationInput(pendant, [chain], [], chosen).subItems).toEqual([
    { itemTypeId: 2, alloyId: null, size: null, attributes: [{ attributeId: 8, text: '50' }] },
  ]);
  expect(effectivePart(pendant, chosen, chosen.parts['CH-1'] ?? FOLLOWING_PART).choices).toEqual({
    LENGTH: '50',
  });
});

test('a part without a text of its own has that of the main piece, unless it is left out', () => {
  const inscription = {
    ...chainLength,
    attribute: { ...chainLength.attribute, databaseId: 9, code: 'ENGRAVING', kind: 'TEXT', maxLength: 24 },
  };
  const band = { name: 'Band', quantity: 1, offer: piece(3, 'BD-1', [inscription]) };
  const sent = (search: string) =>
    configurationInput(piece(4, 'WS-1', [inscription]), [band], [], address(search)).subItems;
  expect(sent('ENGRAVING=Always&BD-1:size=7')).toMatchObject([{ attributes: [] }]);
  expect(sent('ENGRAVING=Always&BD-1:ENGRAVING=')).toMatchObject([
    { itemTypeId: 3, attributes: [{ attributeId: 9, text: '' }] },
  ]);
});

test('a size that is not available for a part prevents the order', () => {
  expect(unusableOfParts([chain], pendant, address('CH-1:LENGTH=500'))).toEqual([8]);
  expect(unusableOfParts([chain], pendant, address('CH-1:LENGTH=50'))).toEqual([]);
});
