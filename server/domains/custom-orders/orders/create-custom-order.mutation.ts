import { z } from 'zod';
import { MAX_ID } from '../../../lib/max-id.ts';
import { changedRow } from '../../../lists/changed-row.ts';
import { mutation } from '../../../schema/mutation.ts';
import { parseInput } from '../../../schema/parse-input.ts';
import { ownFiles, pictureDigests } from '../../media/own-files.ts';
import { mailOrder } from '../../orders/mail/send-order-mail.task.ts';
import { OrderGroup } from '../../orders/order/order-group.type.ts';
import { checkWantedBy, lineTexts, orderTexts } from '../../orders/order-input.ts';
import { MAX_LINE_QUANTITY } from '../../orders/rules/line-limits.ts';
import { seesAmounts } from '../../pricing/access.ts';
import { ConfigurationInput, parseConfiguration } from '../../pricing/configuration/configuration.input.ts';
import { PriceQuote } from '../../quotes/quote/price-quote.type.ts';
import { placedSalesOrderField } from '../../sales-orders/order/placed-piece.ts';
import { today } from '../../settings/company-day.ts';
import { CUSTOM_ORDERS_CREATE } from '../access.ts';
import { pictureIds } from './picture-ids.ts';
import { placeCustomOrder } from './place-custom-order.ts';

const rules = lineTexts
  .omit({ drawingFileId: true })
  .extend(orderTexts.pick({ poNumber: true }).shape)
  .extend({
    templateId: z.int().min(1).max(MAX_ID).nullish(),
    contactId: z.int().min(1).max(MAX_ID).nullish(),
    quantity: z.int().min(1, 'OUT_OF_RANGE').max(MAX_LINE_QUANTITY, 'OUT_OF_RANGE'),
    fileIds: pictureIds.nullish(),
  });

mutation('createCustomOrder', {
  description:
    'Places a custom order, with drawings and photos: an order with one job at the customer’s default addresses if it has a price, a sales order if the piece is in stock, otherwise a request for a quote.',
  permission: CUSTOM_ORDERS_CREATE,
  audit: { action: 'CUSTOM_ORDER_PLACED', entityType: 'CustomOrder' },
  commits: { total: '`customOrderPreview`.', isShownTo: seesAmounts },
  repeat: 'keyed',
  budget: 27,
  input: (t) => ({
    templateId: t.int({ description: 'Integer id of the custom order template.' }),
    configuration: t.field({
      type: ConfigurationInput,
      required: true,
      description: 'The piece as configured.',
    }),
    quantity: t.int({ required: true, description: 'Pieces, 1 to 999.' }),
    wantedBy: t.field({ type: 'Date', description: 'Day that the customer asks for, today or later.' }),
    poNumber: t.string({ description: 'Customer’s purchase order.' }),
    reference: t.string({ description: 'Customer’s own reference.' }),
    endCustomer: t.string({ description: 'End customer.' }),
    contactId: t.int({
      description:
        'Integer id of the contact at the customer, chosen by staff; the customer’s main contact when absent.',
    }),
    note: t.string({ description: 'Note to the workshop.' }),
    fileIds: t.intList({ description: 'Uploaded drawings and photos, ten at most.' }),
    asQuote: t.boolean({ description: 'Request a quote even if a price can be calculated.' }),
  }),
  resolve: async ({ configuration: given, wantedBy, asQuote, ...input }, context, writes) => {
    const { db, viewer } = context;
    const { fileIds, ...parsed } = parseInput(rules, input);
    const configuration = parseConfiguration(given);
    const files = fileIds ?? [];
    if (wantedBy) checkWantedBy(wantedBy, await today(context));
    const request = {
      quantity: parsed.quantity,
      templateId: parsed.templateId ?? null,
      poNumber: parsed.poNumber ?? null,
      reference: parsed.reference ?? null,
      endCustomer: parsed.endCustomer ?? null,
      contactId: parsed.contactId ?? null,
      note: parsed.note ?? null,
      wantedBy: wantedBy ?? null,
      asQuote: asQuote ?? false,
    };
    const pictures = await pictureDigests(db, viewer, files);
    return writes.once({
      request: {
        ...request,
        customerId: viewer.requireCustomer(),
        configuration,
        pictures,
      },
      work: async (tx, record) => {
        await ownFiles(tx, viewer, files, (index) => `fileIds.${index}`);
        const { placed, created } = await placeCustomOrder(tx, context, {
          ...request,
          configuration,
          fileIds: files,
          seen: writes.seen,
        });
        if (created) await mailOrder(tx, created);
        record({
          entityId: placed.customOrderId,
          customerId: viewer.requireCustomer(),
          data: { code: placed.orderCode, pictures: files.length },
        });
        return placed;
      },
    });
  },
  success: (t) => ({
    customOrderId: t.exposeInt('customOrderId', {
      description: 'Integer id of the custom order, for adding pictures.',
    }),
    orderCode: t.exposeString('orderCode', {
      description:
        'Code of the order, e.g. `JO-10023`, or number of the sales order or quote, e.g. `SO-10023`, `PQ-10023`.',
    }),
    jobTypeCode: t.string({
      description: 'Kind of order created: `JO`, `SO` or `PQ`.',
      resolve: ({ priceQuoteId, salesOrderId }) =>
        priceQuoteId === null ? (salesOrderId == null ? 'JO' : 'SO') : 'PQ',
    }),
    orderGroup: t.prismaField({
      type: OrderGroup,
      nullable: true,
      description: 'The order; null if a quote was requested.',
      resolve: (query, { orderGroupId }, _args, context) => {
        const made = { ...query, where: { id: orderGroupId ?? 0 } };
        return orderGroupId === null ? null : changedRow(context, 'OrderGroup', made);
      },
    }),
    salesOrder: placedSalesOrderField(t),
    priceQuote: t.prismaField({
      type: PriceQuote,
      nullable: true,
      description: 'The requested quote; null for an order.',
      resolve: (query, { priceQuoteId }, _args, context) => {
        const made = { ...query, where: { id: priceQuoteId ?? 0 } };
        return priceQuoteId === null ? null : changedRow(context, 'PriceQuote', made);
      },
    }),
  }),
  sample: async ({ caller, buyer, configuration, customOrderGroup, file, foreign }) => {
    await customOrderGroup();
    return {
      as: caller(buyer),
      input: {
        configuration,
        quantity: 1,
        poNumber: 'PO',
        reference: 'R',
        endCustomer: 'E',
        note: 'N',
        fileIds: [await file(caller(buyer))],
      },
      foreign: { 'input.fileIds.0': foreign.fileId },
    };
  },
});
