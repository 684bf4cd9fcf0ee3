import { z } from 'zod';
import type {
  RestCreateCustomOrderMutation,
  RestCustomOrderGroupFragment,
  RestCustomOrderQuery,
  RestCustomOrderTemplateFragment,
} from '../../gql/graphql.ts';
import { ENTITY_TYPES } from '../entity-types.ts';
import { named, namedSchema } from '../named.ts';
import { count, id } from '../values.ts';
import { component } from './component.ts';
import { variantAnswer, variantSchema } from './product-parts.ts';

/** A template in a list. */
export function customOrderAnswer(template: RestCustomOrderTemplateFragment) {
  return {
    ...named(template),
    description: template.description,
    rank: template.rank,
    parentID: template.parentDatabaseId,
    attachedEntityTypeId: template.attachedEntityTypeId,
    itemTypeID: template.itemTypeId,
    images: template.images.map(({ url }) => ({ fileUrl: url })),
  };
}

/** A template with its children, the parts of its piece, and the piece’s variants. */
export function customOrderDetailAnswer(template: NonNullable<RestCustomOrderQuery['customOrderTemplate']>) {
  const { subItems = [], itemType, ...rest } = template;
  return {
    ...customOrderAnswer(rest),
    subItems: [
      ...subItems.map((sub) => ({
        ...named(sub),
        attachedEntityTypeId: sub.attachedEntityTypeId,
        itemTypeID: sub.itemTypeId,
        quantity: 1,
      })),
      ...(itemType?.subItems ?? []).map(({ itemType: part, quantity }) => ({
        ...named(part),
        attachedEntityTypeId: ENTITY_TYPES.ITEM_TYPE,
        itemTypeID: part.databaseId,
        quantity,
      })),
    ],
    variants: (itemType?.variants ?? []).map(variantAnswer),
  };
}

type Created = Extract<
  RestCreateCustomOrderMutation['result'],
  { readonly __typename: 'CreateCustomOrderSuccess' }
>;

/** The result of a custom order. */
export function createdCustomOrderAnswer(created: Created) {
  return {
    id: created.customOrderId,
    order_code: created.orderCode,
    jobTypeCode: created.jobTypeCode,
    jobOrderIDs: (created.orderGroup?.jobOrders ?? []).map(({ databaseId }) => databaseId),
    salesOrderID: created.salesOrder?.databaseId ?? null,
    priceQuoteID: created.priceQuote?.databaseId ?? null,
  };
}

/** A group of pieces. */
export function customOrderGroupAnswer({ databaseId, name }: RestCustomOrderGroupFragment) {
  return { id: databaseId, groupName: name };
}

type GroupWithItems = RestCustomOrderGroupFragment & {
  readonly itemTypes: readonly Parameters<typeof named>[0][];
};

/** A group with its pieces. */
export function customOrderGroupItemsAnswer(group: GroupWithItems) {
  return { ...customOrderGroupAnswer(group), itemTypes: group.itemTypes.map(named) };
}

/** Type of the attached record: 109, an item type; null: none. */
const attachedEntityTypeId = z.int32().nullable().describe('109 for an item type; null for none.');

/** A template in a list. */
export const customOrderSchema = component<ReturnType<typeof customOrderAnswer>>()(
  'CustomOrder',
  'A template of custom orders: a kind of work, or a piece.',
  namedSchema.extend({
    description: z.string(),
    rank: z.int32(),
    parentID: id.nullable(),
    attachedEntityTypeId,
    itemTypeID: id.nullable().describe('The piece; null for a kind of work.'),
    images: z.array(z.strictObject({ fileUrl: z.string() })),
  }),
);

/** A template with its details. */
export const customOrderDetailSchema = component<ReturnType<typeof customOrderDetailAnswer>>()(
  'CustomOrderDetail',
  'A template of custom orders with its details.',
  customOrderSchema.extend({
    subItems: z.array(
      namedSchema.extend({
        attachedEntityTypeId,
        itemTypeID: id.nullable(),
        quantity: count,
      }),
    ),
    variants: z.array(variantSchema),
  }),
);

/** The result of a custom order. */
export const createdCustomOrderSchema = component<ReturnType<typeof createdCustomOrderAnswer>>()(
  'CreatedCustomOrder',
  'The result of a custom order: an order of one job, a sales order of a piece from stock, or a price quote.',
  z.strictObject({
    id: id.describe('Id of the custom order, for adding pictures.'),
    order_code: z.string(),
    jobTypeCode: z.string().describe('`JO`, `SO` or `PQ`.'),
    jobOrderIDs: z.array(id),
    salesOrderID: id.nullable().describe('Null for none, or if hidden from the caller.'),
    priceQuoteID: id.nullable(),
  }),
);

/** A group of pieces. */
export const customOrderGroupSchema = component<ReturnType<typeof customOrderGroupAnswer>>()(
  'CustomOrderItemGroup',
  'A group of pieces for custom orders.',
  z.strictObject({ id, groupName: z.string() }),
);

/** A group with its pieces. */
export const customOrderGroupItemsSchema = component<ReturnType<typeof customOrderGroupItemsAnswer>>()(
  'CustomOrderItemGroupItems',
  'A group with its pieces.',
  customOrderGroupSchema.extend({ itemTypes: z.array(namedSchema) }),
);
