import { expect, test } from '@jest/globals';
import { iso31661 } from 'iso-3166';
import { fc } from '../../test/fast-check.ts';
import { addressLines, canonicalZip, isPostalCode, postalRules } from './postal-addresses.ts';

const idOf = (code: string): number =>
  Number(iso31661.find(({ alpha2 }) => alpha2 === code)?.numeric ?? Number.NaN);

test.each([
  ['US', '10001', '10001'],
  ['US', '100014321', '10001-4321'],
  ['US', ' 10001-4321 ', '10001-4321'],
  ['US', 'H3G 1L2', null],
  ['CA', 'h3g1l2', 'H3G 1L2'],
  ['CA', 'k1a-0b1', 'K1A 0B1'],
  ['CA', '10001', null],
  ['FR', '75002', '75002'],
  ['FR', '7500', null],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'ec1n  8jy', 'EC1N 8JY'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['GB', 'SW1A', null],
  ['NL', '1012js', '1012 JS'],
  ['SE', 'se-11129', '111 29'],
  ['CZ', '11000', '110 00'],
  ['JP', '1040061', '104-0061'],
  ['PL', '00950', '00-950'],
  ['PT', '1000205', '1000-205'],
  ['BR', '01310100', '01310-100'],
  ['IE', 'd02x285', 'D02 X285'],
  ['CH', 'CH-1204', '1204'],
  ['AU', '300', null],
  ['HK', '999077', '999077'],
  ['IN', '400 001', '400001'],
  ['JP', '〒104-0061', '104-0061'],
  ['JP', '１０４００６１', '104-0061'],
  ['CN', '100 000', '100000'],
  ['FR', '75 002', '75002'],
  ['FR', 'F-75002', '75002'],
  ['DE', 'D-75172', '75172'],
  ['CH', 'CH 8001', '8001'],
  ['NL', 'NL-1012 JS', '1012 JS'],
  ['PL', 'PL-00-950', '00-950'],
  ['CL', '832-0000', '8320000'],
  ['AD', '500', 'AD500'],
  ['AR', '1425', '1425'],
  ['AR', 'C1425CLA', 'C1425CLA'],
  ['KY', 'ky11001', 'KY1-1001'],
  ['AZ', 'AZ1000', '1000'],
  ['SA', '12345-6789', '12345-6789'],
  ['SV', '1101', '1101'],
  ['KZ', 'z10k8h0', 'Z10K8H0'],
  ['PY', '001001', '001001'],
  ['VE', '1010-a', '1010-A'],
  ['IR', '11936-53471', '11936-53471'],
  ['LB', '2038 3054', '2038 3054'],
  ['LV', 'LV-1010', 'LV-1010'],
  ['US', '10001-', '10001'],
  ['US', '1001', null],
  ['SG', '18956', null],
  ['PR', '009011234', '00901-1234'],
] as const)('in %s the postal code %s is spelled %s', (country, typed, spelled) => {
  const zip = canonicalZip(idOf(country), typed);
  expect(isPostalCode(idOf(country), zip) ? zip : null).toBe(spelled);
});

test.each([
  ['US', true, true, 'NAME COMPANY STREET CITY STATE ZIP'],
  ['CA', true, true, 'NAME COMPANY STREET CITY STATE ZIP'],
  ['GB', true, true, 'NAME COMPANY STREET CITY ZIP'],
  ['FR', true, true, 'COMPANY NAME STREET ZIP CITY'],
  ['IE', false, true, 'NAME COMPANY STREET CITY STATE ZIP'],
  ['HK', false, true, 'NAME COMPANY STREET CITY STATE'],
  ['MO', false, false, 'NAME COMPANY STREET'],
  ['AE', false, false, 'NAME COMPANY STREET STATE'],
  ['PA', false, true, 'NAME COMPANY STREET CITY STATE'],
  ['GH', false, true, 'NAME COMPANY STREET CITY'],
  ['SG', true, false, 'NAME COMPANY STREET ZIP'],
])('%s: postal code needed %s, city needed %s, written as %s', (country, zip, city, parts) => {
  const rules = postalRules(idOf(country));
  expect([rules.requiresZip, rules.requiresCity, rules.parts.join(' ')]).toEqual([zip, city, parts]);
});

test('every country that needs a postal code has one in its addresses, and every example is spelled right', () => {
  for (const { numeric } of iso31661) {
    const id = Number(numeric);
    const { parts, requiresZip, zipExample } = postalRules(id);
    expect([numeric, requiresZip && !parts.includes('ZIP')]).toEqual([numeric, false]);
    expect(parts).toContain('STREET');
    if (zipExample === null) continue;
    expect(canonicalZip(id, zipExample)).toBe(zipExample);
    expect(isPostalCode(id, zipExample)).toBe(true);
  }
});

const ADDRESS = {
  contactName: 'Ada Moon',
  company: 'Luna',
  line1: '1 Moon Street',
  line2: 'Suite 2',
  city: 'Town',
  zip: '12345',
  state: null,
};

test.each([
  [{ countryCode: 'US', state: 'NY' }, 'Ada Moon|Luna|1 Moon Street|Suite 2|Town, NY 12345'],
  [{ countryCode: 'FR' }, 'Luna|Ada Moon|1 Moon Street|Suite 2|12345 Town'],
  [{ countryCode: 'GB', zip: 'SW1A 1AA' }, 'Ada Moon|Luna|1 Moon Street|Suite 2|Town|SW1A 1AA'],
  [{ countryCode: 'HK', zip: '', state: 'Kowloon' }, 'Ada Moon|Luna|1 Moon Street|Suite 2|Town|Kowloon'],
  [{ countryCode: 'AE', zip: '', city: 'Dubai' }, 'Ada Moon|Luna|1 Moon Street|Suite 2|Dubai'],
  [{ countryCode: 'CH', company: null, line2: null, zip: '1204' }, 'Ada Moon|1 Moon Street|CH-1204 Town'],
])('%j is written %s', (changes, lines) => {
  expect(addressLines({ ...ADDRESS, ...changes }).join('|')).toBe(lines);
});

test('spelling is settled at once, and no country loses a part of an address', () => {
  const country = fc.constantFrom(...iso31661);
  const letters = fc.stringMatching(/^[A-Za-z0-9 -]{0,10}$/);
  fc.assert(
    fc.property(country, letters, ({ numeric, alpha2 }, typed) => {
      const zip = canonicalZip(Number(numeric), typed);
      expect(canonicalZip(Number(numeric), zip)).toBe(zip);
      const address = { ...ADDRESS, zip: '98765', state: 'Region', countryCode: alpha2 };
      const text = addressLines(address).join('\n');
      for (const part of ['Ada Moon', 'Luna', '1 Moon Street', 'Suite 2', 'Town', '98765', 'Region'])
        expect([alpha2, text.includes(part)]).toEqual([alpha2, true]);
    }),
  );
});
