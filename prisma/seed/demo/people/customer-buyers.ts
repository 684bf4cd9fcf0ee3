import type { DemoCustomer } from './demo-customer.ts';
import { demoCustomers } from './demo-customers.ts';
import { type DemoUser, demoUsers } from './demo-users.ts';

/**
 * The role of a buyer by type of customer. In larger businesses several people approve, and in a funeral home all users
 * share its cases.
 */
const ROLES: Readonly<Record<DemoCustomer['type'], string>> = {
  RETAILER: 'PORTAL_BUYER',
  DESIGNER: 'PORTAL_BUYER',
  CHAIN: 'PORTAL_APPROVER',
  WHOLESALER: 'PORTAL_APPROVER',
  FUNERAL_HOME: 'MEMORIAL_PARTNER',
};

/** Customers whose buyer is a documented demo account. */
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

/** All users of the demo. */
export const demoPeople: DemoUser[] = [...demoUsers, ...customerBuyers];
