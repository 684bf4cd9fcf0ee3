import { canadianCustomers } from './canadian-customers.ts';
import type { DemoCustomer } from './demo-customer.ts';
import { overseasCustomers } from './overseas-customers.ts';
import { unitedStatesCustomers } from './united-states-customers.ts';

/** The customers of the demo. Those with documented accounts are first. `state` is an ISO 3166-2 subdivision code. */
export const demoCustomers: DemoCustomer[] = [
  {
    accountNumber: 'LUNA-001',
    name: 'Luna Fine Jewelers',
    type: 'RETAILER',
    country: 'US',
    phone: '+1 303 555 0142',
    email: 'orders@luna.test',
    adjustmentPercent: '-5',
    addresses: [
      {
        label: 'Main store',
        contactName: 'Dana Whitfield',
        line1: '1420 Larimer Street',
        city: 'Denver',
        zip: '80202',
        state: 'CO',
      },
      {
        label: 'Workshop',
        contactName: 'Marco Ruiz',
        line1: '3890 Walnut Street',
        line2: 'Unit 4',
        city: 'Denver',
        zip: '80205',
        state: 'CO',
      },
    ],
  },
  {
    accountNumber: 'LUNA-002',
    name: 'Luna Outlet',
    type: 'RETAILER',
    country: 'US',
    phone: '+1 720 555 0178',
    email: 'outlet@luna.test',
    addresses: [
      {
        label: 'Outlet',
        contactName: 'Priya Nair',
        line1: '13801 Grant Street',
        city: 'Thornton',
        zip: '80023',
        state: 'CO',
      },
    ],
  },
  {
    accountNumber: 'ORIO-001',
    name: 'Orion Gems',
    type: 'WHOLESALER',
    country: 'US',
    phone: '+1 212 555 0119',
    email: 'buying@orion.test',
    adjustmentPercent: '-8',
    addresses: [
      {
        label: 'Showroom',
        contactName: 'Leo Abramov',
        line1: '48 West 48th Street',
        line2: 'Suite 1103',
        city: 'New York',
        zip: '10036',
        state: 'NY',
      },
    ],
  },
  {
    accountNumber: 'EVER-001',
    name: 'Everlight Memorials',
    type: 'FUNERAL_HOME',
    country: 'US',
    phone: '+1 614 555 0163',
    email: 'care@everlight.test',
    approvalRequired: true,
    addresses: [
      {
        label: 'Chapel',
        contactName: 'Ruth Calloway',
        line1: '775 East Broad Street',
        city: 'Columbus',
        zip: '43205',
        state: 'OH',
      },
    ],
  },
  {
    accountNumber: 'BELL-001',
    name: 'Maison Bellerose',
    type: 'RETAILER',
    country: 'CA',
    language: 'fr',
    phone: '+1 514 555 0187',
    email: 'atelier@bellerose.test',
    adjustmentPercent: '-3',
    addresses: [
      {
        label: 'Boutique',
        contactName: 'Amélie Tremblay',
        line1: '1455, rue Sherbrooke Ouest',
        city: 'Montréal',
        zip: 'H3G 1L2',
        state: 'QC',
      },
    ],
  },
  ...unitedStatesCustomers,
  ...canadianCustomers,
  ...overseasCustomers,
];
