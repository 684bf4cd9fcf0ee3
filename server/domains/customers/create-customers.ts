import type { Prisma } from '../../database/generated/client.ts';

/** An address of a new customer; places by ISO code. */
export type NewAddress = {
  label: string;
  contactName: string;
  company?: string | null;
  line1: string;
  line2?: string | null;
  city: string;
  zip: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** ISO 3166-2 without the country. */
  stateCode?: string | null;
  phone?: string | null;
};

/** A business with its address book, the default address first, and its terms. */
export type NewCustomer = {
  accountNumber: string;
  name: string;
  customerTypeCode: string;
  email?: string | null;
  phone?: string | null;
  language?: 'en' | 'fr';
  currency?: string;
  taxExempt?: boolean;
  taxExemptNumber?: string | null;
  paymentTermsCode?: 'PREPAID' | 'NET_30' | 'NET_60' | 'ON_HOLD';
  approvalRequired?: boolean;
  /** Maximum amount for open orders; absent for no limit. */
  creditLimit?: string | null;
  /** Adjustment of all base prices in per cent as text; negative: discount. */
  adjustmentPercent?: string | null;
  defaultShippingMethodCode?: string | null;
  addresses: readonly NewAddress[];
  /** Customer since; default: now. */
  createdAt?: Date;
};

/**
 * Adds customers with their address books and terms.
 * @returns their ids by account number
 */
export async function createCustomers(
  db: Prisma.TransactionClient,
  customers: readonly NewCustomer[],
): Promise<ReadonlyMap<string, number>> {
  const types = idsByCode(await db.customerType.findMany());
  const methods = idsByCode(await db.shippingMethod.findMany());
  const created = await db.customer.createManyAndReturn({
    data: customers.map((customer) => {
      const {
        customerTypeCode,
        defaultShippingMethodCode: method,
        adjustmentPercent: _percent,
        addresses: _book,
        ...columns
      } = customer;
      return {
        ...columns,
        customerTypeId: known(types, customerTypeCode),
        defaultShippingMethodId: method ? known(methods, method) : null,
      };
    }),
    select: { id: true, accountNumber: true },
  });
  const ids = new Map(created.map(({ id, accountNumber }) => [accountNumber, id]));
  await db.priceTerm.createMany({
    data: customers.flatMap(({ accountNumber, adjustmentPercent: percent }) =>
      percent ? [{ customerId: known(ids, accountNumber), percent }] : [],
    ),
  });
  await createAddresses(db, customers, ids);
  return ids;
}

async function createAddresses(
  db: Prisma.TransactionClient,
  customers: readonly NewCustomer[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const countryCodes = [
    ...new Set(customers.flatMap(({ addresses }) => addresses.map((each) => each.countryCode))),
  ];
  const countries = await db.country.findMany({
    where: { code: { in: countryCodes } },
    select: { id: true, code: true, states: { select: { id: true, code: true } } },
  });
  const countryIds = idsByCode(countries);
  const stateIds = new Map(
    countries.flatMap(({ code, states }) =>
      states.map((state) => [`${code}-${state.code}`, state.id] as const),
    ),
  );
  await db.address.createMany({
    data: customers.flatMap(({ accountNumber, addresses }) =>
      addresses.map(({ countryCode, stateCode, ...address }, index) => ({
        ...address,
        customerId: known(ids, accountNumber),
        countryId: known(countryIds, countryCode),
        stateId: stateCode ? known(stateIds, `${countryCode}-${stateCode}`) : null,
        isDefaultShipping: index === 0,
        isDefaultBilling: index === 0,
      })),
    ),
  });
}

function idsByCode(rows: readonly { id: number; code: string }[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ id, code }) => [code, id]));
}

function known(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`There is no ${code}.`);
  return id;
}
