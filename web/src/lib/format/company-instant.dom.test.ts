import { expect, test } from '@jest/globals';
import { companyInstant } from './company-instant.ts';
import { readerZone } from './company-zone.ts';

test('what is typed is a time of the zone', async () => {
  const instant = await companyInstant('2026-03-10T14:05');
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: readerZone(), timeStyle: 'short' });
  expect(shown.format(new Date(instant))).toBe('14:05');
});
