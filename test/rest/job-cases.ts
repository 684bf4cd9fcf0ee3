import { expect } from '@jest/globals';
import { aboutRecord, expectPages } from './about-record.ts';
import type { ContractCase, Json, Person, Seed } from './case.ts';
import { badPages, UNKNOWN } from './refusals.ts';
import { some } from './shapes.ts';

/** A call about the buyer's own job. */
function aboutJob(call: string, check: (answer: Json, seed: Seed) => unknown): ContractCase {
  return aboutRecord(call, 'buyer', ({ job }) => job.jobID, check);
}

/** The pieces of a job over GraphQL. */
async function piecesOf({ client, job }: Seed): Promise<Json[]> {
  const piece = 'databaseId parentId code name quantity attributes { attributeId name value fileUrl }';
  const document = `query ($id: Int!) { jobOrder(databaseId: $id) { items { ${piece} children { ${piece} } } } }`;
  return (await client.graphql(document, 'buyer', { id: job.jobID })).jobOrder.items;
}

/** A GraphQL piece in the REST format. */
function pieceAnswer({ databaseId, parentId, code, name, quantity, attributes }: Json) {
  return {
    id: databaseId,
    parentID: parentId,
    code,
    name,
    quantity,
    customAttributes: attributes.map(({ attributeId, ...attribute }: Json) => ({
      id: attributeId,
      ...attribute,
    })),
  };
}

async function expectPieces({ items }: Json, seed: Seed): Promise<void> {
  const parents = (await piecesOf(seed)).filter(({ parentId }) => parentId === null);
  expect(parents.length).toBeGreaterThan(0);
  expect(items).toMatchObject(parents.map(pieceAnswer));
}

/** Services with the first two jobs that wait for them, over GraphQL. */
async function servicesOf({ client }: Seed, as: Person): Promise<Json[]> {
  const { jobServices } = await client.graphql(
    '{ jobServices { serviceType { databaseId code name } count } }',
    as,
  );
  const document = `query ($code: String!) {
    jobOrders(
      filter: { serviceTypeCode: $code }, orderBy: { field: PROMISED_ON, direction: ASC }, first: 2
    ) { edges { node { databaseId number promisedOn status { code } } } }
  }`;
  const services = jobServices.map(async ({ serviceType, count }: Json) => {
    const { jobOrders } = await client.graphql(document, as, { code: serviceType.code });
    return {
      id: serviceType.databaseId,
      serviceTypeName: serviceType.name,
      serviceTypeCode: serviceType.code,
      page: 0,
      total: count,
      jobs: jobOrders.edges.map(({ node }: Json) => ({
        jobID: node.databaseId,
        number: node.number,
        promisedDate: node.promisedOn,
        statusCode: node.status.code,
      })),
      isLoading: false,
      isVisible: count > 0,
    };
  });
  return Promise.all(services);
}

/** Reads of job orders. */
export const jobCases: readonly ContractCase[] = [
  {
    call: 'GET /JobOrders/job-orders',
    as: 'approver',
    good: () => ({ path: '/JobOrders/job-orders?status=all&pageNo=0&pageSize=3' }),
    check: async ({ total, items, options }, { client, job }) => {
      expect(items[0]).toMatchObject({ jobID: expect.any(Number), noteCount: expect.any(Number) });
      expect(options).toEqual({ page: 0, itemsPerPage: 3, sortBy: 'dateCreated' });
      const last = Math.ceil(total / 3) - 1;
      const page = await client.get(`/joborders/job-orders?status=all&pageSize=3&pageNo=${last}`, 'approver');
      expect(page.items).toHaveLength(total - last * 3);
      const open = await client.get('/JobOrders/job-orders?status=OPEN&pageSize=100', 'approver');
      expect(open.items.every((one: Json) => one.tab !== 'closed')).toBe(true);
      const theirs = await client.get(`/JobOrders/job-orders?search=${job.number}`, 'outsider');
      expect([theirs.total, theirs.items]).toEqual([0, []]);
    },
    bad: () => [
      ...badPages('/JobOrders/job-orders', 0),
      { path: '/JobOrders/job-orders?status=lost', key: 'status', ...UNKNOWN },
    ],
    outsider: () => ({ status: 200 }),
  },
  {
    call: 'GET /JobOrders/job-services',
    as: 'sales',
    good: () => ({ path: '/JobOrders/job-services?pageSize=2' }),
    check: async ({ jobServices }, seed) => {
      const { client, awaiting } = seed;
      expect(jobServices).toMatchObject(await servicesOf(seed, 'sales'));
      const { jobID, number } = awaiting[0];
      const detail = await client.get(`/job-orders-extended/${jobID}/detail`, 'sales');
      const { serviceTypeCode } = detail.jobServices[0];
      const service = jobServices.find((one: Json) => one.serviceTypeCode === serviceTypeCode);
      expect([service.isVisible, service.jobs.length]).toEqual([true, 2]);
      const numbers: string[] = [];
      const ofService = `/JobOrders/job-services?pageSize=2&serviceTypeId=${service.id}`;
      await expectPages(
        async (pageNo) => {
          const answer = await client.get(`${ofService}&pageNo=${pageNo}`, 'sales');
          const [{ jobs }] = answer.jobServices;
          expect(answer).toEqual({ jobServices: [{ ...service, page: pageNo, jobs }] });
          numbers.push(...jobs.map((job: Json) => job.number));
          return jobs;
        },
        { base: 0, total: service.total },
      );
      expect(numbers).toContain(number);
      const byCode = `/JobOrders/job-services?pageSize=2&serviceTypeCode=${serviceTypeCode.toLowerCase()}`;
      expect((await client.get(byCode, 'sales')).jobServices).toEqual([service]);
      // Users of a customer see only its jobs.
      const theirs = await client.get('/JobOrders/job-services?pageSize=2', 'outsider');
      expect(theirs.jobServices).toMatchObject(await servicesOf(seed, 'outsider'));
      expect(JSON.stringify(theirs)).not.toContain(number);
    },
    bad: () => [
      ...badPages('/JobOrders/job-services', 0),
      ...['serviceTypeCode', 'serviceTypeId'].map((key) => ({
        path: `/JobOrders/job-services?${key}=1`,
        key,
        ...UNKNOWN,
      })),
    ],
    outsider: () => ({ status: 200 }),
  },
  aboutJob('GET /JobOrders/:id/items', expectPieces),
  aboutJob('GET /JobItem/job-items-by-job-id/:id', expectPieces),
  aboutJob('GET /JobOrders/:id/allItems', async ({ items }, seed) => {
    const pieces = await piecesOf(seed);
    const parents = pieces.filter(({ parentId }) => parentId === null);
    const inOrder = parents.flatMap((parent) => [parent, ...parent.children]);
    expect(items).toMatchObject(inOrder.map(pieceAnswer));
    expect(items.every(({ jobID }: Json) => jobID === seed.job.jobID)).toBe(true);
  }),
  aboutJob('GET /JobOrders/:id/images', async ({ images }, { client, job }) => {
    const document = `query ($id: Int!) {
      jobOrder(databaseId: $id) { images { databaseId url thumbnailUrl caption isBig } }
    }`;
    const { jobOrder } = await client.graphql(document, 'buyer', { id: job.jobID });
    expect(images).toMatchObject(
      jobOrder.images.map(({ databaseId: id, url: fileUrl, ...image }: Json) => ({ id, fileUrl, ...image })),
    );
    expect(images).toEqual(some({ fileUrl: expect.stringMatching(/\S/), isBig: true }));
  }),
  aboutJob('GET /job-orders-extended/:id/detail', (answer, { job }) =>
    expect(answer).toMatchObject({
      jobID: job.jobID,
      number: job.number,
      total: job.total,
      items: some({ jobID: job.jobID }),
      history: some({ toStatusCode: expect.any(String) }),
      order: { order_code: job.order_code },
    }),
  ),
];
