import type { AttackedProduct } from './attacked-product.ts';

type Headers = Record<string, string>;
// Responses of attacks are inspected without types.
// biome-ignore lint/suspicious/noExplicitAny: what comes back is what the test is about
type Json = any;

/** A job to attack. */
export type AttackedJob = { id: string; databaseId: number; number: string };

/** Common functions of attacks on orders: mutations by name, queries, and a job. */
export function orderAttacks({ graphql, db }: AttackedProduct) {
  async function query(headers: Headers, document: string, variables: object = {}): Promise<Json> {
    const { data, errors } = (await graphql(document, variables, { headers })).json() as Json;
    return data ?? { errors };
  }

  /** Calls a mutation by name; returns the changed record or the error. */
  async function mutate(headers: Headers, name: string, input: object, success: string): Promise<Json> {
    const base = name.charAt(0).toUpperCase() + name.slice(1);
    const document = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename ... on MutationError { code }
      ... on ${base}Success { ${success} } } }`;
    return (await query(headers, document, { input })).result;
  }

  /** Adds the simplest piece of the demo catalogue to the cart. */
  async function add(headers: Headers): Promise<void> {
    const piece = await db.itemType.findFirstOrThrow({
      where: { jobOrders: { some: {} }, requiresProof: false },
      orderBy: { id: 'asc' },
      select: { id: true },
    });
    const configuration = { itemTypeId: piece.id, size: '7' };
    await mutate(headers, 'addToCart', { configuration, quantity: 1 }, 'cart { itemCount }');
  }

  /** An order of one job. */
  async function placedJob(headers: Headers, input: object = {}): Promise<AttackedJob> {
    await add(headers);
    const { orderGroup } = await mutate(
      headers,
      'submitOrder',
      { acceptNewPrices: true, ...input },
      'orderGroup { jobOrders { id databaseId number } }',
    );
    return orderGroup.jobOrders[0];
  }

  /** A cancelled job, which can be re-ordered. */
  async function cancelled(headers: Headers): Promise<AttackedJob> {
    const job = await placedJob(headers, { poNumber: 'PO-OLD' });
    await mutate(headers, 'cancelJobOrder', { id: job.id }, 'jobOrder { id }');
    return job;
  }

  return { query, mutate, placedJob: Object.assign(placedJob, { add }), cancelled };
}
