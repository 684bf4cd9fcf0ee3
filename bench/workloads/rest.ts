import { isDeepStrictEqual } from 'node:util';
import { ask } from '../call.ts';
import type { Environment } from '../environment.ts';
import { httpLane } from '../http-lane.ts';
import { timesAsFastAs } from '../targets.ts';
import type { Workload } from '../workload.ts';

const PAGE = 20;

/** The facade's GraphQL variables for the documented call without filters. */
const FACADE_VARIABLES = {
  tab: 'ALL',
  filter: {
    search: null,
    statusCodes: null,
    customerId: null,
    promised: null,
    promisedFrom: null,
    promisedTo: null,
    waitingOn: null,
  },
  orderBy: { field: 'CREATED_AT', direction: 'DESC' },
  first: PAGE,
  skip: 0,
};

/** The documented REST call of the job list, compared with the facade's GraphQL operation. */
export function jobListOverRest({ product }: Environment): Workload {
  const rest = httpLane('product', async () => {
    const { authorization = '' } = await product.wholesaler.headers();
    return {
      url: `${product.url}/api/JobOrders/job-orders?status=all&pageNo=0&pageSize=${PAGE}`,
      method: 'GET',
      headers: { authorization },
      status: 200,
      accepts: (body) => body.includes('"items":[{"jobID":'),
    };
  });
  const graphql = httpLane('graphql', () => product.wholesaler.call('RestListJobs', FACADE_VARIABLES));
  return {
    name: 'job list over REST',
    lanes: [rest, graphql],
    rows: [
      {
        name: 'job list over REST',
        lane: 'product',
        targets: [timesAsFastAs('graphql', 'the same operation over GraphQL', 0.9)],
      },
      { name: 'the same operation over GraphQL', lane: 'graphql', targets: [] },
    ],
    check: async () => {
      // The documented type of the REST response, and the declared type of the operation.
      const { items } = (await ask(await rest.call())) as { items: { number: string }[] };
      const { data } = (await ask(await graphql.call())) as {
        data: { jobOrders: { edges: { node: { number: string } }[] } };
      };
      const numbers = data.jobOrders.edges.map(({ node }) => node.number);
      if (
        items.length === PAGE &&
        isDeepStrictEqual(
          items.map(({ number }) => number),
          numbers,
        )
      )
        return;
      throw new Error(`REST returned ${items.length} jobs that differ from those of GraphQL.`);
    },
  };
}
