import { z } from 'zod';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { MAX_ID } from '../../../lib/max-id.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { requireContact } from '../../identity/main-contact.ts';
import { orderTexts } from '../../orders/order-input.ts';
import { ORDER_TEXT_LENGTHS } from '../../orders/rules/line-limits.ts';
import { createQuote } from '../quote/create-quote.ts';
import { QUOTES_ADD } from '../rules/transitions.ts';
import { stepAudit } from '../transitions/change-quote.ts';
import { priceQuoteField } from '../transitions/price-quote-result.ts';
import { customerHead } from './request-defaults.ts';

const rules = orderTexts.pick({ poNumber: true, notes: true }).extend({
  customerId: z.int().min(1).max(MAX_ID),
  contactId: z.int().min(1).max(MAX_ID).nullish(),
  reference: z.string().trim().max(ORDER_TEXT_LENGTHS.reference).nullish(),
});

mutation('createPriceQuote', {
  description:
    'Creates the draft of an offer without lines, without a request from the customer. The customer sees it once it is sent. Staff only.',
  permission: (viewer) => {
    viewer.require(QUOTES_ADD);
    if (!viewer.isStaff) throw new RefusedError('NOT_FOR_THIS_SIDE');
  },
  audit: stepAudit('CREATE'),
  repeat: 'keyed',
  budget: 7,
  input: (t) => ({
    customerId: t.int({ required: true, description: 'Integer id of the customer.' }),
    contactId: t.int({
      description: 'Integer id of the contact at the customer; the main contact when absent.',
    }),
    poNumber: t.string({ description: 'Customer’s purchase order.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    notes: t.string({ description: 'Note on the quote, visible to the customer.' }),
  }),
  resolve: async (input, context, writes) => {
    const { viewer, now } = context;
    const { customerId, contactId = null, poNumber, notes, reference } = parseInput(rules, input);
    return writes.once({
      request: { customerId, contactId, poNumber, notes, reference },
      work: async (tx, record) => {
        const head = await customerHead(tx, customerId);
        if (!head) throw InvalidInputError.of('customerId', 'UNKNOWN', 'No such customer.');
        if (contactId !== null) await requireContact(tx, { contactId, customerId });
        const { id, number } = await createQuote(tx, {
          ...head,
          poNumber: poNumber ?? null,
          reference: reference || null,
          remarks: notes ?? null,
          customerId,
          as: 'OFFER',
          source: 'PORTAL',
          placedById: viewer.userId,
          actingById: viewer.actingById,
          contactId,
          lines: [],
          action: 'CREATE',
          now,
        });
        record({ entityId: id, customerId, data: { number } });
        return { priceQuoteId: id };
      },
    });
  },
  success: (t) => ({ priceQuote: priceQuoteField(t) }),
  sample: ({ caller, sales, buyer, customerId }) => ({
    as: caller(sales),
    input: { customerId, contactId: buyer.userId, poNumber: 'PO', reference: 'R', notes: 'N' },
  }),
});
