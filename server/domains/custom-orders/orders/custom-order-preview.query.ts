import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { previewOfDraft } from '../../orders/order/order-preview.ts';
import { OrderPreviewType } from '../../orders/order/order-preview.type.ts';
import { lineTexts, orderTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { CUSTOM_ORDERS_CREATE } from '../access.ts';
import { draftedCustomOrder } from './place-custom-order.ts';

const rules = lineTexts
  .pick({ reference: true, note: true })
  .extend(orderTexts.pick({ poNumber: true }).shape)
  .extend({
    templateId: z.int().min(1).max(MAX_ID).nullish(),
    quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
  });

builder.queryField('customOrderPreview', (t) =>
  t.field({
    type: OrderPreviewType,
    nullable: true,
    description:
      'Preview of the order that `createCustomOrder` would place now; null when a quote would be requested. Needs 1402.',
    authScopes: { permission: CUSTOM_ORDERS_CREATE },
    budget: 10,
    sample: async ({ buyer, configuration, customOrderGroup }) => {
      await customOrderGroup();
      return { as: buyer, args: { configuration, quantity: 1, poNumber: 'PO', reference: 'R', note: 'N' } };
    },
    args: {
      templateId: t.arg.int({ description: 'Integer id of the custom order template.' }),
      configuration: t.arg({
        type: ConfigurationInput,
        required: true,
        description: 'The piece as configured.',
      }),
      quantity: t.arg.int({ required: true, description: 'Pieces, 1 to 999.' }),
      poNumber: t.arg.string({ description: 'Customer’s purchase order.' }),
      reference: t.arg.string({ description: 'Customer’s own reference.' }),
      note: t.arg.string({ description: 'Note to the workshop.' }),
    },
    resolve: async (_root, { configuration: given, ...args }, context) => {
      const { db, viewer } = context;
      if (viewer.customerId === null) return null;
      const { templateId, quantity, poNumber, reference, note } = parseInput(rules, args);
      const draft = await draftedCustomOrder(db, context, {
        templateId: templateId ?? null,
        configuration: parseConfiguration(given),
        quantity,
        poNumber: poNumber ?? null,
        reference: reference ?? null,
        endCustomer: null,
        contactId: null,
        note: note ?? null,
        wantedBy: null,
        asQuote: false,
        fileIds: [],
      });
      return draft && previewOfDraft(draft, seesAmounts(viewer));
    },
  }),
);
