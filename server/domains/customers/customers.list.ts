import type { Prisma } from '../../database/generated/client.ts';
import { literally } from '../../lib/search-text.ts';
import { search } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { visibleCustomers } from './access.ts';
import { Customer } from './customer.type.ts';

/** Visible customers, by name. */
export const customers = list('customers', {
  model: 'Customer',
  type: Customer,
  typeName: 'Customer',
  noun: { one: 'customer', many: 'customers' },
  description:
    'Customers that the viewer may see, by name: the linked ones, or all for staff who maintain customers.',
  permission: 0,
  visible: visibleCustomers,
  filters: {
    search: search({
      description: 'Part of the name, or the beginning of the account number.',
      examples: ['jeweller', 'LUNA-0', 'nobody'],
      where: (text): Prisma.CustomerWhereInput => ({
        OR: [
          { name: { contains: literally(text), mode: 'insensitive' } },
          { accountNumber: { startsWith: literally(text.toUpperCase()) } },
        ],
      }),
    }),
  },
  sorts: { NAME: { description: 'Name.', by: ['name'] } },
  defaultSort: { field: 'NAME', direction: 'asc', meaning: 'by name' },
  tableRows: 5_000,
  sample: ({ admin, accountNumber }) => ({ as: admin, args: { search: accountNumber } }),
});
