import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { visibleCustomers } from '../../customers/access.ts';
import { isForAllCustomers } from '../../identity/for-all-customers.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { PriceCalculationType } from '../../pricing/calculation/price-calculation.type.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { CONSIGNMENTS_MANAGE } from '../rules/transitions.ts';

const rules = z.object({ customerId: z.int().min(1).max(MAX_ID) });

builder.queryField('memoPrice', (t) =>
  t.field({
    type: PriceCalculationType,
    nullable: true,
    description:
      'Today’s unit price for a customer on that customer’s terms, proposed as the memo price when pieces are packed. Staff only; null for others, and for an unknown customer.',
    authScopes: { permission: CONSIGNMENTS_MANAGE },
    budget: 2,
    sample: ({ sales, customerId, configuration }) => ({ as: sales, args: { customerId, configuration } }),
    args: {
      customerId: t.arg.int({ required: true, description: 'Who gets it: integer id of the customer.' }),
      configuration: t.arg({
        type: ConfigurationInput,
        required: true,
        description: 'The piece as configured.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { customerId } = parseInput(rules, { customerId: args.customerId });
      const configuration = parseConfiguration(args.configuration);
      const { db, viewer, now, services } = context;
      if (!isForAllCustomers(viewer, CONSIGNMENTS_MANAGE)) return null;
      const customer = await db.customer.findFirst({
        where: { id: customerId, AND: visibleCustomers(viewer) },
        select: { id: true },
      });
      if (!customer) return null;
      const { changes } = services;
      const priced = await priceOne(db, {
        customerId,
        configuration,
        quantity: 1,
        now,
        changes,
        viewer,
      });
      return { requestId: null, priced, amountsHidden: !seesAmounts(viewer) };
    },
  }),
);
