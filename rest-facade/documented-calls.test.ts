import { expect, test } from '@jest/globals';
import { callKey, documentedCalls } from './documented-calls.ts';
import { routes } from './routes/index.ts';

const documented = new Set(documentedCalls().map(callKey));
const built = routes.map(callKey);

test('the product carries all documented calls', () => {
  expect(documentedCalls()).toHaveLength(207);
});

test('nothing undocumented is answered, and nothing twice', () => {
  expect(built.filter((call) => !documented.has(call))).toEqual([]);
  expect(built).toHaveLength(new Set(built).size);
});
