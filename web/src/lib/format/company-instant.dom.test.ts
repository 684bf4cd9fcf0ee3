import { expect, test } from '@jest/globals';
import { companyInstant } from './company-instant.ts';
import { readerZone } from './company-zone.ts';

test('typed times are in the time zone', async () => {
  const instant = await companyInstant('2026-03-10T14:05');
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: readerZone(), timeStyle: 'short' });
  expect(shown.format(new Date(instant))).toBe('14:05');
});
