import { expect, test } from '@jest/globals';
import { createFormatters } from '../lib/format/formatters.ts';
import { sizeIn } from './ring-size-system.ts';

const HERE = { timeZone: 'UTC', isNamed: false };

const size = { us: '7.25', eu: '55.0', uk: 'O½', mm: '17.52' };

test.each([
  ['us', 'en', '7¼'],
  ['eu', 'en', '55.0'],
  ['eu', 'fr', '55,0'],
  ['uk', 'en', 'O½'],
  ['mm', 'en', '17.52\u00A0mm'],
  ['mm', 'fr', '17,52\u00A0mm'],
] as const)('size 7.25 in %s, %s is %s', (system, language, expected) => {
  expect(sizeIn(system, size, createFormatters(language, null, HERE).number)).toBe(expected);
});

test('a whole US size has no fraction', () => {
  expect(sizeIn('us', { ...size, us: '7' }, createFormatters('en', null, HERE).number)).toBe('7');
});
