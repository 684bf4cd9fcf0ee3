import { z } from 'zod';
import { failureOf, refusal } from '../answers/envelope.ts';
import { jobSummary } from '../answers/jobs/job.ts';
import {
  type JobStatusResult,
  jobStatusResultAnswer,
  jobStatusResultSchema,
} from '../answers/jobs/job-status-result.ts';
import { id } from '../answers/values.ts';
import { notFound, RestFailure } from '../errors/failure.ts';
import { succeeded } from '../graphql/result.ts';
import { expectedTotal, expectedTotalOf } from '../input/expected-total.ts';
import { code, decimal, flag, listOf, optional, recordId, text } from '../input/fields.ts';
import { globalId, pathId } from '../input/ids.ts';
import {
  RestApproveJob,
  RestCancelJob,
  RestDeclineJob,
  RestReorderJob,
  RestUpdateJobStatuses,
} from '../operations/jobs/job-actions.ts';
import { envelope, restRoute } from '../route/route.ts';
import type { Sample } from '../route/sample.ts';

const params = { id: pathId('Job order.') };
const ofAwaiting: Sample = async ({ jobAwaitingApproval }) => ({
  params: { id: await jobAwaitingApproval() },
});
const results = z.array(jobStatusResultSchema);
const orderedFromStock = z
  .strictObject({
    order_code: z.string(),
    jobTypeCode: z.literal('SO'),
    salesOrderID: id.nullable().describe('Null if hidden from the caller.'),
  })
  .meta({ id: 'ReorderedFromStock', description: 'The sales order of a piece that is now in stock.' });

/** Actions on job orders. */
export const jobActionRoutes = [
  restRoute({
    method: 'post',
    path: '/JobOrders/:id/cancel',
    summary: 'Cancel a job',
    repeat: 'a status moves once',
    sample: async ({ newJob }) => ({ params: { id: await newJob() } }),
    params,
    query: { reason: text.optional() },
    body: { reason: optional(text) },
    answer: jobSummary.schema,
    refusal,
    document: RestCancelJob,
    variables: ({ params: { id }, query, body }) => ({
      input: { id: globalId('JobOrder', id), reason: query.reason ?? body.reason ?? null },
    }),
    respond: ({ result }) => envelope(jobSummary.answer(succeeded(result).jobOrder)),
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/re-order/:id',
    summary: 'Order a job again, at today’s price',
    repeat: 'keyed',
    // Only ended jobs can be reordered.
    sample: async ({ cancelledJob }) => ({ params: { id: await cancelledJob() } }),
    params,
    body: {
      expectedPrice: optional(decimal).describe('Unit price. Refused if the current one differs.'),
      ...expectedTotal,
    },
    answer: z.union([
      jobSummary.schema
        .extend({ jobTypeCode: z.literal('JO') })
        .meta({ id: 'ReorderedJob', description: 'The new job.' }),
      orderedFromStock,
    ]),
    refusal,
    document: RestReorderJob,
    variables: ({ params: { id }, body, idempotencyKey }) => ({
      input: {
        id: globalId('JobOrder', id),
        expectedUnitPrice: body.expectedPrice ?? null,
        ...expectedTotalOf(body),
        idempotencyKey,
      },
    }),
    respond: ({ result }) => {
      const { jobOrder, salesOrder, orderGroup } = succeeded(result);
      const order_code = salesOrder?.number ?? orderGroup.code;
      return envelope(
        jobOrder
          ? { ...jobSummary.answer(jobOrder), order_code, jobTypeCode: 'JO' as const }
          : { order_code, jobTypeCode: 'SO' as const, salesOrderID: salesOrder?.databaseId ?? null },
        { code: 'ORDER_CREATED', values: { order_code } },
      );
    },
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/:id/approve',
    summary: 'Approve a job or one of its services',
    repeat: 'a status moves once',
    sample: ofAwaiting,
    params,
    query: { serviceType: text.optional() },
    body: { serviceType: optional(text), ...expectedTotal },
    answer: jobSummary.schema,
    refusal,
    document: RestApproveJob,
    variables: ({ params: { id }, query, body }) => ({
      input: {
        id: globalId('JobOrder', id),
        serviceType: query.serviceType ?? body.serviceType ?? null,
        ...expectedTotalOf(body),
      },
    }),
    respond: ({ result }) => envelope(jobSummary.answer(succeeded(result).jobOrder)),
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/:id/decline',
    summary: 'Decline a job, with the reason',
    repeat: 'a status moves once',
    sample: async (rows) => ({ ...(await ofAwaiting(rows)), query: { reasonText: 'No' } }),
    otherSamples: ({ job }) => [{ params: { id: job }, body: { reasonText: 'No' } }],
    params,
    query: { reasonText: text.optional() },
    body: { reasonText: optional(text) },
    answer: jobSummary.schema,
    refusal,
    document: RestDeclineJob,
    variables: ({ params: { id }, query, body }) => ({
      input: {
        id: globalId('JobOrder', id),
        // The server refuses a missing reason, as in GraphQL.
        reasonText: query.reasonText ?? body.reasonText ?? '',
      },
    }),
    respond: ({ result }) => envelope(jobSummary.answer(succeeded(result).jobOrder)),
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/update-status',
    summary: 'Move many jobs to a status',
    description: 'Jobs that were not changed have the reason in their row and in `errorMessages`.',
    repeat: 'statuses move once',
    sample: async ({ newJob }) => ({ body: { JobIds: [await newJob()], StatusTypeCode: 'ON_HOLD' } }),
    body: {
      JobIds: listOf(recordId),
      StatusTypeCode: code,
      reason: optional(text),
      trackingNumber: optional(text),
      pickedUp: optional(flag),
    },
    fields: { jobOrderIds: 'JobIds', statusCode: 'StatusTypeCode' },
    answer: results,
    refusal: failureOf(results).meta({
      id: 'StatusRefusal',
      description: 'Some jobs were not changed.',
    }),
    statuses: [404, 409],
    document: RestUpdateJobStatuses,
    variables: ({ body }) => ({
      input: {
        jobOrderIds: body.JobIds.map((id) => globalId('JobOrder', id)),
        statusCode: body.StatusTypeCode,
        reason: body.reason ?? null,
        trackingNumber: body.trackingNumber ?? null,
        pickedUp: body.pickedUp ?? null,
      },
    }),
    respond: ({ result }) => envelope(statusResults(succeeded(result).results)),
  }),
];

/**
 * Results per job.
 * @throws if jobs were not changed; the reasons are also in `errorMessages`.
 */
function statusResults(all: readonly JobStatusResult[]) {
  const failed = all.filter(({ ok }) => !ok);
  const value = all.map(jobStatusResultAnswer);
  if (failed.length === 0) return value;
  if (failed.length === all.length && failed.every(({ code }) => code === 'NOT_FOUND')) throw notFound();
  const messages = failed.map((row) => {
    const code = row.code ?? 'STATUS_TRANSITION_DENIED';
    return { key: code, code };
  });
  throw new RestFailure(200, messages, value);
}
