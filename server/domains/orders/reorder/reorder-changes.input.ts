import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { decimal } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { attributeChoiceSchema } from '../../pricing/configuration/configuration.input.ts';
import { lineTexts, orderTexts } from '../order-input.ts';
import { MAX_LINE_QUANTITY } from '../rules/line-limits.ts';

const id = z.int().min(1).max(MAX_ID);

const rules = z.object({
  changes: lineTexts
    .pick({ reference: true, endCustomer: true, note: true })
    .extend(orderTexts.pick({ poNumber: true, customerWoNumber: true, notes: true }).shape)
    .extend({
      quantity: z.int().min(1).max(MAX_LINE_QUANTITY).nullish(),
      texts: z
        .array(attributeChoiceSchema.pick({ attributeId: true, text: true }))
        .max(50)
        .nullish(),
      shippingAddressId: id.nullish(),
      shippingMethodId: id.nullish(),
    }),
});

const AttributeTextInput = builder.inputType('AttributeTextInput', {
  description: 'The text of a TEXT attribute, e.g. an engraving.',
  fields: (t) => ({
    attributeId: t.int({ required: true, description: 'Integer id of a TEXT attribute, e.g. an engraving.' }),
    text: t.string({ description: 'The text; absent or empty: none.' }),
  }),
});

/** How a re-order differs from the job that it repeats. */
export const ReorderChangesInput = builder.inputType('ReorderChangesInput', {
  description:
    'Changes of a re-order. Absent fields are copied from the job. Numbers and notes of the whole order are never copied.',
  fields: (t) => ({
    quantity: t.int({ description: 'Pieces, 1 to 999.' }),
    size: t.field({ type: 'Decimal', description: 'US ring size in quarters.' }),
    texts: t.field({ type: [AttributeTextInput], description: 'Texts such as engravings that change.' }),
    poNumber: t.string({ description: 'Purchase order of the new order; absent: none.' }),
    customerWoNumber: t.string({ description: 'Customer’s work order of the new order; absent: none.' }),
    notes: t.string({ description: 'Notes to the new order; absent: none.' }),
    reference: t.string({ description: 'Customer’s own reference; null clears it.' }),
    endCustomer: t.string({ description: 'End customer; null clears it.' }),
    note: t.string({ description: 'Note to the piece; null clears it.' }),
    shippingAddressId: t.int({
      description:
        'Address from the customer’s address book; absent: the shipping address of the last order.',
    }),
    shippingMethodId: t.int({ description: 'Shipping method; absent: as the last order was shipped.' }),
  }),
});

/** The changes of a re-order, validated as far as possible without the job. */
export type ReorderChanges = ReturnType<typeof parseReorderChanges>;

/** Parses the changes of a re-order from the input field `changes`. */
export function parseReorderChanges(input: typeof ReorderChangesInput.$inferInput | null | undefined) {
  const { size, ...texts } = input ?? {};
  const { changes } = parseInput(rules, { changes: texts });
  return { ...changes, size: size ? decimal(size) : null };
}
