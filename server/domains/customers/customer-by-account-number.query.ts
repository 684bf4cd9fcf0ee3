import { findRow } from '../../fast-path/find-rows.ts';
import { plannedQuery } from '../../fast-path/planned-query.ts';
import { PLANNED_ROWS } from '../../fast-path/planned-rows.ts';
import { codeOf } from '../../lib/plain-text.ts';
import { builder } from '../../schema/builder.ts';
import { visibleCustomers } from './access.ts';
import { Customer } from './customer.type.ts';

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
