import { iso31661 } from 'iso-3166';
import { formatAddress } from 'localized-address-format';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { foldedText } from '../../lib/folded-text.ts';

/** A part of an address, in the order of its country. */
type AddressPart = 'NAME' | 'COMPANY' | 'STREET' | 'CITY' | 'STATE' | 'ZIP';

/** The requirements of an address. */
type PostalRules = {
  /** The parts of an address, from top to bottom. */
  readonly parts: readonly AddressPart[];
  /** Postal address and sales tax depend on the state. */
  readonly requiresState: boolean;
  readonly requiresCity: boolean;
  readonly requiresZip: boolean;
  /** An example of a postal code; null without or with unknown postal codes. */
  readonly zipExample: string | null;
};

const CODES: ReadonlyMap<number, string> = new Map(
  iso31661.map(({ numeric, alpha2 }) => [Number(numeric), alpha2]),
);

/** ISO 3166-1 alpha-2 code of a country by its numeric code; empty if unknown. */
export function countryCode(numeric: number): string {
  return CODES.get(numeric) ?? '';
}

/** Markers to find the parts of a format in the output of the library. */
const MARKS = { NAME: '‹N›', COMPANY: '‹O›', STREET: '‹A›', CITY: '‹C›', STATE: '‹S›', ZIP: '‹Z›' } as const;
const PARTS = ['NAME', 'COMPANY', 'STREET', 'CITY', 'STATE', 'ZIP'] as const;

/** Countries whose addresses require a postal code (`require` of libaddressinput, the source of the formats). */
const ZIP_REQUIRED = new Set(
  (
    'AS AT AU AX BR CA CH CN CZ DE DK ES FI FK FM FO FR GB GF GG GL GP GR GS GU IM IN IO IT JE JP KR LI LT LU LV MC MH ' +
    'MP MQ MY NC NF NL NO NZ PF PH PL PM PN PR PT PW RE RU SE SG SI SJ SM TC TW UA US VA VI WF YT ZA ' +
    'BE BG EE HR HU MX RO SK TR'
  ).split(' '),
);

/** Countries whose addresses and taxes need the state. */
const STATE_REQUIRED = new Set(['US', 'CA']);

/** The separators of postal codes by country: how many characters follow. */
const SPLITS: Readonly<Record<string, readonly { length: number; last: number; separator: string }[]>> = {
  ...everyOf('GB JE GG IM GI FK GS IO SH TC PN AC', [5, 6, 7], 3, ' '),
  ...everyOf('SE CZ SK GR', [5], 2, ' '),
  ...everyOf('US PR VI GU AS MP', [9], 4, '-'),
  CA: [{ length: 6, last: 3, separator: ' ' }],
  NL: [{ length: 6, last: 2, separator: ' ' }],
  IE: [{ length: 7, last: 4, separator: ' ' }],
  MT: [{ length: 7, last: 4, separator: ' ' }],
  KY: [{ length: 7, last: 4, separator: '-' }],
  BM: [{ length: 4, last: 2, separator: ' ' }],
  JP: [{ length: 7, last: 4, separator: '-' }],
  BR: [{ length: 8, last: 3, separator: '-' }],
  PT: [{ length: 7, last: 3, separator: '-' }],
  PL: [{ length: 5, last: 3, separator: '-' }],
};

/** Postal codes in use that the validator does not know. */
const MORE_FORMATS: Readonly<Record<string, RegExp>> = {
  AR: /^\d{4}$/,
  KH: /^\d{6}$/,
  KZ: /^[A-Z]\d{2}[A-Z]\d[A-Z]\d$/,
  NI: /^\d{5}$/,
  PY: /^\d{6}$/,
  SA: /^\d{5}-\d{4}$/,
  SV: /^\d{4}$/,
  VE: /^\d{4}-[A-Z]$/,
};

/** Postal codes of the countries of most customers. */
const EXAMPLES: Readonly<Record<string, string>> = {
  US: '10001',
  CA: 'H3G 1L2',
  GB: 'EC1N 8JY',
  NL: '1012 JS',
  SE: '111 29',
  JP: '104-0061',
  FR: '75002',
  DE: '75172',
  IT: '15048',
  ES: '28001',
  MX: '06000',
  AT: '1010',
  BE: '2018',
  CH: '1204',
  DK: '1050',
  NO: '0150',
  AU: '3000',
  IE: 'D02 X285',
  PL: '00-950',
  PT: '1000-205',
  BR: '01310-100',
};

/** The requirements of an address in a country, by ISO 3166-1 numeric code. */
export function postalRules(countryId: number): PostalRules {
  const code = CODES.get(countryId) ?? '';
  const parts = partsOf(code);
  return {
    parts,
    requiresState: STATE_REQUIRED.has(code),
    requiresCity: parts.includes('CITY'),
    requiresZip: ZIP_REQUIRED.has(code),
    zipExample: EXAMPLES[code] ?? null,
  };
}

/** A postal code in the format of its country: upper case, with the space or hyphen in its place. */
export function canonicalZip(countryId: number, text: string): string {
  const code = CODES.get(countryId) ?? '';
  const typed = (foldedText(text)?.text ?? text)
    .trim()
    .toUpperCase()
    .replaceAll(/[〒ー]/g, (sign) => (sign === 'ー' ? '-' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  // Removes a typed country prefix such as in `CH-1204`, which the format adds.
  const bare = typed.startsWith(`${code}-`) && !keepsPrefix(code) ? typed.slice(code.length + 1) : typed;
  const uncoded = bare.startsWith(code) ? bare.slice(code.length) : bare;
  const spellings = [bare, bare.replace(VEHICLE_CODE, ''), uncoded].flatMap((each) =>
    spellingsOf(code, each),
  );
  return spellings.find((each) => isPostalCode(countryId, each)) ?? spellings[0] ?? bare;
}

/** The code of the country on vehicles or in ISO 3166-1, as some write it before a postal code: `D-75172`, `CH 8001`. */
const VEHICLE_CODE = /^[A-Z]{1,3}[ -](?=\d)/;

/** The spellings of a postal code to try: with the separator of the country, without any for digits, as typed. */
function spellingsOf(code: string, typed: string): string[] {
  const signs = typed.replaceAll(/[ -]/g, '');
  const split = SPLITS[code]?.find(({ length }) => length === signs.length);
  if (split) return [`${signs.slice(0, -split.last)}${split.separator}${signs.slice(-split.last)}`];
  // Longer codes of digits have two parts in some countries.
  return /^\d{1,6}$/.test(signs) ? [signs, typed, `${code}${signs}`] : [typed, signs];
}

/** Whether a formatted postal code is valid in its country; always if the country's format is unknown. */
export function isPostalCode(countryId: number, zip: string): boolean {
  const code = CODES.get(countryId) ?? '';
  if (!partsOf(code).includes('ZIP') || !postcodeValidatorExistsForCountry(code)) return true;
  return postcodeValidator(zip, code) || MORE_FORMATS[code]?.test(zip) === true;
}

/** An address with the names of its places. */
export type WrittenAddress = {
  contactName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  zip: string;
  /** As in the address format: a code in some countries. */
  state: string | null;
  countryCode: string;
};

/**
 * The lines of an address in the order of its country, without the country. No part is omitted: parts without a place
 * in the format get their own line.
 */
export function addressLines(address: WrittenAddress): string[] {
  const { contactName, company, line1, line2, city, zip, state, countryCode } = address;
  const street = [line1, line2].flatMap((line) => line || []);
  const parts = partsOf(countryCode);
  const further = [
    parts.includes('CITY') ? '' : city,
    parts.includes('STATE') ? '' : (state ?? ''),
    parts.includes('ZIP') ? '' : zip,
  ].filter(Boolean);
  const written = formatAddress(
    {
      postalCountry: countryCode,
      name: contactName,
      organization: company ?? '',
      addressLines: street,
      locality: city,
      administrativeArea: state ?? '',
      postalCode: zip,
    },
    scriptOf(address),
  );
  return [...written, ...(further.length > 0 ? [further.join(' ')] : [])];
}

/** Addresses in the local script begin with the region, those in Latin letters end with it. */
function scriptOf({ line1, city }: WrittenAddress): 'local' | 'latin' {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(`${line1}${city}`)
    ? 'local'
    : 'latin';
}

const known = new Map<string, readonly AddressPart[]>();

function partsOf(code: string): readonly AddressPart[] {
  const found = known.get(code) ?? readParts(code);
  known.set(code, found);
  return found;
}

function readParts(code: string): readonly AddressPart[] {
  const text = marked(code);
  return PARTS.filter((part) => text.includes(MARKS[part])).toSorted(
    (one, other) => text.indexOf(MARKS[one]) - text.indexOf(MARKS[other]),
  );
}

function marked(code: string): string {
  return formatAddress(
    {
      postalCountry: code,
      name: MARKS.NAME,
      organization: MARKS.COMPANY,
      addressLines: [MARKS.STREET],
      locality: MARKS.CITY,
      administrativeArea: MARKS.STATE,
      postalCode: MARKS.ZIP,
    },
    'latin',
  ).join('\n');
}

/** Whether the country's code is part of the postal code itself, so that the format does not add it. */
function keepsPrefix(code: string): boolean {
  return !marked(code).includes(`${code}-${MARKS.ZIP}`) && code !== 'SE' && code !== 'DE';
}

function everyOf(codes: string, lengths: readonly number[], last: number, separator: string) {
  const splits = lengths.map((length) => ({ length, last, separator }));
  return Object.fromEntries(codes.split(' ').map((code) => [code, splits]));
}
