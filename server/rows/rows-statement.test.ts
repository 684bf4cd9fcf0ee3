import { expect, test } from '@jest/globals';
import { rowsStatement } from './rows-statement.ts';

test('values are parameters, never text', () => {
  const { text, values } = rowsStatement('JobOrder', {
    where: { number: `'; DROP TABLE "JobOrder" --`, statusId: { in: [1, 2] } },
    take: 3,
    skip: 2,
  });
  expect(text).not.toContain('DROP');
  expect(text).toContain(`WHERE ("t1"."number" = $1 AND ("t1"."statusId" = ANY($2))) LIMIT 3 OFFSET $3`);
  expect(values).toEqual([`'; DROP TABLE "JobOrder" --`, [1, 2], 2]);
});

test('lists of every length share a statement, and instants go as UTC', () => {
  const of = (ids: number[]) => rowsStatement('JobOrder', { where: { id: { in: ids } } }).text;
  expect(of([1])).toBe(of([1, 2, 3]));
  const day = new Date('2026-03-01T00:00:00Z');
  expect(rowsStatement('JobOrder', { where: { promisedOn: day } }).values).toEqual([
    '2026-03-01T00:00:00.000Z',
  ]);
});
