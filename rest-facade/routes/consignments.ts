import { z } from 'zod';
import {
  consignmentItemAnswer,
  consignmentItemSchema,
  consignmentSummary,
  consignmentsOfStatus,
} from '../answers/money/consignment.ts';
import { pageAnswer, pageSchema } from '../answers/page.ts';
import { requireFound } from '../graphql/result.ts';
import { consignmentListQuery, consignmentSelectionOf } from '../input/consignment-list.ts';
import { pathId } from '../input/ids.ts';
import {
  RestConsignmentItems,
  RestConsignmentSummaries,
  RestListConsignments,
} from '../operations/money/consignments.ts';
import { bare, envelope, restRoute, restSteps } from '../route/route.ts';

/** Outgoing consignments. */
export const consignmentRoutes = [
  restSteps({
    method: 'get',
    path: '/OutgoingConsignments/outgoingConsignments',
    summary: 'Outgoing consignments, by page, newest first',
    sample: () => ({ query: { OrderStatusCode: 'PROCESSING' } }),
    otherSamples: () => [{ query: { isOverdue: false, issuedFrom: '2020-01-01', issuedTo: '2099-12-31' } }],
    query: consignmentListQuery,
    pageBase: 1,
    answer: pageSchema(consignmentSummary.schema),
    failure: 'CONSIGNMENTS_FAILED',
    handle: async ({ query, page, run }) => {
      const { outgoingConsignments: consignments } = await run(RestListConsignments, {
        ...consignmentSelectionOf(query),
        orderBy: { field: 'NUMBER', direction: 'DESC' },
        first: page.first,
        skip: page.skip,
      });
      return bare(pageAnswer(consignments, consignmentSummary.answer));
    },
  }),
  restRoute({
    method: 'get',
    path: '/OutgoingConsignments/outgoingConsignmentSummaries',
    summary: 'Number and value of outgoing consignments by status',
    sample: () => ({}),
    answer: z.array(consignmentsOfStatus.schema),
    failure: 'CONSIGNMENT_SUMMARIES_FAILED',
    document: RestConsignmentSummaries,
    variables: () => ({}),
    respond: ({ consignmentSummaries }) => envelope(consignmentSummaries.map(consignmentsOfStatus.answer)),
  }),
  restRoute({
    method: 'get',
    path: '/OutgoingConsignments/:id/items',
    summary: 'Pieces of an outgoing consignment',
    sample: ({ consignment }) => ({ params: { id: consignment } }),
    params: { id: pathId('Consignment.') },
    answer: z.strictObject({ items: z.array(consignmentItemSchema) }),
    failure: 'CONSIGNMENT_ITEMS_FAILED',
    document: RestConsignmentItems,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ consignment }) => {
      const { currency, lines } = requireFound(consignment);
      return bare({ items: lines.map((line) => consignmentItemAnswer(line, currency)) });
    },
  }),
];
