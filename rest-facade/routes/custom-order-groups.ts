import { z } from 'zod';
import {
  customOrderGroupAnswer,
  customOrderGroupItemsAnswer,
  customOrderGroupItemsSchema,
  customOrderGroupSchema,
} from '../answers/catalog/custom-order.ts';
import { productSummaryAnswer, productSummarySchema } from '../answers/catalog/product.ts';
import { refusal } from '../answers/envelope.ts';
import { id } from '../answers/values.ts';
import { allNodes } from '../graphql/all-pages.ts';
import { requireFound, succeeded } from '../graphql/result.ts';
import { listOf, optional, recordId, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import { recordOrId } from '../input/parse.ts';
import {
  RestCustomOrderGroupItems,
  RestCustomOrderGroups,
  RestCustomOrderGroupsWithItems,
  RestDeleteCustomOrderGroup,
  RestSaveCustomOrderGroup,
} from '../operations/catalog/custom-orders.ts';
import { envelope, restRoute, restSteps } from '../route/route.ts';
import type { Sample } from '../route/sample.ts';

/** A call about all groups, of which there is one. */
const ofGroup: Sample = async ({ newCustomOrderGroup }) => {
  await newCustomOrderGroup();
  return {};
};

/** Groups of pieces for custom orders. */
export const customOrderGroupRoutes = [
  restSteps({
    method: 'get',
    path: '/customOrderItemGroup/get-all',
    summary: 'Groups of pieces for custom orders, with their pieces',
    sample: ofGroup,
    answer: z.array(customOrderGroupItemsSchema),
    handle: async ({ run }) => {
      const groups = await allNodes(
        async (page) => (await run(RestCustomOrderGroupsWithItems, page)).connection,
      );
      return envelope(groups.map(customOrderGroupItemsAnswer));
    },
  }),
  restSteps({
    method: 'get',
    path: '/customOrderItemGroup',
    summary: 'Groups of pieces for custom orders',
    sample: ofGroup,
    answer: z.array(customOrderGroupSchema),
    handle: async ({ run }) => {
      const groups = await allNodes(async (page) => (await run(RestCustomOrderGroups, page)).connection);
      return envelope(groups.map(customOrderGroupAnswer));
    },
  }),
  restRoute({
    method: 'get',
    path: '/customOrderItemGroup/get-item-types/:groupID',
    summary: 'The pieces of a group',
    sample: async ({ newCustomOrderGroup }) => ({ params: { groupID: await newCustomOrderGroup() } }),
    params: { groupID: pathId('Group.') },
    answer: z.array(productSummarySchema),
    document: RestCustomOrderGroupItems,
    variables: ({ params }) => ({ databaseId: params.groupID }),
    respond: ({ customOrderGroup }) =>
      envelope(requireFound(customOrderGroup).itemTypes.map(productSummaryAnswer)),
  }),
  restRoute({
    method: 'post',
    path: '/customOrderItemGroup',
    summary: 'Add or change a group',
    description: 'Staff only. Pieces are replaced if any are sent.',
    repeat: 'keyed',
    sample: async ({ product, newCustomOrderGroup }) => ({
      body: { groupName: `Not ${await newCustomOrderGroup()}`, itemTypes: [{ id: product.id }] },
    }),
    body: {
      id: optional(recordId).describe('The group to change; absent for a new one.'),
      groupName: text,
      itemTypes: optional(
        listOf(
          recordOrId({ id: recordId }).meta({ id: 'ItemTypeIdInput', description: 'A piece by its id.' }),
        ),
      ),
    },
    fields: { groupId: 'id', 'itemTypeIds.*': 'itemTypes.*', itemTypeIds: 'itemTypes' },
    answer: customOrderGroupItemsSchema,
    refusal,
    statuses: [404],
    document: RestSaveCustomOrderGroup,
    variables: ({ body, idempotencyKey }) => ({
      input: {
        groupId: body.id ?? null,
        groupName: body.groupName,
        itemTypeIds: body.itemTypes?.map((itemType) => itemType.id) ?? null,
        idempotencyKey,
      },
    }),
    respond: ({ result }) =>
      envelope(customOrderGroupItemsAnswer(succeeded(result).group), { code: 'UPDATED' }),
  }),
  restRoute({
    method: 'post',
    path: '/customOrderItemGroup/delete/:id',
    summary: 'Delete a group',
    description: 'Staff only.',
    repeat: 'a group is deleted once',
    sample: async ({ newCustomOrderGroup }) => ({ params: { id: await newCustomOrderGroup() } }),
    params: { id: pathId('Group.') },
    answer: z.strictObject({ id }),
    refusal,
    document: RestDeleteCustomOrderGroup,
    variables: ({ params }) => ({ input: { groupId: params.id } }),
    respond: ({ result }, { params }) => {
      succeeded(result);
      return envelope({ id: params.id }, { code: 'DELETED' });
    },
  }),
];
