import { z } from 'zod';
import type { RestIncomingOrderAttributesQuery } from '../../gql/graphql.ts';
import { named, namedSchema } from '../named.ts';
import { count } from '../values.ts';
import { component } from './component.ts';

/** A question about an order or about each of its pieces. */
export function incomingAttributeAnswer(
  attribute: RestIncomingOrderAttributesQuery['incomingOrderAttributes'][number],
) {
  return {
    ...named(attribute),
    kind: attribute.kind,
    maxLength: attribute.maxLength,
    unit: attribute.unit,
    showInProductCatalog: attribute.showInProductCatalog,
    isAskedOnOrder: attribute.isAskedOnOrder,
    isRequired: attribute.isRequiredOnOrder,
    options: attribute.options.map(named),
  };
}

/** A row of GET /shoppingCart/incoming-order-attributes. */
export const incomingAttributeSchema = component<ReturnType<typeof incomingAttributeAnswer>>()(
  'IncomingAttribute',
  'An attribute of orders, for the whole order or for each piece.',
  namedSchema.extend({
    kind: z.string().describe('SELECT, SIZE, TEXT, NUMBER or DATE.'),
    maxLength: count.nullable(),
    unit: z.string().nullable().describe('Unit of a NUMBER, e.g. `cm`.'),
    showInProductCatalog: z.boolean(),
    isAskedOnOrder: z.boolean().describe('An attribute of the whole order.'),
    isRequired: z.boolean().describe('Required for every order.'),
    options: z.array(namedSchema),
  }),
);
