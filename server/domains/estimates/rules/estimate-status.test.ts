import { expect, test } from '@jest/globals';
import { estimateStatus } from './estimate-status.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const BEFORE = new Date('2026-03-01T11:59:59Z');
const AFTER = new Date('2026-03-01T12:00:01Z');

test.each([
  [{ convertedAt: null, expiresAt: AFTER }, 'OPEN'],
  [{ convertedAt: null, expiresAt: NOW }, 'EXPIRED'],
  [{ convertedAt: null, expiresAt: BEFORE }, 'EXPIRED'],
  [{ convertedAt: BEFORE, expiresAt: AFTER }, 'CONVERTED'],
  [{ convertedAt: BEFORE, expiresAt: BEFORE }, 'CONVERTED'],
])('%j is %s', (estimate, status) => {
  expect(estimateStatus(estimate, NOW)).toBe(status);
});
