import { expect, test } from '@jest/globals';
import { exportAddress } from './export-address.ts';

test('a view is exported with its rows, its columns and its language', () => {
  const address = exportAddress('csv', {
    name: 'jobOrders',
    variables: {
      tab: 'NEW',
      filter: { search: 'luna & co', statusCodes: ['NEW'] },
      orderBy: { field: 'NUMBER', direction: 'ASC' },
    },
    columns: ['number', 'total'],
    language: 'fr',
  });
  const { pathname, searchParams } = new URL(address, 'https://aurifex.test');
  expect(pathname).toBe('/exports/jobOrders.csv');
  expect(Object.fromEntries(searchParams)).toEqual({
    tab: 'NEW',
    filter: '{"search":"luna & co","statusCodes":["NEW"]}',
    orderBy: '{"field":"NUMBER","direction":"ASC"}',
    columns: 'number,total',
    language: 'fr',
  });
});
