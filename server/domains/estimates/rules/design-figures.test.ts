import { expect, test } from '@jest/globals';
import { designFigure } from './design-figures.ts';

test.each([
  ['weight', '6.405', '6.41'],
  ['weight', '0.1', '0.1'],
  ['weight', '0.09', null],
  ['weight', '2000', '2000'],
  ['weight', '2000.01', null],
  ['cadVolume', '0.433849', '0.4338'],
  ['cadVolume', '151', null],
  ['surfaceArea', '12.345', '12.35'],
  ['surfaceArea', '0', null],
  ['caratEach', '0.02', '0.02'],
  ['caratEach', '0', null],
] as const)('%s %s is kept as %s', (name, given, kept) => {
  expect(designFigure(name, given)).toBe(kept);
});
