import type { Asking } from '../ask-server.ts';

/** The job that stands first in the list of the user of a page. */
export interface NewestJob {
  readonly id: string;
  readonly number: string;
  readonly orderGroup: { readonly code: string };
}

/** Asks the server with the session of a page; `origin` where its context has no base address. */
export async function newestJob({ request }: Asking, origin = ''): Promise<NewestJob> {
  const response = await request.post(`${origin}/graphql`, {
    headers: { 'x-aurifex-client': 'web' },
    data: { query: '{ jobOrders(first: 1) { edges { node { id number orderGroup { code } } } } }' },
  });
  const { data } = await response.json();
  return data.jobOrders.edges[0].node;
}
