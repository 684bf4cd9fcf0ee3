import type { Session } from '../run-operation.ts';

/** The first job in a user's list. */
export interface NewestJob {
  readonly id: string;
  readonly number: string;
  readonly orderGroup: { readonly code: string };
}

/** Reads it in the session of a page. `origin` is needed if its context has no base URL. */
export async function newestJob({ request }: Session, origin = ''): Promise<NewestJob> {
  const response = await request.post(`${origin}/graphql`, {
    headers: { 'x-aurifex-client': 'web' },
    data: { query: '{ jobOrders(first: 1) { edges { node { id number orderGroup { code } } } } }' },
  });
  const { data } = await response.json();
  return data.jobOrders.edges[0].node;
}
