import { z } from 'zod';
import type { CallDescriptions } from '../call-description.ts';
import { activeCustomer, choices, configuration, optional } from '../inputs.ts';
import { refusal } from '../schemas/envelope.ts';
import { priceSchema } from '../schemas/price.ts';
import { variantSchema } from '../schemas/product.ts';
import { count, id } from '../schemas/values.ts';

/** What depends on a configuration. */
export const priceCalls: CallDescriptions = {
  'POST /products/cp/calculatePrice': {
    summary: 'The price of a configuration',
    description:
      'Visitors get the price, customers what it consists of, staff how it was computed. A client that goes away stops ' +
      'the work, so a newer call may drop an older one.',
    body: z.object({
      ...configuration,
      requestId: optional(z.string()).describe('Comes back with the answer.'),
      quantity: optional(count.min(1)).describe('1 without.'),
      customerId: activeCustomer,
    }),
    answer: priceSchema,
    refusal,
    statuses: [404, 429],
  },
  'GET /products/updateProductImages': {
    summary: 'Pictures of a product in a metal',
    query: z.object({ productCode: z.string(), metalId: id.optional() }),
    answer: z.array(z.string()),
    statuses: [404],
  },
  'POST /products/getChildItemByMasterItemTypeAttributes': {
    summary: 'The variant that a configuration leads to',
    body: z.object(choices),
    answer: variantSchema.nullable(),
    statuses: [404],
  },
};
