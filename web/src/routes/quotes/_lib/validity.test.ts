import { expect, test } from '@jest/globals';
import { validityOf } from './validity.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test.each([
  { validUntil: null, statusCode: 'REQUESTED', validity: 'NONE' },
  { validUntil: '2026-03-20T04:59:59Z', statusCode: 'SENT', validity: 'VALID' },
  { validUntil: '2026-03-13T04:59:59Z', statusCode: 'SENT', validity: 'ENDS_SOON' },
  { validUntil: '2026-03-10T11:59:59Z', statusCode: 'SENT', validity: 'ENDED' },
  { validUntil: '2026-03-01T04:59:59Z', statusCode: 'EXPIRED', validity: 'ENDED' },
  { validUntil: '2026-03-01T04:59:59Z', statusCode: 'CONVERTED', validity: 'VALID' },
])('an offer $statusCode until $validUntil: $validity', ({ validity, ...quote }) => {
  expect(validityOf(quote, NOW)).toBe(validity);
});
