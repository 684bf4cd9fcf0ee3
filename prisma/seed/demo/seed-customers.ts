import type { Database } from '../../../server/database/client.ts';
import { createCustomers, type NewCustomer } from '../../../server/domains/customers/create-customers.ts';
import { createPriceTerms } from '../../../server/domains/pricing/sources/create-price-terms.ts';
import type { DemoCustomer } from './people/demo-customer.ts';
import { demoCustomers } from './people/demo-customers.ts';
import { demoPriceTerms } from './people/demo-price-terms.ts';

/** Every demo customer is older than the oldest order. */
const CUSTOMER_SINCE_DAYS = 900;

/** Default shipping method by country. */
const SHIPPING: Readonly<Record<string, string>> = { US: 'GROUND', CA: 'CANADA' };

/** Creates the demo customers with their address books and terms. Returns their ids by account number. */
export async function seedCustomers(db: Database, now: Date): Promise<ReadonlyMap<string, number>> {
  const createdAt = new Date(now.getTime() - CUSTOMER_SINCE_DAYS * 86_400_000);
  const ids = await createCustomers(
    db,
    demoCustomers.map((customer) => ({ ...newCustomer(customer), createdAt })),
  );
  await createPriceTerms(db, demoPriceTerms);
  return ids;
}

function newCustomer({ type, country, terms, addresses, ...customer }: DemoCustomer): NewCustomer {
  return {
    ...customer,
    customerTypeCode: type,
    ...(terms ? { paymentTermsCode: terms } : {}),
    defaultShippingMethodCode: SHIPPING[country] ?? 'WORLDWIDE',
    addresses: addresses.map(({ state, ...address }) => ({
      ...address,
      company: customer.name,
      countryCode: country,
      stateCode: state ?? null,
      phone: customer.phone,
    })),
  };
}
