import { expect, test } from '@jest/globals';
import { daysOf, statementAddress } from './statement-periods.ts';

test.each([
  ['last90', '2026-03-31', '2025-12-31', '2026-03-31'],
  ['year', '2026-03-01', '2025-03-01', '2026-03-01'],
  ['thisYear', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['lastYear', '2026-03-31', '2025-01-01', '2025-12-31'],
] as const)('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});

test('its address names the customer, the days and the language', () => {
  expect(statementAddress(7, { from: '2026-01-01', to: '2026-02-01' }, 'fr')).toBe(
    '/documents/statement.pdf?customer=7&from=2026-01-01&to=2026-02-01&lang=fr',
  );
});
