import { expect, test } from '@jest/globals';
import { allCalls, callKey } from './documented-calls.ts';
import { routes } from './routes/index.ts';

const documented = allCalls(routes).map(callKey);
const built = routes.map(callKey);

test('nothing is documented twice', () => {
  expect(documented).toHaveLength(new Set(documented).size);
});

test('nothing undocumented is answered, and nothing twice', () => {
  expect(built.filter((call) => !documented.includes(call))).toEqual([]);
  expect(built).toHaveLength(new Set(built).size);
});

test('an own call needs no row: its route has the same information', () => {
  const own = { area: 'jobs', shape: 'envelope' } as const;
  const calls = allCalls([{ method: 'post', path: '/JobOrders/:id/engrave', own }]);
  expect(calls.at(-1)).toEqual({
    ...own,
    method: 'POST',
    path: '/JobOrders/:id/engrave',
    query: '',
    body: '',
  });
});
