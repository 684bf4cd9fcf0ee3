import { jobSummaryAnswer } from '../answers/job.ts';
import { type JobStatusResult, jobStatusResultAnswer } from '../answers/job-status-result.ts';
import { notFound, RestFailure } from '../failure.ts';
import { globalId, pathId } from '../ids.ts';
import {
  RestApproveJob,
  RestCancelJob,
  RestDeclineJob,
  RestReorderJob,
  RestUpdateJobStatuses,
} from '../operations/job-actions.ts';
import { succeeded } from '../result.ts';
import { type Answer, envelope, restRoute } from '../route.ts';

/** What is done with a job order. */
export const jobActionRoutes = [
  restRoute({
    method: 'post',
    path: '/JobOrders/:id/cancel',
    document: RestCancelJob,
    variables: ({ params, query, body }) => ({
      input: {
        id: globalId('JobOrder', pathId(params.id)),
        reason: query.text('reason') ?? body.text('reason') ?? null,
      },
    }),
    respond: ({ result }) => envelope(jobSummaryAnswer(succeeded(result).jobOrder)),
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/re-order/:id',
    document: RestReorderJob,
    variables: ({ params, body, idempotencyKey }) => ({
      input: {
        id: globalId('JobOrder', pathId(params.id)),
        expectedUnitPrice: body.decimal('expectedPrice') ?? null,
        idempotencyKey,
      },
    }),
    respond: ({ result }) => {
      const { jobOrder, orderGroup } = succeeded(result);
      return envelope(
        { ...jobSummaryAnswer(jobOrder), order_code: orderGroup.code, jobTypeCode: 'JO' },
        { code: 'ORDER_CREATED', values: { order_code: orderGroup.code } },
      );
    },
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/:id/approve',
    document: RestApproveJob,
    variables: ({ params, query, body }) => ({
      input: {
        id: globalId('JobOrder', pathId(params.id)),
        serviceType: query.text('serviceType') ?? body.text('serviceType') ?? null,
      },
    }),
    respond: ({ result }) => envelope(jobSummaryAnswer(succeeded(result).jobOrder)),
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/:id/decline',
    document: RestDeclineJob,
    variables: ({ params, query, body }) => ({
      input: {
        id: globalId('JobOrder', pathId(params.id)),
        // The server says when a reason is missing, as it does for every face.
        reasonText: query.text('reasonText') ?? body.text('reasonText') ?? '',
      },
    }),
    respond: ({ result }) => envelope(jobSummaryAnswer(succeeded(result).jobOrder)),
  }),
  restRoute({
    method: 'post',
    path: '/JobOrders/update-status',
    fields: { jobOrderIds: 'JobIds', statusCode: 'StatusTypeCode' },
    document: RestUpdateJobStatuses,
    variables: ({ body }) => ({
      input: {
        jobOrderIds: (body.integers('JobIds') ?? [body.requiredInteger('JobIds')]).map((id) =>
          globalId('JobOrder', id),
        ),
        statusCode: body.requiredText('StatusTypeCode'),
        reason: body.text('reason') ?? null,
        trackingNumber: body.text('trackingNumber') ?? null,
        pickedUp: body.flag('pickedUp') ?? null,
      },
    }),
    respond: ({ result }) => statusResults(succeeded(result).results),
  }),
];

/** Per-job results; jobs that stayed as they were have their reason in `errorMessages` too. */
function statusResults(results: readonly JobStatusResult[]): Answer {
  const failed = results.filter(({ ok }) => !ok);
  if (
    failed.length > 0 &&
    failed.every(({ code }) => code === 'NOT_FOUND') &&
    failed.length === results.length
  ) {
    throw notFound();
  }
  const value = results.map(jobStatusResultAnswer);
  if (failed.length === 0) return envelope(value);
  const messages = failed.map((row) => {
    const code = row.code ?? 'STATUS_TRANSITION_DENIED';
    return { key: code, code };
  });
  throw new RestFailure(200, messages, value);
}
