import type { Prisma } from '../../database/generated/client.ts';
import { literally } from '../../lib/search-text.ts';
import { searchable } from '../search/searchable.ts';
import { CUSTOMERS_VIEW, visibleCustomers } from './access.ts';

const SELECT = { accountNumber: true, name: true } satisfies Prisma.CustomerSelect;

type Row = Prisma.CustomerGetPayload<{ select: typeof SELECT }>;

searchable('CUSTOMER', {
  model: 'Customer',
  permission: CUSTOMERS_VIEW,
  // Only staff search customers; portal users choose theirs in the top bar.
  visible: (viewer) => (viewer.isStaff ? visibleCustomers(viewer) : null),
  matching: (text): Prisma.CustomerWhereInput[] => {
    const name = literally(text);
    return [
      {
        OR: [
          { accountNumber: { startsWith: name.toUpperCase() } },
          { name: { startsWith: name, mode: 'insensitive' } },
        ],
      },
      { name: { contains: name, mode: 'insensitive' } },
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
