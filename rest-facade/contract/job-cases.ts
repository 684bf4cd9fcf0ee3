import { expect } from '@jest/globals';
import type { ContractCase, Json, Person, Seed } from './case.ts';

const some = (shape: object) => expect.arrayContaining([expect.objectContaining(shape)]);
/** A read about the buyer's own job. */
function aboutJob(
  call: string,
  path: (id: number | string) => string,
  check: (answer: Json, seed: Seed) => unknown,
  as: Person = 'buyer',
): ContractCase {
  return {
    call,
    as,
    good: ({ job }) => ({ path: path(job.jobID) }),
    check,
  };
}

const picture = () =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'ring.png',
    {
      type: 'image/png',
    },
  );

async function expectNote(client: Seed['client'], path: string, as: Person, text: string): Promise<void> {
  const { value } = await client.get(path, as);
  expect(value).toEqual(some({ note: text }));
}

/** Job orders. */
export const jobCases: readonly ContractCase[] = [
  {
    call: 'GET /JobOrders/job-orders',
    as: 'approver',
    good: () => ({ path: '/JobOrders/job-orders?status=all&pageNo=0&pageSize=3' }),
    check: async ({ total, items, options }, { client }) => {
      expect(items[0]).toMatchObject({ jobID: expect.any(Number), noteCount: expect.any(Number) });
      expect(options).toEqual({ page: 0, itemsPerPage: 3, sortBy: 'dateCreated' });
      const last = Math.ceil(total / 3) - 1;
      const page = await client.get(`/joborders/job-orders?status=all&pageSize=3&pageNo=${last}`, 'approver');
      expect(page.items).toHaveLength(total - last * 3);
      const open = await client.get('/JobOrders/job-orders?status=OPEN&pageSize=100', 'approver');
      expect(open.items.every((one: Json) => one.tab !== 'closed')).toBe(true);
    },
    bad: () => ({ path: '/JobOrders/job-orders?status=lost', status: 422, key: 'status' }),
  },
  aboutJob(
    'GET /JobOrders/:id/items',
    (id) => `/JobOrders/${id}/items`,
    ({ items }) => expect(items).toEqual(some({ parentID: null, code: expect.any(String) })),
  ),
  aboutJob(
    'GET /JobOrders/:id/images',
    (id) => `/JobOrders/${id}/images`,
    ({ images }) => expect(images).toEqual(some({ fileUrl: expect.stringMatching(/\S/), isBig: true })),
  ),
  aboutJob(
    'GET /JobItem/job-items-by-job-id/:id',
    (id) => `/JobItem/job-items-by-job-id/${id}`,
    ({ items }) => expect(items.length).toBeGreaterThan(0),
  ),
  aboutJob(
    'GET /job-orders-extended/:id/detail',
    (id) => `/job-orders-extended/${id}/detail`,
    (answer, { job }) =>
      expect(answer).toMatchObject({
        jobID: job.jobID,
        number: job.number,
        items: some({ jobID: job.jobID }),
        history: some({ toStatusCode: expect.any(String) }),
        order: { order_code: job.order_code },
      }),
  ),
  {
    call: 'POST /JobOrders/notes',
    as: 'sales',
    good: ({ job }) => ({
      form: { jobOrderID: String(job.jobID), note: 'Prong 3 is thin', image: picture() },
    }),
    check: async ({ value }, { client, job }) => {
      expect(value).toMatchObject({
        visibility: 'INTERNAL',
        attachments: some({ fileUrl: expect.any(String) }),
      });
      await expectNote(client, `/JobOrders/${job.jobID}/notes`, 'sales', 'Prong 3 is thin');
    },
    bad: ({ job }) => ({ form: { jobOrderID: String(job.jobID), note: ' ' }, status: 422, key: 'note' }),
  },
  aboutJob(
    'GET /JobOrders/:id/notes',
    (id) => `/JobOrders/${id}/notes`,
    ({ value }) => {
      expect(value).toEqual(some({ visibility: 'INTERNAL' }));
    },
    'sales',
  ),
  {
    call: 'POST /JobOrders/customernotes',
    as: 'buyer',
    good: ({ job }) => ({
      form: { jobOrderID: String(job.jobID), note: 'Please hurry', entityTypeCode: 'JO', image: picture() },
    }),
    check: async ({ value }, { client, job }) => {
      expect(value).toMatchObject({ visibility: 'CUSTOMER', jobID: job.jobID });
      expect(value.noteCount).toBeGreaterThan(0);
      await expectNote(client, `/JobOrders/${job.jobID}/customernotes`, 'sales', 'Please hurry');
    },
  },
  aboutJob(
    'GET /JobOrders/:id/customernotes',
    (id) => `/JobOrders/${id}/customernotes`,
    ({ value }) => expect(value).toEqual(some({ note: 'Please hurry', visibility: 'CUSTOMER' })),
  ),
  {
    call: 'POST /JobOrders/job-note-insert',
    as: 'buyer',
    good: ({ job, buyerId }) => ({ body: { JobOrderID: job.jobID, Note: 'In 14K, yes', UserId: buyerId } }),
    check: async ({ value }, { client, job, buyerId }) => {
      expect(value).toMatchObject({ visibility: 'CUSTOMER', authorId: buyerId });
      await expectNote(client, `/JobOrders/${job.jobID}/customernotes`, 'buyer', 'In 14K, yes');
    },
    bad: ({ job }) => ({
      body: { JobOrderID: job.jobID, Note: 'Mine', UserId: 1 },
      status: 422,
      key: 'UserId',
    }),
    outsider: ({ job }) => ({ body: { JobOrderID: job.jobID, Note: 'Not mine' }, status: 404 }),
  },
  {
    call: 'POST /JobOrders/:id/cancel',
    as: 'buyer',
    good: ({ cancellable }) => ({ path: `/JobOrders/${cancellable.jobID}/cancel` }),
    check: ({ value }, { cancellable }) =>
      expect(value).toMatchObject({ jobID: cancellable.jobID, statusCode: 'CANCELLED' }),
  },
  {
    call: 'POST /JobOrders/re-order/:id',
    as: 'buyer',
    // Only what has ended is ordered again.
    good: ({ cancellable }) => ({ path: `/JobOrders/re-order/${cancellable.jobID}` }),
    check: ({ value, successMessage }, { cancellable }) => {
      expect(value).toMatchObject({
        jobTypeCode: 'JO',
        statusCode: 'NEW',
        itemTypeID: cancellable.itemTypeID,
      });
      expect(value.jobID).not.toBe(cancellable.jobID);
      expect(successMessage).toBe(`${value.order_code} - created successfully!`);
    },
  },
  {
    call: 'POST /JobOrders/:id/approve',
    as: 'approver',
    good: ({ awaiting }) => ({ path: `/JobOrders/${awaiting[0].jobID}/approve` }),
    check: ({ value }) => expect(value.statusCode).toBe('APPROVED'),
  },
  {
    call: 'POST /JobOrders/:id/decline',
    as: 'approver',
    good: ({ awaiting }) => ({
      path: `/JobOrders/${awaiting[1].jobID}/decline?reasonText=The%20shank%20is%20too%20wide`,
    }),
    check: ({ value }) => expect(value.statusCode).toBe('DECLINED'),
    bad: ({ awaiting }) => ({
      path: `/JobOrders/${awaiting[1].jobID}/decline`,
      status: 422,
      key: 'reasonText',
    }),
  },
  {
    call: 'POST /JobOrders/update-status',
    as: 'sales',
    good: ({ newJobs }) => ({
      body: { JobIds: [newJobs[0].jobID, newJobs[1].jobID], StatusTypeCode: 'ON_HOLD' },
    }),
    check: ({ value }, { newJobs }) =>
      expect(value).toEqual(some({ jobID: newJobs[0].jobID, ok: true, statusCode: 'ON_HOLD' })),
  },
];
