import type { DemoCustomer } from './demo-customer.ts';
import { demoCustomers } from './demo-customers.ts';
import { type DemoUser, demoUsers } from './demo-users.ts';

/** Who buys for a customer: several people decide at the larger ones, a funeral home looks after its cases together. */
const ROLES: Readonly<Record<DemoCustomer['type'], string>> = {
  RETAILER: 'PORTAL_BUYER',
  DESIGNER: 'PORTAL_BUYER',
  CHAIN: 'PORTAL_APPROVER',
  WHOLESALER: 'PORTAL_APPROVER',
  FUNERAL_HOME: 'MEMORIAL_PARTNER',
};

/** Customers whose buyer is among the accounts that the documents name. */
const SERVED = ['LUNA-001', 'ORIO-001', 'EVER-001', 'BELL-001'];

/** A buyer for every other customer: the contact of its first address. */
const customerBuyers: DemoUser[] = demoCustomers
  .filter(({ accountNumber }) => !SERVED.includes(accountNumber))
  .map(({ accountNumber, addresses: [address], type, email, language }) => {
    const [firstName = '', ...rest] = (address?.contactName ?? '').split(' ');
    return {
      userName: email.replace(/^[^@]+@/, email.startsWith('outlet@') ? 'outlet-buyer@' : 'buyer@'),
      firstName,
      lastName: rest.join(' '),
      roles: [ROLES[type]],
      customers: [accountNumber],
      ...(language ? { language } : {}),
    };
  });

/** Everybody with an account in the demo. */
export const demoPeople: DemoUser[] = [...demoUsers, ...customerBuyers];
