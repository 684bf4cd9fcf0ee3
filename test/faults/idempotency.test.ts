import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType } from 'graphql';
import { openDatabase } from '../../server/database/client.ts';
import { schema } from '../../server/schema/index.ts';
import { type Actor, tokenOf } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { serve } from '../../server/test/serve.ts';
import { openShop } from '../../server/test/shop.ts';
import { countRows, type RowCounts, rowChanges } from './count-rows.ts';
import { keyedCalls } from './keyed-calls.ts';
import { KEYED, MUTATIONS } from './keyed-mutations.ts';
import { multipartOf } from './multipart.ts';

const AT_ONCE = 50;

/** Two servers on one database, as behind a balancer. */
const { db, url, pool } = await testDatabase();
const second = openDatabase(url);
const servers = [await serve(db), await serve(second.db)] as const;
afterAll(() => second.close());
const calls = await keyedCalls(await openShop(db));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const keyed = mutations.filter(({ name }) => MUTATIONS[name] === KEYED);

/** How a key reaches the server. */
type Key = { header?: string; input?: string };

async function send(
  name: string,
  as: Actor,
  input: Record<string, unknown>,
  { header, input: own }: Key,
  server: (typeof servers)[number] = servers[0],
) {
  const base = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const query = `mutation ($input: ${base}Input!) { result: ${name}(input: $input) { __typename
    ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${calls[name]?.select} } } }`;
  const headers: Record<string, string> = { authorization: `Bearer ${tokenOf(as)}` };
  if (header !== undefined) headers['idempotency-key'] = header;
  const variables = { input: own === undefined ? input : { ...input, idempotencyKey: own } };
  const response = await fetch(`${server.url}/graphql`, multipartOf(query, variables, headers));
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data.result;
}

/** Limits of uploads are another test's matter. */
beforeEach(() => pool.query('DELETE FROM "RateLimit"'));

test('every mutation says whether it orders or creates, and those that do take a key', () => {
  expect(Object.keys(MUTATIONS)).toEqual(mutations.map(({ name }) => name).sort());
  expect(Object.keys(calls)).toEqual(keyed.map(({ name }) => name).sort());
  const takesKey = mutations.filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
    }),
  );
  expect(takesKey.map(({ name }) => name).sort()).toEqual(keyed.map(({ name }) => name).sort());
  process.stdout.write(
    `Idempotency: ${keyed.length} of ${mutations.length} mutations keyed, ${AT_ONCE} callers each\n`,
  );
});

test.each(Object.entries(calls))(
  '%s, called 50 times at once with one key, happens once',
  async (name, call) => {
    const { by, prepare, rows } = call;
    const input = await prepare(by[0]);
    const before = await countRows(db);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_each, index) => {
        const key = `${name}-at-once`;
        // Half of the callers give the key in the header, half in the input; both servers hear both.
        return send(name, by[0], input, index % 4 < 2 ? { header: key } : { input: key }, servers[index % 2]);
      }),
    );
    expect(answers[0].__typename).toMatch(/Success$/);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects(before)).toEqual({ ...rows, IdempotencyKey: 1 });
  },
);

test.each(Object.entries(calls))('%s with a used key and another body is refused', async (name, call) => {
  const { by, prepare, changed } = call;
  const key = { header: `${name}-changed` };
  const input = await prepare(by[0]);
  await succeed(name, by[0], input, key);
  const before = await countRows(db);
  const answer = await send(name, by[0], { ...input, ...changed }, key);
  expect(answer.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(rowChanges(before, await countRows(db))).toEqual({});
});

test.each(Object.entries(calls))(
  '%s of another user with the same key is another call',
  async (name, call) => {
    const { by, prepare, rows } = call;
    const key = { header: `${name}-other` };
    const first = await succeed(name, by[0], await prepare(by[0]), key);
    const input = await prepare(by[1]);
    const before = await countRows(db);
    expect(await succeed(name, by[1], input, key)).not.toEqual(first);
    expect(await effects(before)).toEqual({ ...rows, IdempotencyKey: 1 });
  },
);

test.each(Object.entries(calls))('%s that was refused can be mended under its key', async (name, call) => {
  const { by, prepare, refused } = call;
  const key = { input: `${name}-mended` };
  const input = await prepare(by[0]);
  const before = await countRows(db);
  expect((await send(name, by[0], { ...input, ...refused }, key)).__typename).toMatch(/Error$/);
  expect(rowChanges(before, await countRows(db))).toEqual({});
  await succeed(name, by[0], input, key);
});

test.each(Object.entries(calls))('the key of %s counts for 24 hours', async (name, call) => {
  const { by, prepare, changed } = call;
  const [actor] = by;
  const key = { header: `${name}-aged` };
  const input = await prepare(actor);
  const first = await succeed(name, actor, input, key);
  await age(key.header, 23.9);
  expect(await send(name, actor, input, key)).toEqual(first);
  expect((await send(name, actor, { ...input, ...changed }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  await age(key.header, 24.1);
  expect(await succeed(name, actor, await prepare(actor), key)).not.toEqual(first);
});

test.each(Object.entries(calls))(
  '%s refuses a key that is none, instead of going without',
  async (name, call) => {
    const input = await call.prepare(call.by[0]);
    const before = await countRows(db);
    const refusal = { issues: [{ path: 'idempotencyKey', code: 'WRONG_FORMAT' }] };
    expect(await send(name, call.by[0], input, { header: 'k'.repeat(256) })).toMatchObject(refusal);
    expect(await send(name, call.by[0], input, { input: 'two words' })).toMatchObject(refusal);
    expect(rowChanges(before, await countRows(db))).toEqual({});
  },
);

async function succeed(name: string, as: Actor, input: Record<string, unknown>, key: Key) {
  const answer = await send(name, as, input, key);
  expect(answer).toMatchObject({ __typename: expect.stringMatching(/Success$/) });
  return answer;
}

/** What one call has done since the count; it is audited once at most. */
async function effects(before: RowCounts): Promise<Record<string, number>> {
  const { AuditEvent = 0, ...changes } = rowChanges(before, await countRows(db));
  expect([0, 1]).toContain(AuditEvent);
  return changes;
}

/** Makes a key so many hours old. */
async function age(key: string, hours: number): Promise<void> {
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  await db.idempotencyKey.updateMany({ where: { key }, data: { createdAt } });
}
