/** Password of every demo account. */
export const DEMO_PASSWORD = 'Aurifex-demo-1';

/** A demo account. `customers` are account numbers; the first one is active after sign-in. */
export type DemoUser = {
  userName: string;
  firstName: string;
  lastName: string;
  roles: string[];
  customers?: string[];
  language?: 'en' | 'fr';
};

/** The accounts that the start message and the documentation list. */
export const demoUsers: DemoUser[] = [
  { userName: 'admin@aurifex.test', firstName: 'Ada', lastName: 'Goldmark', roles: ['ADMINISTRATOR'] },
  { userName: 'sales@aurifex.test', firstName: 'Silas', lastName: 'Moreno', roles: ['STAFF_SALES'] },
  {
    userName: 'production@aurifex.test',
    firstName: 'Petra',
    lastName: 'Lindgren',
    roles: ['STAFF_PRODUCTION'],
  },
  { userName: 'finance@aurifex.test', firstName: 'Farid', lastName: 'Haddad', roles: ['STAFF_FINANCE'] },
  { userName: 'content@aurifex.test', firstName: 'Colette', lastName: 'Masson', roles: ['STAFF_CONTENT'] },
  {
    userName: 'buyer@luna.test',
    firstName: 'Bianca',
    lastName: 'Reyes',
    roles: ['PORTAL_BUYER'],
    customers: ['LUNA-001'],
  },
  {
    userName: 'approver@luna.test',
    firstName: 'Arthur',
    lastName: 'Voss',
    roles: ['PORTAL_APPROVER'],
    customers: ['LUNA-001'],
  },
  {
    userName: 'accounting@luna.test',
    firstName: 'Agnes',
    lastName: 'Cole',
    roles: ['PORTAL_ACCOUNTING'],
    customers: ['LUNA-001'],
  },
  {
    userName: 'viewer@luna.test',
    firstName: 'Victor',
    lastName: 'Hale',
    roles: ['PORTAL_VIEWER'],
    customers: ['LUNA-001'],
  },
  {
    userName: 'owner@luna.test',
    firstName: 'Olympia',
    lastName: 'Luna',
    roles: ['PORTAL_ADMIN'],
    customers: ['LUNA-001', 'LUNA-002'],
  },
  {
    userName: 'buyer@orion.test',
    firstName: 'Boris',
    lastName: 'Abramov',
    roles: ['PORTAL_BUYER'],
    customers: ['ORIO-001'],
  },
  {
    userName: 'partner@everlight.test',
    firstName: 'Paula',
    lastName: 'Calloway',
    roles: ['MEMORIAL_PARTNER'],
    customers: ['EVER-001'],
  },
  {
    userName: 'acheteuse@bellerose.test',
    firstName: 'Amélie',
    lastName: 'Tremblay',
    roles: ['PORTAL_BUYER'],
    customers: ['BELL-001'],
    language: 'fr',
  },
];
