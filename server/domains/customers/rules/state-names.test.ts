import { expect, test } from '@jest/globals';
import { iso31662 } from 'iso-3166';
import { FRENCH_STATES, stateName } from './state-names.ts';

test.each([
  ['CA', 'British Columbia', 'Colombie-Britannique'],
  ['CA', 'Ontario', 'Ontario'],
  ['US', 'Florida', 'Floride'],
  ['US', 'New York', 'New York'],
  // A department of Uruguay.
  ['UY', 'Florida', 'Florida'],
])('the French name in %s of %s is %s', (countryCode, name, french) => {
  expect(stateName({ name, countryCode }, 'fr')).toBe(french);
  expect(stateName({ name, countryCode }, 'en')).toBe(name);
});

test('every French name is that of a state', () => {
  const named = (country: string) =>
    iso31662.filter(({ parent }) => parent === country).map(({ name }) => name);
  const unknown = Object.entries(FRENCH_STATES).flatMap(([country, names]) =>
    Object.keys(names).filter((name) => !named(country).includes(name)),
  );
  // Military mail is not in ISO 3166-2.
  expect(unknown).toEqual(['Armed Forces Americas', 'Armed Forces Europe', 'Armed Forces Pacific']);
});
