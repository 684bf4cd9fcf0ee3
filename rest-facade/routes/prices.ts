import { alloyAnswer } from '../answers/alloy.ts';
import { priceAnswer } from '../answers/price.ts';
import { variantAnswer } from '../answers/product.ts';
import { requireActiveCustomer } from '../caller.ts';
import { CONFIGURATION_FIELDS, choicesOf, configurationOf } from '../configuration.ts';
import {
  RestAlloys,
  RestCalculatePrice,
  RestMatchingVariant,
  RestProductImages,
} from '../operations/prices.ts';
import { found } from '../result.ts';
import { type Answer, envelope, type RestRequest, restRoute, restSteps } from '../route.ts';

/** What depends on a configuration: its price, pictures and variant; and the metals to choose from. */
export const priceRoutes = [
  restSteps({
    method: 'post',
    path: '/products/cp/calculatePrice',
    isPublic: true,
    isAbortable: true,
    fields: CONFIGURATION_FIELDS,
    failure: 'PRICE_FAILED',
    handle: calculatePrice,
  }),
  restRoute({
    method: 'get',
    path: '/products/updateProductImages',
    isPublic: true,
    document: RestProductImages,
    variables: ({ query }) => ({
      code: query.requiredText('productCode'),
      alloyId: query.integer('metalId') ?? null,
    }),
    respond: ({ product }) => envelope(found(product).images.map(({ url }) => url)),
  }),
  restRoute({
    method: 'post',
    path: '/products/getChildItemByMasterItemTypeAttributes',
    isPublic: true,
    fields: CONFIGURATION_FIELDS,
    document: RestMatchingVariant,
    variables: ({ body }) => ({
      itemTypeId: body.requiredInteger('itemTypeID'),
      attributes: choicesOf(body),
      alloyId: body.integer('metalId') ?? body.integer('alloyId') ?? null,
      size: body.decimal('size') ?? null,
    }),
    respond: ({ product, matchingVariant }) => {
      found(product);
      return envelope(matchingVariant ? variantAnswer(matchingVariant) : null);
    },
  }),
  restRoute({
    method: 'get',
    path: '/Metals/ShownInCatalog',
    isPublic: true,
    document: RestAlloys,
    variables: () => ({}),
    respond: ({ alloys }) => envelope(alloys.map(alloyAnswer)),
  }),
];

/** A client that asks anew drops the older call, which stops here too. */
async function calculatePrice(request: RestRequest): Promise<Answer> {
  const { body, run } = request;
  const input = {
    requestId: body.text('requestId') ?? null,
    configuration: configurationOf(body),
    quantity: body.integer('quantity') ?? 1,
  };
  await requireActiveCustomer(request, body.integer('customerId'));
  const { calculatePrice: price } = await run(RestCalculatePrice, { input });
  return envelope(priceAnswer(found(price), request.language));
}
