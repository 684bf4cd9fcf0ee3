/** A demo customer with its address book. The first address is the default. */
export type DemoCustomer = {
  accountNumber: string;
  name: string;
  type: 'RETAILER' | 'WHOLESALER' | 'CHAIN' | 'FUNERAL_HOME' | 'DESIGNER';
  /** ISO 3166-1 alpha-2. */
  country: string;
  language?: 'en' | 'fr';
  phone: string;
  email: string;
  /** Adjustment of the base price in percent. */
  adjustmentPercent?: string;
  approvalRequired?: boolean;
  taxExempt?: boolean;
  terms?: 'PREPAID' | 'NET_30' | 'NET_60';
  /** Credit limit for open sales orders. */
  creditLimit?: string;
  addresses: DemoAddress[];
};

/** An entry of the address book. */
type DemoAddress = {
  label: string;
  contactName: string;
  line1: string;
  line2?: string;
  city: string;
  zip: string;
  /** ISO 3166-2 code without the country. */
  state?: string;
};

/** A customer with a single address in compact form. */
export function business(
  accountNumber: string,
  name: string,
  type: DemoCustomer['type'],
  country: string,
  place: [line1: string, city: string, zip: string, state?: string],
  contactName: string,
  phone: string,
  more: Partial<
    Pick<
      DemoCustomer,
      'language' | 'adjustmentPercent' | 'approvalRequired' | 'taxExempt' | 'terms' | 'creditLimit'
    >
  > = {},
): DemoCustomer {
  const [line1, city, zip, state] = place;
  const host = accountNumber.slice(0, 4).toLowerCase();
  return {
    accountNumber,
    name,
    type,
    country,
    phone,
    email: `orders@${host}.test`,
    ...more,
    addresses: [{ label: 'Main', contactName, line1, city, zip, ...(state ? { state } : {}) }],
  };
}
