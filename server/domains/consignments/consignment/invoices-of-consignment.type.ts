import { builder } from '../../../schema/builder.ts';
import { visibleInvoices } from '../../invoices/access.ts';
import { Invoice } from '../../invoices/invoice/invoice.type.ts';
import { seesConsignment } from '../access.ts';
import { Consignment } from './consignment.type.ts';
import { OWNERS_SELECT } from './consignment-facts.ts';

builder.prismaObjectField(Consignment, 'invoices', (t) =>
  t.relation('invoices', {
    query: (_args: object, { viewer }) => ({ where: visibleInvoices(viewer), orderBy: { id: 'desc' } }),
    description: 'Invoices of its pieces that the viewer may see, newest first.',
  }),
);

builder.prismaObjectField(Invoice, 'consignmentNumber', (t) =>
  t.string({
    nullable: true,
    description: 'Number of the consignment whose pieces it bills; null when the viewer may not see that.',
    select: { consignment: { select: { number: true, ...OWNERS_SELECT } } },
    resolve: ({ consignment }, _args, { viewer }) =>
      consignment && seesConsignment(viewer, consignment) ? consignment.number : null,
  }),
);
