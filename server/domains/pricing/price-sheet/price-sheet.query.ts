import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { COST_BREAKDOWN_VIEW, getsSheets } from '../access.ts';
import { loadPriceSheet } from './load-price-sheet.ts';
import { PriceSheetType } from './price-sheet.type.ts';

const argsSchema = z.object({ itemTypeId: z.int().min(1, 'OUT_OF_RANGE').max(MAX_ID, 'OUT_OF_RANGE') });

builder.queryField('priceSheet', (t) =>
  t.field({
    type: PriceSheetType,
    nullable: true,
    description:
      'Inputs of the price calculation of a piece for the viewer’s active customer. Staff with permission 1303; others use `calculatePrice`.',
    authScopes: { permission: COST_BREAKDOWN_VIEW },
    budget: 1,
    sample: ({ sales, configuration }) => ({
      as: sales,
      args: { itemTypeId: configuration.itemTypeId },
    }),
    args: { itemTypeId: t.arg.int({ required: true, description: 'Integer id of the product.' }) },
    resolve: (_root, args, context) => {
      const { itemTypeId } = parseInput(argsSchema, args);
      const { viewer } = context;
      return getsSheets(viewer) ? loadPriceSheet(context, itemTypeId, viewer) : null;
    },
  }),
);
