import type { Prisma } from '../../database/generated/client.ts';
import { countRows } from '../../fast-path/count-rows.ts';
import { findRow, findRows } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { codeOf } from '../../lib/plain-text.ts';
import { literally, searchText } from '../../lib/search-text.ts';
import { builder } from '../../schema/builder.ts';
import type { CountExtent } from '../../schema/connection.ts';
import { keysetPage } from '../../schema/keyset.ts';
import { visibleCustomers } from './access.ts';
import { Customer } from './customer.type.ts';

builder.queryField('customers', (t) =>
  t.connection(
    {
      type: Customer,
      description:
        'Customers that the viewer may see, by name: the linked ones, or all for staff who keep them.',
      authScopes: { signedIn: true },
      extensions: PLANNED_ROWS,
      args: {
        search: t.arg.string({ description: 'Part of the name, or the beginning of the account number.' }),
      },
      resolve: async (_root, args, context, info) => {
        const { viewer } = context;
        const rows = { AND: [visibleCustomers(viewer), found(args.search)] };
        const query = plannedQuery({
          context,
          info,
          select: { id: true, name: true },
          path: ['edges', 'node'],
        });
        const page = await keysetPage({
          args,
          sort: [{ column: 'name', kind: 'string', direction: 'asc' }],
          find: ({ where, ...paging }: Keyset) =>
            findRows(context, 'Customer', { ...query, ...paging, where: { AND: [rows, where] } }),
        });
        return {
          ...page,
          countRows: (extent: CountExtent) => countRows(context, 'Customer', { where: rows }, extent),
        };
      },
    },
    { name: 'CustomerConnection', description: 'A page of customers.' },
    { name: 'CustomerEdge', description: 'A customer in the list.' },
  ),
);

builder.queryField('customerByAccountNumber', (t) =>
  t.field({
    type: Customer,
    nullable: true,
    description: 'The customer with an account number; null as well when the viewer may not see it.',
    authScopes: { signedIn: true },
    extensions: PLANNED_ROWS,
    args: { accountNumber: t.arg.string({ required: true, description: 'Account number, in any case.' }) },
    resolve: (_root, { accountNumber }, context, info) => {
      // No account number is empty: what cannot be one finds nothing.
      const code = codeOf(accountNumber)?.toUpperCase() ?? '';
      return findRow(context, 'Customer', {
        ...plannedQuery({ context, info }),
        where: { accountNumber: code, AND: visibleCustomers(context.viewer) },
      });
    },
  }),
);

type Keyset = {
  where: Prisma.CustomerWhereInput;
  orderBy: Prisma.CustomerOrderByWithRelationInput[];
  take: number;
  skip: number;
};

function found(search: string | null | undefined): Prisma.CustomerWhereInput {
  const text = literally(searchText(search));
  if (text === '') return {};
  return {
    OR: [
      { name: { contains: text, mode: 'insensitive' } },
      { accountNumber: { startsWith: text.toUpperCase() } },
    ],
  };
}
