import { builder } from '../../../schema/builder.ts';
import { COST_BREAKDOWN_VIEW } from '../access.ts';
import { RateTableCodeEnum, RateTableType, showRateTable } from './rate-table.type.ts';

builder.queryField('rateTable', (t) =>
  t.field({
    type: RateTableType,
    nullable: true,
    description: 'A rate table. For staff with price breakdowns (1303).',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 2,
    sample: ({ sales }) => ({ as: sales, args: { code: 'PRIORITIES' } }),
    args: {
      code: t.arg({ type: RateTableCodeEnum, required: true, description: 'Which one.' }),
    },
    // Only staff see rates, regardless of a customer's roles.
    resolve: (_root, { code }, context) =>
      context.viewer.isStaff ? showRateTable(context, code, context.now) : null,
  }),
);
