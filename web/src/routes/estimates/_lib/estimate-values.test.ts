import { expect, test } from '@jest/globals';
import {
  contentInput,
  decimalText,
  type EstimateValues,
  fieldPath,
  NEW_ESTIMATE,
} from './estimate-values.ts';

const ATTRIBUTES = [
  { attribute: { databaseId: 4, kind: 'SIZE' } },
  { attribute: { databaseId: 7, kind: 'SELECT' } },
  { attribute: { databaseId: 9, kind: 'TEXT' } },
];

const piece = (configuration: Partial<EstimateValues['configuration']>): EstimateValues => ({
  ...NEW_ESTIMATE,
  configuration: { ...NEW_ESTIMATE.configuration, ...configuration },
});

const design = (values: Partial<EstimateValues['design']>): EstimateValues => ({
  ...NEW_ESTIMATE,
  kind: 'DESIGN',
  design: { ...NEW_ESTIMATE.design, ...values },
});

test('a piece is sent with a choice for each attribute', () => {
  const values = piece({ itemTypeId: '12', priorityId: '2', attributes: { a4: '6,5', a9: 'A, B' } });
  expect(contentInput(values, ATTRIBUTES)).toEqual({
    configuration: {
      itemTypeId: 12,
      alloyId: null,
      priorityId: 2,
      ownMetal: false,
      attributes: [
        { attributeId: 4, text: '6.5' },
        { attributeId: 7, optionId: null },
        { attributeId: 9, text: 'A, B' },
      ],
    },
  });
});

test('a design is sent with its weight or its model, whole stones and what is ticked', () => {
  const stone = { kind: 'DIAMOND|ROUND|G-VS', caratEach: '0,25', count: '2', settingType: 'PRONG' };
  const values = design({
    alloyId: '3',
    weight: '6,4',
    cadVolume: '1',
    surfaceArea: '8,5',
    stones: [stone, { ...stone, caratEach: '' }],
    services: { CAD: true, REPAIR: false },
    treatments: { t5: true },
  });
  expect(contentInput(values, null)).toEqual({
    design: {
      alloyId: 3,
      priorityId: null,
      ownMetal: false,
      weight: '6.4',
      surfaceArea: '8.5',
      stones: [
        {
          gem: 'DIAMOND',
          shape: 'ROUND',
          quality: 'G-VS',
          caratEach: '0.25',
          count: 2,
          settingType: 'PRONG',
        },
      ],
      serviceTypeCodes: ['CAD'],
      treatmentIds: [5],
    },
  });
});

test.each([
  [piece({}), ATTRIBUTES],
  [piece({ itemTypeId: '1' }), null],
  [design({ weight: '5' }), null],
  [design({ alloyId: '1', weight: 'heavy' }), null],
  [design({ alloyId: '1', weightBy: 'cadVolume', weight: '5' }), null],
])('what cannot be priced yet is not asked for (%#)', (values, attributes) => {
  expect(contentInput(values, attributes)).toBeNull();
});

test.each([
  ['configuration.attributes.1.optionId', 'configuration.attributes.a7'],
  ['configuration.attributes.5.text', 'configuration.attributes.5.text'],
  ['configuration.alloyId', 'configuration.alloyId'],
  ['design.weight', 'design.weight'],
])('the issue at %s belongs to %s', (path, field) => {
  expect(fieldPath(path, ATTRIBUTES)).toBe(field);
});

test('both decimal signs are understood', () => {
  expect([decimalText(' 5,64 '), decimalText('5.64')]).toEqual(['5.64', '5.64']);
});
