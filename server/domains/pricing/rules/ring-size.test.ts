import { expect, test } from '@jest/globals';
import { insideDiameter, type RingSizeSystem, usRingSizes } from './ring-size.ts';
import { ringSizeText } from './ring-size-text.ts';

const SYSTEMS: RingSizeSystem[] = ['US', 'EU', 'UK', 'MM'];

test('there are 61 sizes from 1 to 16', () => {
  expect(usRingSizes()).toHaveLength(61);
  expect(usRingSizes(5, 6)).toEqual([5, 5.25, 5.5, 5.75, 6]);
});

test('size 7 is 17.3196 mm across', () => {
  expect(insideDiameter(7).toFixed(4)).toBe('17.3196');
});

test.each([
  { us: 5, usText: '5', eu: '49.3', uk: 'J½', mm: '15.69' },
  { us: 6, usText: '6', eu: '51.9', uk: 'L½', mm: '16.51' },
  { us: 7, usText: '7', eu: '54.4', uk: 'N½', mm: '17.32' },
  { us: 7.25, usText: '7¼', eu: '55.0', uk: 'O', mm: '17.52' },
  { us: 9, usText: '9', eu: '59.5', uk: 'R½', mm: '18.95' },
  { us: 10.75, usText: '10¾', eu: '64.0', uk: 'V', mm: '20.37' },
  { us: 13, usText: '13', eu: '69.7', uk: 'Z+1', mm: '22.20' },
])('US $us reads $usText, EU $eu, UK $uk, $mm mm', ({ us, usText, eu, uk, mm }) => {
  expect(SYSTEMS.map((system) => ringSizeText(us, system))).toEqual([usText, eu, uk, mm]);
});
