import {
  allItemsAnswer,
  jobImageAnswer,
  jobItemAnswer,
  jobSummaryAnswer,
  noteAnswer,
} from '../answers/job.ts';
import { jobDetailAnswer } from '../answers/job-detail.ts';
import { jobServiceAnswer } from '../answers/job-services.ts';
import { requireStaff } from '../caller.ts';
import { pathId } from '../ids.ts';
import { jobFilterOf, jobOrderOf, jobSelectionOf } from '../job-list.ts';
import { RestJobDetail } from '../operations/job-detail.ts';
import {
  RestAllJobItems,
  RestCustomerNotes,
  RestInternalNotes,
  RestJobImages,
  RestJobItems,
  RestJobServices,
  RestListJobs,
} from '../operations/jobs.ts';
import { found } from '../result.ts';
import { type Answer, bare, envelope, type RestRequest, restRoute, restSteps } from '../route.ts';

/** Reads of job orders. */
export const jobRoutes = [
  restRoute({
    method: 'get',
    path: '/JobOrders/job-services',
    document: RestJobServices,
    variables: () => ({}),
    respond: ({ jobServices }) => bare({ jobServices: jobServices.map(jobServiceAnswer) }),
  }),
  restSteps({ method: 'get', path: '/JobOrders/job-orders', pageBase: 0, handle: listJobs }),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/notes',
    document: RestInternalNotes,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    respond: ({ viewer, jobOrder }) => {
      requireStaff(viewer);
      return envelope(found(jobOrder).notes.map(noteAnswer));
    },
  }),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/customernotes',
    document: RestCustomerNotes,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    respond: ({ jobOrder }) => envelope(found(jobOrder).notes.map(noteAnswer)),
  }),
  jobItems('/JobOrders/:id/items'),
  jobItems('/JobItem/job-items-by-job-id/:id'),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/allItems',
    document: RestAllJobItems,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    respond: ({ jobOrder }, { params }) =>
      bare({ items: allItemsAnswer(found(jobOrder).items, pathId(params.id)) }),
  }),
  restRoute({
    method: 'get',
    path: '/JobOrders/:id/images',
    document: RestJobImages,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    respond: ({ jobOrder }) => bare({ images: found(jobOrder).images.map(jobImageAnswer) }),
  }),
  restRoute({
    method: 'get',
    path: '/job-orders-extended/:id/detail',
    document: RestJobDetail,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    respond: ({ jobOrder }) => bare(jobDetailAnswer(found(jobOrder))),
  }),
];

function jobItems(path: string) {
  return restRoute({
    method: 'get',
    path,
    document: RestJobItems,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    respond: ({ jobOrder }, { params }) =>
      bare({
        items: found(jobOrder)
          .items.filter(({ parentId }) => parentId === null)
          .map((item) => jobItemAnswer(item, pathId(params.id))),
      }),
  });
}

async function listJobs({ query, page, run }: RestRequest): Promise<Answer> {
  const orderBy = jobOrderOf(query);
  const selection = await jobSelectionOf(query, run);
  const { jobOrders } = await run(RestListJobs, {
    tab: selection.tab,
    filter: jobFilterOf(query, selection.statusCodes),
    orderBy,
    first: page.first,
    skip: page.skip,
  });
  const items = jobOrders.edges.map(({ node }) => jobSummaryAnswer(node));
  return bare({
    total: jobOrders.totalCount?.count ?? items.length,
    isMinimum: jobOrders.totalCount?.atLeast ?? false,
    items,
    options: { page: page.pageNo, itemsPerPage: page.first, sortBy: query.text('sortBy') ?? 'dateCreated' },
  });
}
