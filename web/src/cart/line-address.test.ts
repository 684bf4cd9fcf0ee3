import { expect, test } from '@jest/globals';
import { readConfigurationAddress } from '../configuration/read-configuration-address.ts';
import { configuredAddress } from './line-address.ts';

const ENGRAVED = { attributeCode: 'ENGRAVING', optionId: null, text: 'Always' };
const FINISH = { attributeCode: 'FINISH', optionId: 12, text: null };
const PIECE = {
  itemType: { databaseId: 61 },
  alloy: { code: '14KY' },
  priority: { code: 'STANDARD' },
  size: null,
  quantity: 1,
  wantedBy: null,
  ownMetal: false,
};
const part = (follows: boolean, choices: object[]) => ({
  code: 'BD-101',
  alloyCode: '14KY',
  size: null,
  follows,
  choices,
});

test.each([
  ['follows the engraved main piece', part(true, [FINISH, ENGRAVED]), {}],
  ['is engraved like it', part(false, [FINISH, ENGRAVED]), { FINISH: '12', ENGRAVING: 'Always' }],
  ['is not engraved', part(false, [FINISH]), { FINISH: '12', ENGRAVING: '' }],
])('the address of a piece with a part that %s leads to the same choices', (_what, configured, choices) => {
  const piece = { ...PIECE, choices: [ENGRAVED], parts: [configured] } as Parameters<
    typeof configuredAddress
  >[0];
  const address = configuredAddress(piece, null);
  const { parts } = readConfigurationAddress(new URLSearchParams(address.slice(address.indexOf('?'))));
  expect(parts['BD-101']?.choices ?? {}).toEqual(choices);
});
