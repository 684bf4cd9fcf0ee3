import { expect, test } from '@jest/globals';
import { expectDocumented } from './conformance.ts';
import { expectDescribed } from './documented-request.ts';

const headers = new Headers({
  'content-type': 'application/json; charset=utf-8',
  'content-language': 'en',
  'x-request-id': '0123456789',
});
const country = { id: 840, name: 'United States', code: 'US' };
const failure = {
  value: null,
  hasErrors: true,
  successMessage: null,
  errorMessages: [{ key: 'NOT_FOUND', code: 'NOT_FOUND', value: 'Not here.' }],
  apiMessages: { hasErrors: true, serverErrors: ['Not here.'] },
};

function answer(path: string, status: number, body: unknown, given = headers): () => void {
  return () => expectDocumented({ method: 'GET', path, status, headers: given, body });
}

test('an answer as described passes, in any spelling', () => {
  expect(answer('/Countries', 200, [country])).not.toThrow();
  expect(answer('/COUNTRIES?x=1', 200, [])).not.toThrow();
  expect(answer('/itemtypes/1', 404, failure)).not.toThrow();
  expect(answer('/no-such-call', 404, failure)).not.toThrow();
});

test.each<[string, string, number, unknown]>([
  ['an undescribed field', '/Countries', 200, [{ ...country, continent: 'America' }]],
  ['a missing field', '/Countries', 200, [{ id: 840, name: 'United States' }]],
  ['another type', '/Countries', 200, [{ ...country, id: '840' }]],
  ['another shape', '/Countries', 200, { items: [country] }],
  ['an undescribed status', '/Countries', 409, failure],
  ['a success in place of the error envelope', '/itemtypes/1', 404, { ...failure, hasErrors: false }],
  ['a refusal that is not described for the call', '/Countries', 200, failure],
  ['an answer to no call', '/no-such-call', 200, []],
])('%s fails', (_what, path, status, body) => {
  expect(answer(path, status, body)).toThrow();
});

test('an answer without its request id or language fails', () => {
  expect(answer('/Countries', 200, [], new Headers({ 'content-type': 'application/json' }))).toThrow();
});

test('every parameter is documented with name and type, in any case and number format', () => {
  const priced = (body: unknown) => () => expectDescribed('POST', '/products/cp/calculatePrice', { body });
  expect(priced({ ItemTypeId: '7', Attributes: [{ ID: 1, Value: 'A & M' }] })).not.toThrow();
  expect(priced({ itemTypeID: 'ring' })).toThrow();
  expect(priced({ metalId: 3 })).toThrow();
  const states = (query: string) => () => expectDescribed('GET', `/Countries/states?${query}`, {});
  expect(states('CountryID=840')).not.toThrow();
  expect(states('countryId=US')).toThrow();
  expect(states('country=840')).toThrow();
});
