import { expect, test } from '@jest/globals';
import { callKey, documentedCalls } from './documented-calls.ts';
import { routes } from './routes/index.ts';

const documented = documentedCalls().map(callKey);
const built = routes.map(callKey);

test('nothing is documented twice', () => {
  expect(documented).toHaveLength(new Set(documented).size);
});

test('nothing undocumented is answered, and nothing twice', () => {
  expect(built.filter((call) => !documented.includes(call))).toEqual([]);
  expect(built).toHaveLength(new Set(built).size);
});
