import { z } from 'zod';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { CART_ADD } from '../access.ts';
import { quickOrderText } from './quick-order-input.ts';
import { QuickOrderPreviewType } from './quick-order-row.type.ts';
import { readQuickOrder } from './read-quick-order.ts';

const inputSchema = z.object({ text: quickOrderText });

/** A valid row, and one whose reference is too long. */
const SAMPLE = `code,qty,size,reference\nBAND-PROOF,2,9,R\nBAND-PROOF,1,9,${'R'.repeat(101)}`;

builder.queryField('previewQuickOrder', (t) =>
  t.field({
    type: QuickOrderPreviewType,
    nullable: true,
    description:
      'Shows how `quickOrder` parses a text pasted from a spreadsheet: codes of pieces or variants and quantities, 200 rows at most; also size, metal and reference when a header row names their columns. Nothing is written.',
    authScopes: { permission: CART_ADD },
    budget: 1,
    sample: ({ buyer }) => ({ as: buyer, args: { text: SAMPLE } }),
    args: { text: t.arg.string({ required: true, description: 'The text, 20,000 characters at most.' }) },
    resolve: async (_root, args, context) => {
      const { text } = parseInput(inputSchema, args);
      // Staff without a customer have no prices and no cart.
      if (context.viewer.customerId === null) return null;
      const rows = await readQuickOrder(context, text);
      const settings = await requestSettings(context);
      return { rows, currency: settings.COMPANY.currency };
    },
  }),
);
