import { nodeKey } from '../../lib/global-id.ts';
import { builder } from '../../schema/builder.ts';
import { visibleAddresses, visibleCustomers } from './access.ts';

/** A business customer. */
export const Customer = builder.prismaNode('Customer', {
  description: 'A business that orders: jeweller, chain, funeral home.',
  id: { field: 'id', description: 'Opaque id.' },
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), AND: visibleCustomers(viewer) }),
  nullable: true,
  sample: ({ owner, customerId, foreignBuyer }) => ({ as: owner, id: customerId, hiddenFrom: foreignBuyer }),
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer id.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    accountNumber: t.exposeString('accountNumber', { description: 'Account number, e.g. `LUNA-001`.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217 code of its prices.' }),
    email: t.exposeString('email', { nullable: true, description: 'Address for order mails.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Telephone.' }),
    customerType: t.relation('customerType', { description: 'Customer type.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    approvalRequired: t.exposeBoolean('approvalRequired', {
      description: 'Every job order requires the customer’s approval.',
    }),
    taxExempt: t.exposeBoolean('taxExempt', { description: 'Exempt from sales tax.' }),
    addresses: t.relation('addresses', {
      description: 'Address book, default addresses first; empty when the viewer may not see it.',
      query: (_args, { viewer }) => ({
        where: visibleAddresses(viewer),
        orderBy: [{ isDefaultShipping: 'desc' }, { isDefaultBilling: 'desc' }, { id: 'asc' }],
      }),
    }),
    version: t.exposeInt('version', { description: 'Version, incremented by every change.' }),
  }),
});
