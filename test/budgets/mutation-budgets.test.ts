import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { type Actor, bearer, signedIn } from '../../server/test/actors.ts';
import { add, openShop, orderedJob } from '../../server/test/shop.ts';
import { audibleCalls } from '../audit/audited-calls.ts';
import type { CarelessCall } from '../calls/careless-stock.ts';
import { multipartOf } from '../faults/multipart.ts';
import { startProduct } from '../product/product.ts';
import { MUTATION_BUDGETS } from './budgets.ts';
import { copyRows } from './copy-rows.ts';

const product = await startProduct({ seed: 'reference' });
afterAll(product.stop);
const { db, sql, url } = product;
const shop = await openShop(db);

/** Takes its token from a cookie; RestRefreshSession is the same mutation. */
const BY_COOKIE = 'refresherMutation';

const mutations = [...readPersistedOperations(null)]
  .filter(([, { name, text }]) => /^\s*mutation\b/.test(text) && name !== BY_COOKIE)
  .map(([id, { name, text }]) => ({
    id,
    name,
    field: /\{\s*(?:\w+:\s*)?(\w+)/.exec(text.replace(/\([^)]*\)/, ''))?.[1] ?? '',
  }));

/** Brings the carts that calls work on, and the address book, to so many rows. */
async function grow(until: number): Promise<void> {
  for (const actor of [shop.buyer, shop.colleague]) {
    await add(actor, shop);
    const cart = await db.cart.findFirstOrThrow({ where: { userId: actor.userId ?? 0, sessionId: '' } });
    await copyRows(db, { table: 'CartItem', where: `"cartId" = ${cart.id}`, until });
  }
  await copyRows(db, { table: 'Address', where: `"customerId" = ${shop.luna}`, until });
}

/** The owner changes customers in one of the calls, which ends what the token says. */
async function present(as: Actor): Promise<Actor> {
  if (as !== shop.owner) return as;
  return signedIn(db, { userId: as.userId ?? 0, userName: as.userName ?? '', customerId: shop.outlet });
}

async function call(
  id: string,
  { as: caller, args }: CarelessCall,
): Promise<{ count: number; result: string }> {
  const as = await present(caller);
  const headers = bearer(as);
  const send = (init: RequestInit) => fetch(`${url}/graphql`, init);
  const asJson = { ...headers, 'content-type': 'application/json' };
  // The viewer, the settings and the price lists are kept from then on.
  await send({
    method: 'POST',
    headers: asJson,
    body: JSON.stringify({ query: '{ __typename priorities { code } }' }),
  });
  sql.reset();
  const request = multipartOf('', { input: { ...(args.input as object) } }, headers);
  const response = await send(byId(request, id));
  const { data, errors } = await response.json();
  return { count: sql.statements.length, result: data?.result?.__typename ?? JSON.stringify(errors) };
}

/** The same request, with the operation named by its id. */
function byId(request: RequestInit, documentId: string): RequestInit {
  const named = (text: string) => {
    const { query: _text, ...rest } = JSON.parse(text);
    return JSON.stringify({ ...rest, documentId });
  };
  const { body } = request;
  if (typeof body === 'string') return { ...request, body: named(body) };
  if (!(body instanceof FormData)) throw new Error('A request is JSON or a form.');
  const form = new FormData();
  for (const [name, value] of body) form.append(name, name === 'operations' ? named(String(value)) : value);
  return { ...request, body: form };
}

/** Statements of each mutation on the way that succeeds, when what it works on has so many rows. */
async function statements(rows: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const makers = {
    ...(await audibleCalls(shop)),
    submitOrder: () => ({ as: shop.colleague, args: { input: { idempotencyKey: randomUUID() } } }),
    updateJobOrderStatuses: async () => {
      const jobOrderIds: string[] = [];
      for (let made = 0; made < rows / 10; made += 1)
        jobOrderIds.push((await orderedJob(shop.buyer, shop)).id);
      return { as: shop.sales, args: { input: { jobOrderIds, statusCode: 'ON_HOLD', reason: 'Wait' } } };
    },
  };
  for (const { id, name, field } of mutations) {
    const make = makers[field as keyof typeof makers];
    if (!make) throw new Error(`${field} has no call in test/audit/audited-calls.ts.`);
    // What a call is about is ordered from an empty cart; then everything around it grows.
    await db.cartItem.deleteMany();
    await db.address.updateMany({ data: { archivedAt: null } });
    const made = await make();
    await grow(rows);
    const { count, result } = await call(id, made);
    expect([name, result]).toEqual([name, expect.stringMatching(/Success$/)]);
    counts[name] = count;
  }
  return counts;
}

test('every persisted mutation keeps to its statements, with 10 rows and with 100', async () => {
  const few = await statements(10);
  const many = await statements(100);
  const over = Object.entries(many).filter(([name, count]) => count > allowed(name, 10));
  const grown = Object.entries(many).filter(
    ([name, count]) => count - (few[name] ?? 0) > allowed(name, 10) - allowed(name, 1),
  );
  expect({ over, grown }).toEqual({ over: [], grown: [] });
  expect(Object.keys(MUTATION_BUDGETS).toSorted()).toEqual(mutations.map(({ name }) => name).toSorted());
  process.stdout.write(`Statement budgets: ${mutations.length} mutations\n`);
}, 300_000);

/** Statements for so many jobs, where a mutation works on several. */
function allowed(name: string, jobs: number): number {
  const budget = MUTATION_BUDGETS[name] ?? -1;
  return typeof budget === 'number' ? budget : budget.once + budget.perJob * jobs;
}
