import { search } from '../../lists/filter.ts';
import { list } from '../../lists/list.ts';
import { visibleCustomers } from './access.ts';
import { Customer } from './customer.type.ts';
import { namedCustomers } from './named-customers.ts';

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
      description: 'Words in any order: parts of the name, account number, email address or phone number.',
      examples: ['jeweller', 'LUNA-0', 'nobody'],
      where: namedCustomers,
    }),
  },
  sorts: { NAME: { description: 'Name.', by: ['name'] } },
  defaultSort: { field: 'NAME', direction: 'asc', meaning: 'by name' },
  tableRows: 5_000,
  sample: ({ admin, accountNumber }) => ({ as: admin, args: { search: accountNumber } }),
});
