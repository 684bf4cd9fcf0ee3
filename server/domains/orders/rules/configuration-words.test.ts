import { expect, test } from '@jest/globals';
import type { ConfiguredPart, ResolvedChoice } from '../../pricing/configuration/configuration.ts';
import { configurationWords } from './configuration-words.ts';

const finish: ResolvedChoice = {
  attributeId: 1,
  attributeCode: 'FINISH',
  attributeNameEn: 'Finish',
  attributeNameFr: 'Finition',
  optionId: 2,
  valueEn: 'High polish',
  valueFr: 'Poli miroir',
  text: null,
};

const band: ConfiguredPart = {
  itemTypeId: 5,
  code: 'BD-1',
  nameEn: 'Plain band',
  nameFr: 'Alliance',
  alloyId: 3,
  alloyCode: '14KW',
  alloyNameEn: '14K white gold',
  alloyNameFr: 'Or blanc 14 ct',
  size: '7.25',
  choices: [finish],
  quantity: 2,
  follows: true,
};

test.each<['en' | 'fr', ResolvedChoice[], ConfiguredPart[], string[]]>([
  [
    'en',
    [finish],
    [band],
    ['Finish: High polish', '2 × Plain band: 14K white gold · US 7¼ · Finish: High polish'],
  ],
  [
    'fr',
    [finish],
    [band],
    ['Finition : Poli miroir', '2 × Alliance : Or blanc 14 ct · US 7¼ · Finition : Poli miroir'],
  ],
  ['en', [], [{ ...band, size: null, choices: [] }], ['2 × Plain band: 14K white gold']],
  ['en', [{ ...finish, valueEn: '' }], [], []],
])('a configuration in %s %#', (language, choices, parts, lines) => {
  expect(configurationWords({ choices, parts }, language).map(spaced)).toEqual(lines);
});

function spaced(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
