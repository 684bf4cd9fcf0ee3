import type { Viewer } from '../../../../server/auth/viewer.ts';
import type { Database } from '../../../../server/database/client.ts';
import type { ShippingMethod } from '../../../../server/database/generated/client.ts';
import {
  type OrderDestination,
  orderDestination,
} from '../../../../server/domains/carts/submit/order-destination.ts';
import { ADDRESS_WITH_PLACE } from '../../../../server/domains/orders/addresses/address-snapshot.ts';
import { parcelOf } from '../../../../server/domains/shipping-and-tax/rules/parcel.ts';
import { demoPeople } from '../people/customer-buyers.ts';
import type { DemoCustomer } from '../people/demo-customer.ts';
import { demoCustomers } from '../people/demo-customers.ts';

/** A customer with its users, addresses and shipping methods, for the demo orders. */
export type CustomerAccount = {
  customer: DemoCustomer;
  customerId: number;
  language: 'en' | 'fr';
  /** Users who place orders, by weight. */
  placers: readonly (readonly [Viewer, number])[];
  /** A user who sees and approves all jobs of the customer. Null if every user sees only their own. */
  overseer: Viewer | null;
  /** One per address. */
  destinations: readonly OrderDestination[];
  /** Shipping methods, by weight. */
  shipping: readonly (readonly [ShippingMethod, number])[];
};

const WAYS: Readonly<Record<string, readonly (readonly [code: string, weight: number])[]>> = {
  US: [
    ['GROUND', 7],
    ['TWO_DAY', 2],
    ['OVERNIGHT', 1],
  ],
  CA: [['CANADA', 1]],
};
/** For local customers: some orders are picked up. */
const COLLECTS: readonly (readonly [code: string, weight: number])[] = [
  ['GROUND', 5],
  ['OVERNIGHT', 2],
  ['PICKUP', 3],
];
const ELSEWHERE: readonly (readonly [code: string, weight: number])[] = [['WORLDWIDE', 1]];

/** Roles of users who see and approve all jobs of their customer. */
const OVERSEERS = ['PORTAL_APPROVER', 'MEMORIAL_PARTNER', 'PORTAL_ADMIN'];
/** How often users of a role place orders. */
const ORDERS: Readonly<Record<string, number>> = {
  PORTAL_BUYER: 10,
  PORTAL_APPROVER: 1,
  MEMORIAL_PARTNER: 10,
  PORTAL_ADMIN: 1,
};

/** All customers with their users and addresses. */
export async function loadCustomerAccounts(
  db: Database,
  viewers: ReadonlyMap<string, Viewer>,
  customerIds: ReadonlyMap<string, number>,
): Promise<CustomerAccount[]> {
  const methods = await db.shippingMethod.findMany();
  const customers = await db.customer.findMany({
    include: {
      addresses: { where: { archivedAt: null }, include: ADDRESS_WITH_PLACE, orderBy: { id: 'asc' } },
    },
  });
  return Promise.all(
    demoCustomers.map(async (customer) => {
      const { accountNumber, country, language = 'en' } = customer;
      const customerId = customerIds.get(accountNumber) ?? 0;
      const destinations = customers
        .filter(({ id }) => id === customerId)
        .flatMap((row) =>
          row.addresses.map(({ id }) =>
            orderDestination(db, { customerId, customer: row, shippingAddressId: id, ...NOTHING_ELSE }, {}),
          ),
        );
      const ways = accountNumber === 'ORIO-001' ? COLLECTS : (WAYS[country] ?? ELSEWHERE);
      return {
        customer,
        customerId,
        language,
        ...peopleOf(accountNumber, viewers),
        destinations: await Promise.all(destinations),
        shipping: ways.flatMap(([code, weight]) => {
          const method = methods.find((each) => each.code === code);
          return method ? [[method, weight] as const] : [];
        }),
      };
    }),
  );
}

const NOTHING_ELSE = {
  billingAddressId: null,
  sellToAddressId: null,
  shippingMethodId: null,
  shippingMethod: null,
  parcel: parcelOf([]),
};

function peopleOf(
  accountNumber: string,
  viewers: ReadonlyMap<string, Viewer>,
): Pick<CustomerAccount, 'placers' | 'overseer'> {
  const people = demoPeople.flatMap(({ userName, roles: [role = ''], customers = [] }) => {
    const viewer = viewers.get(userName);
    return viewer && customers[0] === accountNumber ? [{ viewer, role }] : [];
  });
  return {
    placers: people.flatMap(({ viewer, role }) => {
      // An approver who is the customer's only user also places orders.
      const weight = ORDERS[role] ?? 0;
      return weight > 0 ? [[viewer, weight] as const] : [];
    }),
    overseer: people.find(({ role }) => OVERSEERS.includes(role))?.viewer ?? null,
  };
}
