import type { Prisma } from '../../database/generated/client.ts';
import { literally } from '../../lib/search-text.ts';
import { searchable } from '../search/searchable.ts';
import { CUSTOMERS_VIEW, visibleCustomers } from './access.ts';
import { namedCustomers } from './named-customers.ts';
import { namedUsers } from './named-users.ts';

const SELECT = { accountNumber: true, name: true } satisfies Prisma.CustomerSelect;

type Row = Prisma.CustomerGetPayload<{ select: typeof SELECT }>;

searchable('CUSTOMER', {
  model: 'Customer',
  permission: CUSTOMERS_VIEW,
  // Only staff search customers; portal users choose theirs in the top bar.
  visible: (viewer) => (viewer.isStaff ? visibleCustomers(viewer) : null),
  matching: (text): Prisma.CustomerWhereInput[] => {
    const begins = literally(text);
    return [
      {
        OR: [
          { accountNumber: { startsWith: begins.toUpperCase() } },
          { name: { startsWith: begins, mode: 'insensitive' } },
        ],
      },
      namedCustomers(text),
      { users: { some: { user: { is: namedUsers(text) } } } },
    ];
  },
  orderBy: { name: 'asc' },
  select: SELECT,
  facts: ({ accountNumber, name }: Row) => ({
    number: accountNumber,
    title: name,
    customer: null,
    references: [],
    status: null,
  }),
});
