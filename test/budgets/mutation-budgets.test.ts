import { afterAll, expect, test } from '@jest/globals';
import { localId } from '../../server/lib/global-id.ts';
import { readPersistedOperations } from '../../server/persisted-operations/read-persisted-operations.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import { bearer } from '../../server/test/actors.ts';
import { inTurn, isDeep } from '../../server/test/depth.ts';
import { add, openShop } from '../../server/test/shop.ts';
import { multipartOf } from '../faults/multipart.ts';
import { startProduct } from '../product/product.ts';
import { type MutationCall, mutationCalls } from '../world/mutation-calls.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { copyRows } from './copy-rows.ts';

const product = await startProduct({ seed: 'reference' });
afterAll(product.stop);
const { db, sql, url } = product;
const shop = await openShop(db);

/** Reads its token from a cookie; RestRefreshSession is the same mutation. */
const BY_COOKIE = 'refresherMutation';

/** Every second one, in a deep run all. */
const mutations = inTurn(
  [...readPersistedOperations(null)].filter(
    ([, { name, text }]) => /^\s*mutation\b/.test(text) && name !== BY_COOKIE,
  ),
  0,
  2,
).map(([id, { name, text }]) => ({
  id,
  name,
  field: /\{\s*(?:\w+:\s*)?(\w+)/.exec(text.replace(/\([^)]*\)/, ''))?.[1] ?? '',
}));

/** Fills the carts and the address book of the calls up to a number of rows. */
async function grow(until: number): Promise<void> {
  for (const actor of [shop.buyer, shop.colleague]) {
    await add(actor, shop);
    const cart = await db.cart.findFirstOrThrow({ where: { userId: actor.userId ?? 0, sessionId: '' } });
    await copyRows(db, { table: 'CartItem', where: `"cartId" = ${cart.id}`, until });
  }
  await copyRows(db, { table: 'Address', where: `"customerId" = ${shop.luna}`, until });
}

/** Moves jobs into the order of the first one: who agrees to a total agrees to that of one order. */
async function joinJobs(globalIds: readonly string[]): Promise<void> {
  const [first = 0, ...others] = globalIds.map((each) => localId('JobOrder', each) ?? 0);
  const { orderGroupId } = await db.jobOrder.findUniqueOrThrow({ where: { id: first } });
  await db.jobOrder.updateMany({ where: { id: { in: others } }, data: { orderGroupId } });
}

async function call(id: string, { as, args }: MutationCall): Promise<{ count: number; result: string }> {
  const headers = bearer(as);
  const send = (init: RequestInit) => fetch(`${url}/graphql`, init);
  const asJson = { ...headers, 'content-type': 'application/json' };
  // From then on, the viewer, the settings and the price lists are cached.
  await send({
    method: 'POST',
    headers: asJson,
    body: JSON.stringify({ query: '{ __typename priorities { code } }' }),
  });
  sql.reset();
  const request = multipartOf('', args, headers);
  const response = await send(byId(request, id));
  const { data, errors } = await response.json();
  return { count: sql.statements.length, result: data?.result?.__typename ?? JSON.stringify(errors) };
}

/** The same request with the operation's id instead of its text. */
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

/**
 * Calls above their budget are counted again, because caches are reloaded each minute, and change notifications can be
 * delayed on a busy machine.
 */
const TRIES = 3;

/** Number of statements of each successful mutation, with a number of rows in what it works on. */
async function statements(
  rows: number,
  most: (name: string, field: string) => number,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const world = await sampleWorld(shop);
  const samples = mutationCalls(world);
  for (const { id, name, field } of mutations) {
    const make = samples[field];
    if (!make) throw new Error(`${name} calls no mutation that is declared.`);
    let least = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES && least > most(name, field); tried += 1) {
      // Samples order an empty cart; then everything else is filled.
      await db.cartItem.deleteMany();
      await db.address.updateMany({ data: { archivedAt: null } });
      const made = await make();
      const { jobOrderIds, versions } = made.args.input;
      if (Array.isArray(jobOrderIds)) {
        while (jobOrderIds.length < rows / 10) {
          // Another sample with its version.
          const { input } = (await make()).args;
          jobOrderIds.push(...[input['jobOrderIds']].flat());
          if (Array.isArray(versions)) versions.push(...[input['versions']].flat());
        }
        if (MUTATIONS.get(field)?.commits) await joinJobs(jobOrderIds);
      }
      await grow(rows);
      const { count, result } = await call(id, made);
      expect([name, result]).toEqual([name, expect.stringMatching(/Success$/)]);
      least = Math.min(least, count);
    }
    counts[name] = least;
  }
  return counts;
}

test('every persisted mutation keeps to its statements with 100 rows, in a deep run to those with 10', async () => {
  const few = isDeep ? await statements(10, (_name, field) => allowed(field, 1)) : null;
  const most = (name: string, field: string) =>
    Math.min(allowed(field, 10), (few?.[name] ?? allowed(field, 1)) + allowed(field, 10) - allowed(field, 1));
  const many = await statements(100, most);
  const over: string[] = [];
  const grown: string[] = [];
  for (const { name, field } of mutations) {
    const after = many[name] ?? Number.POSITIVE_INFINITY;
    const before = few?.[name] ?? after;
    if (after > allowed(field, 10)) over.push(`${name}: ${after} of ${allowed(field, 10)}`);
    if (after - before > allowed(field, 10) - allowed(field, 1)) grown.push(`${name}: ${before} to ${after}`);
  }
  expect({ over, grown }).toEqual({ over: [], grown: [] });
  process.stdout.write(`Statement budgets: ${mutations.length} mutations\n`);
});

/** The budget for a number of jobs, if a mutation works on several. */
function allowed(field: string, jobs: number): number {
  const budget = MUTATIONS.get(field)?.budget ?? -1;
  return typeof budget === 'number' ? budget : budget.once + budget.perJob * jobs;
}
