import { builder } from '../../../schema/builder.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';
import { RateTableCodeEnum, RateTableType, showRateTable } from './rate-table.type.ts';

builder.queryField('rateTable', (t) =>
  t.field({
    type: RateTableType,
    nullable: true,
    description: 'A table of rates, for staff who may see what prices are made of (1303).',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 2,
    sample: ({ sales }) => ({ as: sales, args: { code: 'PRIORITIES', at: null } }),
    args: {
      code: t.arg({ type: RateTableCodeEnum, required: true, description: 'Which one.' }),
      at: t.arg({ type: 'DateTime', description: 'As it stands at this moment; absent: now.' }),
    },
    // Rates are the manufacturer's own affair, whatever a customer's role was given.
    resolve: (_root, { code, at }, context) =>
      context.viewer.isStaff ? showRateTable(context, code, at ?? context.now) : null,
  }),
);
