import { expect, test } from '@jest/globals';
import { convertMeasureUnit, MEASURE_UNITS } from './measure-units.ts';

test.each([
  ['g', 'g', '1'],
  ['kg', 'g', '1000'],
  ['ozt', 'g', '31.1034768'],
  ['ozt', 'dwt', '20'],
  ['dwt', 'g', '1.55517384'],
  ['dwt', 'gr', '24'],
  ['oz', 'g', '28.349523125'],
  ['oz', 'ozt', '0.91145833333333333333'],
  ['ct', 'g', '0.2'],
  ['g', 'ct', '5'],
  ['in', 'mm', '25.4'],
  ['mm', 'in', '0.039370078740157480315'],
  [' OZT ', 'G', '31.1034768'],
  ['4', '1', '31.1034768'],
  ['9', 'mm', '25.4'],
])('converts one %s to %s', (source, target, factor) => {
  const found = convertMeasureUnit(source, target);
  expect('factor' in found && found.factor.toFixed()).toBe(factor);
});

test.each([
  ['10', '1', { problem: 'UNKNOWN', field: 'source' }],
  ['stone', 'g', { problem: 'UNKNOWN', field: 'source' }],
  ['g', '', { problem: 'UNKNOWN', field: 'target' }],
  ['g', 'mm', { problem: 'INCOMPATIBLE', field: 'target' }],
  ['in', 'ct', { problem: 'INCOMPATIBLE', field: 'target' }],
])('%s to %s is refused by name', (source, target, refused) => {
  expect(convertMeasureUnit(source, target)).toEqual(refused);
});

test('there and back is 1 for every pair that is compatible', () => {
  for (const one of MEASURE_UNITS)
    for (const other of MEASURE_UNITS) {
      const [there, back] = [convertMeasureUnit(one, other), convertMeasureUnit(other, one)];
      if ('factor' in there && 'factor' in back)
        expect(there.factor.mul(back.factor).toDecimalPlaces(15).toFixed()).toBe('1');
    }
});
