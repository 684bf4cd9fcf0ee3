import { isDeepStrictEqual } from 'node:util';
import { ask } from '../call.ts';
import type { Field } from '../field.ts';
import { httpLane } from '../http-lane.ts';
import { timesAsFastAs } from '../targets.ts';
import type { Workload } from '../workload.ts';

const PAGE = 20;

/** What the facade asks GraphQL for when the documented call names no filter. */
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

/** The documented REST call of the job list, beside the GraphQL operation that the facade makes of it. */
export function jobListOverRest({ product }: Field): Workload {
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
      // Both answers have these types: the documented one, and the operation's own.
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
      throw new Error(`REST answers ${items.length} jobs that are not those of GraphQL.`);
    },
  };
}
