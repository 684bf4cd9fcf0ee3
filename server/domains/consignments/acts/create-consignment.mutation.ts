import { z } from 'zod';
import { isLineAmount } from '../../../lib/amount-limits.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { type DecimalInput, decimal, moneyText } from '../../../lib/money.ts';
import { builder } from '../../../schema/builder.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { moneyAmount } from '../../payments/money-amount.ts';
import { isUsRingSize } from '../../pricing/rules/ring-size.ts';
import { requestSettings } from '../../settings/read-settings.ts';
import { MEMO_TERM_DAYS } from '../../settings/rules/memo-terms.ts';
import { requireManaging } from '../access.ts';
import { consignmentField } from '../consignment/consignment-result.ts';
import { CONSIGNMENT_TEXT_LENGTHS, MAX_CONSIGNMENT_LINES } from '../rules/consignment-limits.ts';
import { packConsignment } from './pack-consignment.ts';
import { consignmentAudit } from './record-event.ts';

const rowId = z.int().min(1).max(MAX_ID);

const ringSize = z
  .custom<DecimalInput>()
  .transform((given) => decimal(given).toNumber())
  .refine(isUsRingSize, 'OUT_OF_RANGE');

const rules = z.object({
  customerId: rowId,
  contactId: rowId.nullish(),
  shippingAddressId: rowId.nullish(),
  termDays: z
    .int()
    .refine((days) => MEMO_TERM_DAYS.some((each) => each === days), 'OUT_OF_RANGE')
    .nullish(),
  note: z.string().trim().max(CONSIGNMENT_TEXT_LENGTHS.note).nullish(),
  lines: z
    .array(
      z
        .object({
          itemTypeId: rowId,
          alloyId: rowId.nullish(),
          size: ringSize.nullish(),
          variantCode: z.string().trim().max(60).nullish(),
          quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
          memoPrice: moneyAmount,
        })
        .refine(({ memoPrice, quantity }) => isLineAmount(memoPrice, quantity), {
          path: ['memoPrice'],
          message: 'OUT_OF_RANGE',
        }),
    )
    .min(1, 'REQUIRED')
    .max(MAX_CONSIGNMENT_LINES),
});

const ConsignmentLineInput = builder.inputType('ConsignmentLineInput', {
  description: 'Pieces that are packed.',
  fields: (t) => ({
    itemTypeId: t.int({ required: true, description: 'Integer id of the piece.' }),
    alloyId: t.int({ description: 'Integer id of the metal; absent: that of the variant.' }),
    size: t.field({ type: 'Decimal', description: 'US ring size in quarters; absent: that of the variant.' }),
    variantCode: t.string({ description: 'Code of a variant of the piece.' }),
    quantity: t.int({ required: true, description: 'How many.' }),
    memoPrice: t.field({
      type: 'Decimal',
      required: true,
      description: 'Price of one piece at which it will be billed.',
    }),
  }),
});

mutation('createConsignment', {
  description:
    'Packs pieces to send to a customer on memo. `sendConsignment` sends them; they count against limits only from then on. Staff only.',
  permission: requireManaging,
  audit: consignmentAudit('CREATE'),
  repeat: 'keyed',
  budget: 12,
  input: (t) => ({
    customerId: t.int({ required: true, description: 'Integer id of the customer who receives the pieces.' }),
    contactId: t.int({
      description:
        'Contact at the customer who is responsible for the pieces: integer id of one of `consignmentContacts`.',
    }),
    shippingAddressId: t.int({
      description: 'Integer id of the customer’s address to ship to; absent: the default shipping address.',
    }),
    termDays: t.int({
      description: 'Memo term in days: 30, 60 or 90; absent: the term of the customer, else the general one.',
    }),
    note: t.string({ description: 'Note sent with the pieces, visible to the customer.' }),
    lines: t.field({ type: [ConsignmentLineInput], required: true, description: 'Pieces to pack.' }),
  }),
  resolve: async (input, context, writes) => {
    const given = parseInput(rules, input);
    const { MEMO_TERM_DAYS: usualTermDays } = await requestSettings(context);
    const consignment = {
      customerId: given.customerId,
      contactId: given.contactId ?? null,
      shippingAddressId: given.shippingAddressId ?? null,
      termDays: given.termDays ?? null,
      note: given.note || null,
      lines: given.lines.map((line) => ({
        ...line,
        alloyId: line.alloyId ?? null,
        size: line.size ?? null,
        variantCode: line.variantCode || null,
      })),
    };
    const { customerId } = consignment;
    return writes.once({
      request: {
        ...consignment,
        lines: consignment.lines.map((line) => ({ ...line, memoPrice: moneyText(line.memoPrice) })),
      },
      work: async (tx, record) => {
        const { id, number } = await packConsignment(tx, context, consignment, { usualTermDays });
        record({ entityId: id, customerId, data: { number, lines: consignment.lines.length } });
        return { consignmentId: id };
      },
    });
  },
  success: (t) => ({ consignment: consignmentField(t) }),
  sample: async ({ db, caller, sales, buyer, customerId, configuration: { itemTypeId } }) => {
    const { alloyId } = await db.itemTypeAlloy.findFirstOrThrow({ where: { itemTypeId } });
    return {
      as: caller(sales),
      input: {
        customerId,
        contactId: buyer.userId,
        termDays: 60,
        note: 'For the window',
        lines: [{ itemTypeId, alloyId, size: '7.5', quantity: 2, memoPrice: '410.00' }],
      },
    };
  },
});
