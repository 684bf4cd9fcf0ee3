import { z } from 'zod';
import { jobSummary } from '../answers/jobs/job.ts';
import { jobDetail } from '../answers/jobs/job-detail.ts';
import { jobImage } from '../answers/jobs/job-image.ts';
import { allItemsAnswer, jobItemAnswer, jobItemSchema } from '../answers/jobs/job-item.ts';
import { jobServiceAnswer, jobServiceSchema } from '../answers/jobs/job-services.ts';
import { noteAnswer, noteSchema } from '../answers/jobs/note.ts';
import { count } from '../answers/values.ts';
import { invalidField } from '../errors/failure.ts';
import { requireStaff } from '../graphql/caller.ts';
import { requireFound } from '../graphql/result.ts';
import { recordId, text } from '../input/fields.ts';
import { pathId } from '../input/ids.ts';
import { jobFilterOf, jobListQuery, jobOrderOf, jobSelectionOf } from '../input/job-list.ts';
import { RestJobDetail } from '../operations/jobs/job-detail.ts';
import {
  RestAllJobItems,
  RestCustomerNotes,
  RestInternalNotes,
  RestJobImages,
  RestJobItems,
  RestJobServices,
  RestJobsOfService,
  RestListJobs,
} from '../operations/jobs/jobs.ts';
import { bare, envelope, restRoute, restSteps } from '../route/route.ts';
import { nothing, type Sample } from '../route/sample.ts';

const params = { id: pathId('Job order.') };
const ofJob: Sample = ({ job }) => ({ params: { id: job } });
const items = z.strictObject({ items: z.array(jobItemSchema) });

/** Reads of job orders. */
export const jobRoutes = [
  restSteps({
    method: 'get',
    path: '/JobOrders/job-services',
    summary: 'Services with the jobs that wait for them, by page',
    description: 'Sorted by promised day. To read another page of one service, give the service.',
    sample: nothing,
    otherSamples: () => [{ query: { serviceTypeCode: 'CAD', serviceTypeId: 4301, pageNo: 1, pageSize: 5 } }],
    query: {
      serviceTypeCode: text.optional().describe('Only this service; default: all.'),
      serviceTypeId: recordId.optional().describe('Only the service with this id.'),
    },
    pageBase: 0,
    answer: z.strictObject({ jobServices: z.array(jobServiceSchema) }),
    handle: async ({ query: { serviceTypeCode: code, serviceTypeId: id }, page, run }) => {
      const { jobServices } = await run(RestJobServices, {});
      const chosen = jobServices.filter(
        ({ serviceType }) =>
          (code === undefined || isCode(serviceType, code)) &&
          (id === undefined || serviceType.databaseId === id),
      );
      if (chosen.length === 0)
        throw invalidField(code === undefined ? 'serviceTypeId' : 'serviceTypeCode', 'UNKNOWN');
      const { first, skip, pageNo } = page;
      const answers = chosen.map(async (service) => {
        const filter = { serviceTypeCode: service.serviceType.code };
        const jobs =
          service.count > skip ? (await run(RestJobsOfService, { filter, first, skip })).jobOrders : null;
        return jobServiceAnswer(service, pageNo, jobs?.edges.map(({ node }) => node) ?? []);
      });
      return bare({ jobServices: await Promise.all(answers) });
    },
  }),
  restSteps({
    method: 'get',
    path: '/JobOrders/job-orders',
    summary: 'Job orders, by page',
    sample: () => ({ query: { status: 'all' } }),
    otherSamples: () => [{ query: { sortBy: 'number', sortDesc: true } }],
    query: jobListQuery,
    pageBase: 0,
    answer: z.strictObject({
      total: count,
      isMinimum: z.literal(false).describe('The total is exact.'),
      items: z.array(jobSummary.schema),
      options: z.strictObject({ page: count, itemsPerPage: count, sortBy: z.string() }),
    }),
    handle: async ({ query, page, run }) => {
      const selection = await jobSelectionOf(query, run);
      const { jobOrders } = await run(RestListJobs, {
        tab: selection.tab,
        filter: jobFilterOf(query, selection.statusCodes),
        orderBy: jobOrderOf(query),
        first: page.first,
        skip: page.skip,
      });
      const jobs = jobOrders.edges.map(({ node }) => jobSummary.answer(node));
      return bare({
        total: jobOrders.totalCount?.count ?? jobs.length,
        isMinimum: false as const,
        items: jobs,
        options: { page: page.pageNo, itemsPerPage: page.first, sortBy: query.sortBy ?? 'dateCreated' },
      });
    },
  }),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/notes',
    summary: 'Internal notes, for staff',
    sample: ofJob,
    params,
    answer: z.array(noteSchema),
    document: RestInternalNotes,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ viewer, jobOrder }) => {
      requireStaff(viewer);
      return envelope(requireFound(jobOrder).notes.map(noteAnswer));
    },
  }),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/customernotes',
    summary: 'Notes for the customer and staff',
    sample: ofJob,
    params,
    answer: z.array(noteSchema),
    document: RestCustomerNotes,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ jobOrder }) => envelope(requireFound(jobOrder).notes.map(noteAnswer)),
  }),
  jobItems('/JobOrders/:id/items'),
  jobItems('/JobItem/job-items-by-job-id/:id'),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/allItems',
    summary: 'Pieces of a job with their parts',
    sample: ofJob,
    params,
    answer: items,
    document: RestAllJobItems,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ jobOrder }, { params: { id } }) =>
      bare({ items: allItemsAnswer(requireFound(jobOrder).items, id) }),
  }),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/images',
    summary: 'Pictures of a job',
    sample: ofJob,
    params,
    answer: z.strictObject({ images: z.array(jobImage.schema) }),
    document: RestJobImages,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ jobOrder }) => bare({ images: requireFound(jobOrder).images.map(jobImage.answer) }),
  }),
  restRoute({
    method: 'get',
    path: '/job-orders-extended/:id/detail',
    summary: 'A job with all its details',
    sample: ofJob,
    params,
    answer: jobDetail.schema,
    document: RestJobDetail,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ jobOrder }) => bare(jobDetail.answer(requireFound(jobOrder))),
  }),
];

function jobItems(path: string) {
  return restRoute({
    method: 'get',
    path,
    summary: 'Pieces of a job',
    sample: ofJob,
    params,
    answer: items,
    document: RestJobItems,
    variables: ({ params: { id } }) => ({ id }),
    respond: ({ jobOrder }, { params: { id } }) =>
      bare({
        items: requireFound(jobOrder)
          .items.filter(({ parentId }) => parentId === null)
          .map((item) => jobItemAnswer(item, id)),
      }),
  });
}

/** Old clients send codes in any case. */
function isCode({ code }: { readonly code: string }, given: string): boolean {
  return code === given.trim().toUpperCase();
}
