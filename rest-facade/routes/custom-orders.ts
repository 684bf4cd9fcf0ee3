import { z } from 'zod';
import {
  createdCustomOrderAnswer,
  createdCustomOrderSchema,
  customOrderAnswer,
  customOrderDetailAnswer,
  customOrderDetailSchema,
  customOrderSchema,
} from '../answers/catalog/custom-order.ts';
import { refusal } from '../answers/envelope.ts';
import { fileUrl, id } from '../answers/values.ts';
import type { CustomOrderTemplateFilter } from '../gql/graphql.ts';
import { allNodes } from '../graphql/all-pages.ts';
import { activeCustomer, requireActiveCustomer, requireCustomOrderer } from '../graphql/caller.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { uploadPictures } from '../graphql/upload-pictures.ts';
import { CONFIGURATION_FIELDS, configuration, configurationOf, otherPieces } from '../input/configuration.ts';
import { expectedTotal, expectedTotalOf } from '../input/expected-total.ts';
import { flag, integerIn, optional, recordId, text } from '../input/fields.ts';
import { databaseIdOf, existing, pathId } from '../input/ids.ts';
import {
  RestAddCustomOrderPictures,
  RestCreateCustomOrder,
  RestCustomOrder,
  RestCustomOrderExists,
  RestCustomOrders,
  RestPlacedCustomOrder,
} from '../operations/catalog/custom-orders.ts';
import { envelope, type Run, restRoute, restSteps } from '../route/route.ts';
import type { Sample } from '../route/sample.ts';

/** A call about all templates, of which there is one. */
const ofTemplate: Sample = async ({ newCustomOrderTemplate }) => {
  await newCustomOrderTemplate();
  return {};
};

/** Custom order templates, and placing custom orders. */
export const customOrderRoutes = [
  restSteps({
    method: 'get',
    path: '/customOrders',
    summary: 'All templates of custom orders',
    sample: ofTemplate,
    answer: z.array(customOrderSchema),
    handle: async ({ run }) => envelope(await templates(run, {})),
  }),
  restSteps({
    method: 'get',
    path: '/customOrders/getTopLevelCustomOrders',
    summary: 'Kinds of custom orders',
    sample: ofTemplate,
    answer: z.array(customOrderSchema),
    handle: async ({ run }) => envelope(await templates(run, { onlyRoots: true })),
  }),
  restSteps({
    method: 'get',
    path: '/customOrders/getByParentId/:id',
    summary: 'Direct children of a template of custom orders',
    sample: async ({ newCustomOrderTemplate }) => ({ params: { id: await newCustomOrderTemplate() } }),
    params: { id: pathId('Custom order.') },
    answer: z.array(customOrderSchema),
    handle: async ({ params, run }) => {
      requireFound((await run(RestCustomOrderExists, { databaseId: params.id })).customOrderTemplate);
      return envelope(await templates(run, { parentId: params.id }));
    },
  }),
  restRoute({
    method: 'get',
    path: '/customOrders/:id',
    summary: 'A template of custom orders',
    sample: async ({ newCustomOrderTemplate }) => ({
      params: { id: await newCustomOrderTemplate() },
      query: { includeSubItems: true, includeVariants: true },
    }),
    params: { id: pathId('Custom order.') },
    query: {
      includeSubItems: flag.optional().describe('Includes its children, and the parts of its piece.'),
      includeVariants: flag.optional().describe('Includes the variants of its piece.'),
    },
    answer: customOrderDetailSchema,
    document: RestCustomOrder,
    variables: ({ params, query }) => ({
      databaseId: params.id,
      includeSubItems: query.includeSubItems ?? false,
      includeVariants: query.includeVariants ?? false,
    }),
    respond: ({ customOrderTemplate }) =>
      envelope(customOrderDetailAnswer(requireFound(customOrderTemplate))),
  }),
  restSteps({
    method: 'post',
    path: '/customOrders/createOrder',
    summary: 'Place a custom order',
    description:
      'Creates an order of one job with the customer’s default addresses if the piece has a price, otherwise a price quote. The server calculates the prices.',
    repeat: 'keyed',
    sample: async ({ piece, customer, newCustomOrderGroup }) => {
      await newCustomOrderGroup();
      return { body: { ...piece, customerID: customer } };
    },
    otherSamples: otherPieces,
    body: {
      ...configuration,
      customOrderID: optional(recordId).describe('Id of the template, from GET /customOrders.'),
      quantity: optional(integerIn((all) => all.min(1, 'OUT_OF_RANGE'))).describe('Default: 1.'),
      wantedBy: optional(z.iso.date()),
      poNumber: optional(text),
      reference: optional(text),
      endCustomer: optional(text),
      note: optional(text),
      asQuote: optional(flag).describe('Request a quote even if there is a price.'),
      customerID: activeCustomer,
      ...expectedTotal,
    },
    fields: { ...CONFIGURATION_FIELDS, templateId: 'customOrderID' },
    answer: createdCustomOrderSchema,
    refusal,
    statuses: [404],
    failure: 'CUSTOM_ORDER_FAILED',
    handle: async ({ body, idempotencyKey, run }) => {
      await requireActiveCustomer(run, body.customerID);
      const { result } = await run(RestCreateCustomOrder, {
        input: {
          templateId: body.customOrderID ?? null,
          configuration: configurationOf(body),
          quantity: body.quantity ?? 1,
          wantedBy: body.wantedBy ?? null,
          poNumber: body.poNumber ?? null,
          reference: body.reference ?? null,
          endCustomer: body.endCustomer ?? null,
          note: body.note ?? null,
          asQuote: body.asQuote ?? null,
          ...expectedTotalOf(body),
          idempotencyKey,
        },
      });
      const created = succeeded(result);
      return envelope(createdCustomOrderAnswer(created), {
        code: 'ORDER_CREATED',
        values: { order_code: created.orderCode },
      });
    },
  }),
  restSteps({
    method: 'post',
    path: '/customOrders/generateImagesForExistingOrder',
    summary: 'Add drawings and photos to a custom order',
    repeat: 'keyed',
    sample: async ({ newCustomOrder, picture }) => ({
      form: { orderId: String(await newCustomOrder()), 'files[0]': picture },
    }),
    isMultipart: true,
    mayPost: requireCustomOrderer,
    body: {
      orderId: recordId.describe('`id` from POST /customOrders/createOrder.'),
      // Files are read under any field name.
      'files[0]': z
        .array(z.file())
        .max(5)
        .optional()
        .describe('Pictures of at most 10 MB each: files[0], files[1], …'),
    },
    fields: { customOrderId: 'orderId', fileIds: 'files', file: 'files' },
    answer: z.strictObject({
      orderId: id,
      images: z
        .array(z.strictObject({ id, fileUrl, isBig: z.boolean() }))
        .describe('Pictures of its job, or of its quote.'),
    }),
    refusal,
    statuses: [404, 429],
    handle: async (request) => {
      const { body, idempotencyKey, run } = request;
      const customOrderId = existing(body.orderId);
      // Checked before the upload, so that a refused call stores no files.
      requireFound((await run(RestPlacedCustomOrder, { databaseId: customOrderId })).customOrder);
      const fileIds = await uploadPictures(request);
      const { result } = await run(RestAddCustomOrderPictures, {
        input: { customOrderId, fileIds, idempotencyKey },
      });
      const { jobOrder } = succeeded(result);
      const images = jobOrder
        ? jobOrder.images.map(({ databaseId, url, isBig }) => ({ id: databaseId, fileUrl: url, isBig }))
        : await picturesOf(customOrderId, run);
      return envelope({ orderId: customOrderId, images });
    },
  }),
];

/** The pictures of a custom order that became a quote request. */
async function picturesOf(customOrderId: number, run: Run) {
  const { customOrder } = await run(RestPlacedCustomOrder, { databaseId: customOrderId });
  return requireFound(customOrder).pictures.map((picture) => ({
    id: databaseIdOf(picture.id) ?? 0,
    fileUrl: picture.url,
    isBig: false,
  }));
}

async function templates(run: Run, filter: CustomOrderTemplateFilter) {
  const found = await allNodes(async (page) => (await run(RestCustomOrders, { filter, ...page })).connection);
  return found.map(customOrderAnswer);
}
