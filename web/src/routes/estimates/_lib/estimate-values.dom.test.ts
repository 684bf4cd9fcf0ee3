import { expect, test } from '@jest/globals';
import { RING, SET } from '../../../configuration/configured-piece.examples.ts';
import {
  contentInput,
  decimalText,
  type EstimateValues,
  NEW_ESTIMATE,
  unfinishedStone,
} from './estimate-values.ts';

const piece = (configuration: Partial<EstimateValues['configuration']>): EstimateValues => ({
  ...NEW_ESTIMATE,
  configuration: { ...NEW_ESTIMATE.configuration, ...configuration },
});

const design = (values: Partial<EstimateValues['design']>): EstimateValues => ({
  ...NEW_ESTIMATE,
  kind: 'DESIGN',
  design: { ...NEW_ESTIMATE.design, ...values },
});

test('sends a piece with its defaults', () => {
  const values = piece({ itemTypeId: '1', priorityId: '2', size: '6.5', attributes: { a8: '82' } });
  expect(contentInput(values, RING)).toEqual({
    configuration: {
      itemTypeId: 1,
      alloyId: 3,
      size: '6.5',
      priorityId: 2,
      ownMetal: false,
      attributes: [{ attributeId: 8, optionId: 82 }],
      subItems: [],
    },
  });
});

test('sends the separately configured parts of a set, with their own choices', () => {
  const parts = { p1: { alloyId: '4', size: '', attributes: { a8: '81' } } };
  expect(contentInput(piece({ itemTypeId: '5', parts }), SET)?.configuration).toMatchObject({
    itemTypeId: 5,
    subItems: [{ itemTypeId: 1, alloyId: 4, size: null, attributes: [{ attributeId: 8, optionId: 81 }] }],
  });
});

test('sends a design with its weight or volume, complete stones and checked options', () => {
  const stone = { kind: 'DIAMOND|ROUND|G-VS', caratEach: '0,25', count: '2', settingType: 'PRONG' };
  const values = design({
    alloyId: '3',
    weight: '6,4',
    cadVolume: '1',
    surfaceArea: '8,5',
    stones: [stone],
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
  [piece({}), RING],
  [piece({ itemTypeId: '1' }), null],
  [design({ weight: '5' }), null],
  [design({ alloyId: '1', weight: 'heavy' }), null],
  [design({ alloyId: '1', weightBy: 'cadVolume', weight: '5' }), null],
])('does not request a price for an incomplete piece (%#)', (values, offered) => {
  expect(contentInput(values, offered)).toBeNull();
});

test('accepts both decimal signs', () => {
  expect([decimalText(' 5,64 '), decimalText('5.64')]).toEqual(['5.64', '5.64']);
});

test.each([
  ['without carats', { caratEach: '' }, 'caratEach'],
  ['of no carat', { caratEach: '0' }, 'caratEach'],
  ['with words for carats', { caratEach: 'one' }, 'caratEach'],
  ['of no kind', { kind: '' }, 'kind'],
  ['of no number', { count: '0' }, 'count'],
])('a stone %s is required, never omitted from the price', (_what, lacking, field) => {
  const stone = { kind: 'DIAMOND|ROUND|G-VS', caratEach: '1.00', count: '1', settingType: 'PRONG' };
  const stones = [stone, { ...stone, ...lacking }];
  expect(unfinishedStone(stones)).toBe(`design.stones.1.${field}`);
  expect(contentInput(design({ alloyId: '3', weight: '5', stones }), null)).toBeNull();
});
