import { afterAll, expect, test } from '@jest/globals';
import { nameOf, type RestRoute } from '../../rest-facade/route/route.ts';
import type { SampleRequest } from '../../rest-facade/route/sample.ts';
import { routes } from '../../rest-facade/routes/index.ts';
import { localId } from '../../server/lib/global-id.ts';
import { ask } from '../access/ask.ts';
import { requestOf } from '../access/rest-calls.ts';
import { lunaRows } from '../access/rest-rows.ts';
import { parseNeeds } from '../access/table.ts';
import { openWorld } from '../access/world.ts';
import { callerOf } from './caller-of.ts';
import { describedNames } from './described-names.ts';

const world = await openWorld();
afterAll(world.stop);
const writing = routes
  .filter(({ method }) => method !== 'get')
  .map((route) => [nameOf(route), route] as const);

/** Calls of which only one action commits a customer: a request for it and its preconditions. */
const COMMITTING: Readonly<Record<string, { sample: () => Promise<SampleRequest>; needs: string }>> = {
  'POST /PriceQuotes/set-status': {
    sample: async () => ({
      body: { id: localId('PriceQuote', await world.samples.sentQuote()), statusChangeAction: 'ACCEPT' },
    }),
    needs: '1605 +1601',
  },
};

/** Calls whose list of orders has a total per order. */
const ORDERS = 'orders';

/** The list is read as a whole, so its names are not described individually. */
function takesTotal({ body }: RestRoute, call: string): boolean {
  return ORDERS in body ? call.endsWith('AndPay') : describedNames(call).has('body.expectedGrandTotal');
}

/** A request that commits a customer, if the call does, ready to send. */
async function prepared(call: string, route: RestRoute) {
  // An order takes everything in the cart.
  await world.db.cartItem.deleteMany();
  const { actor, grantPermissions } = await callerOf(world, call);
  const committing = COMMITTING[call];
  const request = await (committing?.sample() ?? route.sample(lunaRows(world, actor)));
  if (committing) await world.matrixActors.grantPermissions('holder', parseNeeds(committing.needs));
  else await grantPermissions();
  return { request, send: (asked: SampleRequest) => ask(world.url, actor, requestOf(route, asked)) };
}

/** The orders and charges so far. */
async function ordered() {
  const [orders, salesOrders, charges] = await Promise.all([
    world.db.orderGroup.count(),
    world.db.salesOrder.count(),
    world.db.orderCharge.count({ where: { amount: { gt: 0 } } }),
  ]);
  return { orders, salesOrders, charges };
}

test('every call that creates an order or raises its total accepts the expected total', async () => {
  const unchecked: string[] = [];
  for (const [call, route] of writing) {
    const { request, send } = await prepared(call, route);
    const before = await ordered();
    await send(request);
    const isCommitting = JSON.stringify(await ordered()) !== JSON.stringify(before);
    if (isCommitting && !takesTotal(route, call)) unchecked.push(call);
  }
  expect(unchecked).toEqual([]);
});

test.each(writing.filter(([call, route]) => takesTotal(route, call)))(
  '%s orders nothing at another total than was seen',
  async (call, route) => {
    const { request, send } = await prepared(call, route);
    const seen = { expectedGrandTotal: 0.01 };
    const list = [request.body?.[ORDERS] ?? []].flat();
    const more = ORDERS in route.body ? { [ORDERS]: list.map((one) => ({ ...Object(one), ...seen })) } : seen;
    const before = await ordered();
    const { status, body } = await send({ ...request, body: { ...request.body, ...more } });
    const [message] = Object(body).errorMessages;
    expect([status, message.code]).toEqual([200, 'PRICE_CHANGED']);
    expect(message.value).toMatch(/\S/);
    expect(await ordered()).toEqual(before);
  },
);
