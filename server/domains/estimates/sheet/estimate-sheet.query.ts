import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { COST_BREAKDOWN_VIEW, getsSheets } from '../../pricing/access.ts';
import { loadPriceSheet } from '../../pricing/price-sheet/load-price-sheet.ts';
import { type PriceSheet, PriceSheetType } from '../../pricing/price-sheet/price-sheet.type.ts';
import { ESTIMATES_VIEW } from '../access.ts';
import { loadEstimateTerms } from '../content/estimate-terms.ts';
import { estimatedCustomer } from '../content/estimated-customer.ts';
import { WorkflowLimitationType } from '../data/estimate-data-parts.type.ts';
import { MAX_DESIGN_PARTS } from '../rules/estimate-limits.ts';
import type { ServiceRule } from '../rules/service-limitations.ts';

const argsSchema = z.object({
  itemTypeId: z.int().min(1, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE').nullish(),
  gems: z.array(z.string().max(40)).max(MAX_DESIGN_PARTS).nullish(),
});

const EstimateSheetType = builder
  .objectRef<{ sheet: PriceSheet; services: ServiceRule[] }>('EstimateSheet')
  .implement({
    description:
      'Data with which a client calculates prices while an estimate is edited. `priceEstimate` is authoritative.',
    fields: (t) => ({
      sheet: t.field({
        type: PriceSheetType,
        description: 'Price sheet of the piece, or of the placeholder for free designs.',
        resolve: ({ sheet }) => sheet,
      }),
      services: t.field({
        type: [WorkflowLimitationType],
        description: 'Workflow requirements by service type.',
        resolve: ({ services }) => services,
      }),
    }),
  });

builder.queryField('estimateSheet', (t) =>
  t.field({
    type: EstimateSheetType,
    nullable: true,
    description:
      'Inputs of the price calculation of estimates of a piece or of free designs. Staff with permission 1303; others use `priceEstimate`.',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    // The customer of a saved estimate, the rules of services, the notice.
    budget: 3,
    sample: ({ sales, configuration }) => ({
      as: sales,
      args: { itemTypeId: configuration.itemTypeId, gems: [] },
    }),
    args: {
      itemTypeId: t.arg.int({ description: 'Integer id of the piece; a free design when absent.' }),
      estimateId: t.arg.id({
        description:
          'Estimate that is being edited: it is priced for its own customer instead of the active one.',
      }),
      gems: t.arg.stringList({ description: 'Gems of the stones of a free design, 20 at most.' }),
    },
    resolve: async (_root, { estimateId, ...args }, context) => {
      const { viewer, db } = context;
      viewer.require(ESTIMATES_VIEW);
      const given = parseInput(argsSchema, args);
      if (!getsSheets(viewer)) return null;
      const { freeDesignId, services } = await loadEstimateTerms(db);
      const itemTypeId = given.itemTypeId ?? freeDesignId;
      if (itemTypeId === null) return null;
      const customerId = await estimatedCustomer(context, estimateId);
      const sheet = await loadPriceSheet(context, itemTypeId, { customerId, gems: given.gems ?? [] });
      return sheet && { sheet, services };
    },
  }),
);
