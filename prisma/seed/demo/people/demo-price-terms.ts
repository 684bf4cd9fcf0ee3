import type { NewPriceTerm } from '../../../../server/domains/pricing/sources/create-price-terms.ts';

/** Price terms in addition to a customer's percentage. The most specific one for a piece applies. */
export const demoPriceTerms: NewPriceTerm[] = [
  { customerTypeCode: 'WHOLESALER', percent: '-4' },
  { customerTypeCode: 'CHAIN', percent: '-5' },
  { customerTypeCode: 'FUNERAL_HOME', itemGroupCode: 'MEMORIAL', percent: '-10' },
  { accountNumber: 'LUNA-001', itemGroupCode: 'BANDS', percent: '-7.5' },
  { accountNumber: 'ORIO-001', itemGroupCode: 'FINDINGS', percent: '-15' },
  { accountNumber: 'ORIO-001', itemGroupCode: 'CHAINS', percent: '-12' },
  { accountNumber: 'EVER-001', itemGroupCode: 'MEMORIAL', percent: '-12' },
  { accountNumber: 'BELL-001', itemGroupCode: 'EARRINGS', percent: '-6' },
  { accountNumber: 'KEYS-001', itemGroupCode: 'BANDS', percent: '-14' },
  { accountNumber: 'TWIN-001', percent: '2' },
];
