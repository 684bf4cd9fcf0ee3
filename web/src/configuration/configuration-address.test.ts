import { expect, test } from '@jest/globals';
import { configurationSearch } from './configuration-address.ts';
import { readConfigurationAddress } from './read-configuration-address.ts';

const read = (search: string) => readConfigurationAddress(new URLSearchParams(search));

test('a configuration is written to the address and read back', () => {
  const configuration = {
    metal: '14KW',
    size: '6.25',
    priority: 'RUSH',
    quantity: 3,
    wantedBy: '2026-12-20',
    choices: { STONE: '45', ENGRAVING: 'L & M, 3/10 – « toujours »' },
    parts: {
      'BD-101': { metal: '14KR', size: '7', choices: { FINISH: '12' } },
      'CH-102': { metal: null, size: null, choices: { CHAIN_LENGTH: '50', ENGRAVING: '' } },
    },
    ownMetal: true,
    line: 'Q2FydEl0ZW06Nw==',
  };
  expect(read(configurationSearch(configuration))).toEqual(configuration);
});

test('a piece with default choices has no query parameters', () => {
  expect(configurationSearch(read(''))).toBe('');
});

test.each([
  'size=7%20or%208',
  'size=-3',
  'quantity=0',
  'quantity=1000',
  'quantity=1.5',
  'wantedBy=soon',
  'stone=4',
  ':metal=14KW',
  'BD-101:=14KW',
  'ownMetal=yes',
])('%s means nothing', (search) => {
  expect(read(search)).toEqual(read(''));
});
