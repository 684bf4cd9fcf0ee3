import { z } from 'zod';
import { alloyAnswer, alloySchema } from '../answers/catalog/alloy.ts';
import { priceAnswer, priceSchema } from '../answers/catalog/price.ts';
import { variantAnswer, variantSchema } from '../answers/catalog/product-parts.ts';
import { refusal } from '../answers/envelope.ts';
import { activeCustomer, requireActiveCustomer } from '../graphql/caller.ts';
import { requireFound } from '../graphql/result.ts';
import {
  CONFIGURATION_FIELDS,
  choices,
  choicesOf,
  configuration,
  configurationOf,
  otherPieces,
} from '../input/configuration.ts';
import { integerIn, optional, recordId, text } from '../input/fields.ts';
import {
  RestAlloys,
  RestCalculatePrice,
  RestMatchingVariant,
  RestProductImages,
} from '../operations/catalog/prices.ts';
import { envelope, restRoute, restSteps } from '../route/route.ts';
import { nothing } from '../route/sample.ts';

/** Calls that depend on a configuration: price, pictures and variant; and alloys to choose from. */
export const priceRoutes = [
  restSteps({
    method: 'post',
    path: '/products/cp/calculatePrice',
    isPublic: true,
    isAbortable: true,
    summary: 'The price of a configuration',
    description:
      'Visitors get the price, customers also its summary, staff also its calculation. If the client disconnects, the ' +
      'calculation stops, so that a newer call can cancel an older one.',
    repeat: 'reads',
    sample: ({ piece, customer }) => ({ body: { ...piece, customerId: customer } }),
    otherSamples: otherPieces,
    body: {
      ...configuration,
      requestId: optional(text).describe('Returned with the response.'),
      quantity: optional(integerIn((all) => all.min(1, 'OUT_OF_RANGE'))).describe('Default: 1.'),
      customerId: activeCustomer,
    },
    fields: CONFIGURATION_FIELDS,
    answer: priceSchema,
    refusal,
    statuses: [404, 429],
    failure: 'PRICE_FAILED',
    handle: async ({ body, language, run }) => {
      const input = {
        requestId: body.requestId ?? null,
        configuration: configurationOf(body),
        quantity: body.quantity ?? 1,
      };
      await requireActiveCustomer(run, body.customerId);
      const { calculatePrice: price } = await run(RestCalculatePrice, { input });
      return envelope(priceAnswer(requireFound(price), language));
    },
  }),
  restRoute({
    method: 'get',
    path: '/products/updateProductImages',
    isPublic: true,
    summary: 'Pictures of a product in a metal',
    sample: ({ product }) => ({ query: { productCode: product.code } }),
    query: { productCode: text, metalId: recordId.optional() },
    answer: z.array(z.string()),
    statuses: [404],
    document: RestProductImages,
    variables: ({ query }) => ({ code: query.productCode, alloyId: query.metalId ?? null }),
    respond: ({ product }) => envelope(requireFound(product).images.map(({ url }) => url)),
  }),
  restRoute({
    method: 'post',
    path: '/products/getChildItemByMasterItemTypeAttributes',
    isPublic: true,
    summary: 'The variant of a configuration',
    repeat: 'reads',
    sample: ({ piece }) => ({ body: { itemTypeID: piece.itemTypeID, attributes: [] } }),
    otherSamples: otherPieces,
    body: choices,
    fields: CONFIGURATION_FIELDS,
    answer: variantSchema.nullable(),
    statuses: [404],
    document: RestMatchingVariant,
    variables: ({ body }) => ({ itemTypeId: body.itemTypeID, ...choicesOf(body) }),
    respond: ({ product, matchingVariant }) => {
      requireFound(product);
      return envelope(matchingVariant ? variantAnswer(matchingVariant) : null);
    },
  }),
  restRoute({
    method: 'get',
    path: '/Metals/ShownInCatalog',
    isPublic: true,
    summary: 'Metals to choose from',
    sample: nothing,
    answer: z.array(alloySchema),
    document: RestAlloys,
    variables: () => ({}),
    respond: ({ alloys }) => envelope(alloys.map(alloyAnswer)),
  }),
];
