import { afterAll, expect, test } from '@jest/globals';
import { nameOf, type RestRoute } from '../../rest-facade/route/route.ts';
import type { SampleRequest } from '../../rest-facade/route/sample.ts';
import { routes } from '../../rest-facade/routes/index.ts';
import { isDeep } from '../../server/test/depth.ts';
import { ask, type RestRequest } from '../access/ask.ts';
import { requestOf } from '../access/rest-calls.ts';
import { lunaRows } from '../access/rest-rows.ts';
import { openWorld } from '../access/world.ts';
import { countRows, rowChanges } from '../faults/count-rows.ts';
import { callerOf } from './caller-of.ts';

const AT_ONCE = isDeep ? 50 : 12;

const world = await openWorld();
afterAll(world.stop);
const writing = routes.filter(({ method }) => method !== 'get');
const keyedRoutes = writing.filter(({ repeat }) => repeat === 'keyed');

test('every call that changes something takes a key or does no harm twice', () => {
  expect(writing.filter(({ repeat }) => !repeat).map(nameOf)).toEqual([]);
  expect(keyedRoutes.length).toBeGreaterThan(0);
  process.stdout.write(
    `Idempotency: ${keyedRoutes.length} of ${writing.length} REST calls keyed, ${AT_ONCE} callers each\n`,
  );
});

/** Rows that an operation adds to or removes from each table, except idempotency keys. */
async function changesOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows(world.db);
  await work();
  const { IdempotencyKey: _keys, ...changes } = rowChanges(before, await countRows(world.db));
  return changes;
}

/**
 * Another valid request of the same call: a different text, or else the values of another sample, or another number.
 */
function changed(route: RestRoute, request: SampleRequest, other: SampleRequest): SampleRequest {
  const said = (one: SampleRequest): Record<string, unknown> => ({ ...one.body, ...one.form });
  const own = Object.keys(route.body).find(
    (name) => typeof said(other)[name] === 'string' && said(other)[name] !== said(request)[name],
  );
  for (const [value, name] of [
    ['Another', taking(route, 'Another')],
    [own && said(other)[own], own],
    ['7', taking(route, '7')],
  ] as const) {
    if (name === undefined) continue;
    return request.form
      ? { ...request, form: { ...request.form, [name]: String(value) } }
      : { ...request, body: { ...request.body, [name]: value } };
  }
  throw new Error(`${nameOf(route)} takes nothing that could be changed.`);
}

/** The first field that takes a value, except a card token, which only the gateway creates. */
function taking(route: RestRoute, value: string): string | undefined {
  const token = route.fields?.['token'];
  return Object.entries(route.body).find(
    ([name, field]) => name !== token && field.safeParse(value).success,
  )?.[0];
}

test.each(keyedRoutes.map((route) => [nameOf(route), route] as const))(
  '%s, called many times concurrently with one key, has the effect of one call',
  async (name, route) => {
    // One key per call. The calls that write notes share one.
    const headers = { 'idempotency-key': name.replace(' ', ':') };
    const prepared = async () => {
      // An order takes everything in the cart.
      await world.db.cartItem.deleteMany();
      const { actor, grantPermissions } = await callerOf(world, name);
      const request = await route.sample(lunaRows(world, actor));
      await grantPermissions();
      const send = (asked: SampleRequest, more: Partial<RestRequest> = {}) =>
        ask(world.url, actor, { ...requestOf(route, asked), ...more });
      return { request, send };
    };

    const first = await prepared();
    const once = await changesOf(async () => {
      expect(await first.send(first.request)).toMatchObject({ status: 200, body: { hasErrors: false } });
    });
    expect(once).not.toEqual({});

    const { request, send } = await prepared();
    const changes = await changesOf(async () => {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(request, { headers })));
      expect(answers[0]).toMatchObject({ status: 200, body: { hasErrors: false } });
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    });
    expect(changes).toEqual(once);

    const other = (await prepared()).request;
    const after = await changesOf(async () => {
      const refused = await send(changed(route, request, other), { headers });
      expect(refused.body).toMatchObject({ errorMessages: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] });
    });
    expect(after).toEqual({});
  },
);
