/** What an address needs, by the ISO 3166-1 numeric code of its country. */
export type PostalRules = {
  /** Postal address and sales tax depend on the state. */
  readonly requiresState: boolean;
  /** Regular expression of a whole postal code, as HTML's `pattern` takes it; null: not checked. */
  readonly zipPattern: string | null;
  /** A postal code of that form. */
  readonly zipExample: string | null;
};

const ANY: PostalRules = { requiresState: false, zipPattern: null, zipExample: null };
const FIVE_DIGITS = '[0-9]{5}';
const FOUR_DIGITS = '[0-9]{4}';

const RULES: ReadonlyMap<number, PostalRules> = new Map([
  [840, { requiresState: true, zipPattern: '[0-9]{5}(-[0-9]{4})?', zipExample: '10001' }],
  [
    124,
    { requiresState: true, zipPattern: '[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]', zipExample: 'H3G 1L2' },
  ],
  [826, zip('[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}', 'EC1N 8JY')],
  [528, zip('[0-9]{4} ?[A-Za-z]{2}', '1012 JS')],
  [752, zip('[0-9]{3} ?[0-9]{2}', '111 29')],
  [392, zip('[0-9]{3}-?[0-9]{4}', '104-0061')],
  [250, zip(FIVE_DIGITS, '75002')],
  [276, zip(FIVE_DIGITS, '75172')],
  [380, zip(FIVE_DIGITS, '15048')],
  [724, zip(FIVE_DIGITS, '28001')],
  [484, zip(FIVE_DIGITS, '06000')],
  [40, zip(FOUR_DIGITS, '1010')],
  [56, zip(FOUR_DIGITS, '2018')],
  [756, zip(FOUR_DIGITS, '1204')],
  [208, zip(FOUR_DIGITS, '1050')],
  [578, zip(FOUR_DIGITS, '0150')],
  [36, zip(FOUR_DIGITS, '3000')],
]);

/** What an address in a country needs; a country that is not listed needs neither state nor a form of postal code. */
export function postalRules(countryId: number): PostalRules {
  return RULES.get(countryId) ?? ANY;
}

/** Whether a postal code has the form of its country. */
export function isPostalCode(countryId: number, text: string): boolean {
  const { zipPattern } = postalRules(countryId);
  return zipPattern === null || new RegExp(`^(?:${zipPattern})$`).test(text);
}

function zip(zipPattern: string, zipExample: string): PostalRules {
  return { requiresState: false, zipPattern, zipExample };
}
