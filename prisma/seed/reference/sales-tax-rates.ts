/** A tax with its rates in percent, by the ISO 3166-2 code of the state. */
export type SeededTax = {
  code: string;
  nameEn: string;
  nameFr: string;
  rank: number;
  rates: Record<string, string>;
};

/** Sales taxes of US states, without city and county taxes. */
export const US_STATE_RATES: Readonly<Record<string, string>> = {
  'US-AL': '4',
  'US-AR': '6.5',
  'US-AZ': '5.6',
  'US-CA': '7.25',
  'US-CO': '2.9',
  'US-CT': '6.35',
  'US-DC': '6',
  'US-FL': '6',
  'US-GA': '4',
  'US-HI': '4',
  'US-IA': '6',
  'US-ID': '6',
  'US-IL': '6.25',
  'US-IN': '7',
  'US-KS': '6.5',
  'US-KY': '6',
  'US-LA': '5',
  'US-MA': '6.25',
  'US-MD': '6',
  'US-ME': '5.5',
  'US-MI': '6',
  'US-MN': '6.875',
  'US-MO': '4.225',
  'US-MS': '7',
  'US-NC': '4.75',
  'US-ND': '5',
  'US-NE': '5.5',
  'US-NJ': '6.625',
  'US-NM': '4.875',
  'US-NV': '6.85',
  'US-NY': '4',
  'US-OH': '5.75',
  'US-OK': '4.5',
  'US-PA': '6',
  'US-PR': '11.5',
  'US-RI': '7',
  'US-SC': '6',
  'US-SD': '4.2',
  'US-TN': '7',
  'US-TX': '6.25',
  'US-UT': '6.1',
  'US-VA': '5.3',
  'US-VT': '6',
  'US-WA': '6.5',
  'US-WI': '5',
  'US-WV': '6',
  'US-WY': '4',
};

/** Federal, harmonised and provincial sales taxes of Canada. */
export const CANADIAN_TAXES: readonly SeededTax[] = [
  {
    code: 'CA-GST',
    nameEn: 'GST',
    nameFr: 'TPS',
    rank: 1,
    rates: {
      'CA-AB': '5',
      'CA-BC': '5',
      'CA-MB': '5',
      'CA-NT': '5',
      'CA-NU': '5',
      'CA-QC': '5',
      'CA-SK': '5',
      'CA-YT': '5',
    },
  },
  {
    code: 'CA-HST',
    nameEn: 'HST',
    nameFr: 'TVH',
    rank: 1,
    rates: { 'CA-NB': '15', 'CA-NL': '15', 'CA-NS': '14', 'CA-ON': '13', 'CA-PE': '15' },
  },
  { code: 'CA-QC-QST', nameEn: 'QST', nameFr: 'TVQ', rank: 2, rates: { 'CA-QC': '9.975' } },
  { code: 'CA-BC-PST', nameEn: 'BC PST', nameFr: 'TVP de la C.-B.', rank: 2, rates: { 'CA-BC': '7' } },
  { code: 'CA-MB-RST', nameEn: 'Manitoba RST', nameFr: 'TVD du Manitoba', rank: 2, rates: { 'CA-MB': '7' } },
  {
    code: 'CA-SK-PST',
    nameEn: 'Saskatchewan PST',
    nameFr: 'TVP de la Saskatchewan',
    rank: 2,
    rates: { 'CA-SK': '6' },
  },
];
