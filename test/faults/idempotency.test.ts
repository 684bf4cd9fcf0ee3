import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType } from 'graphql';
import { openDatabase } from '../../server/database/client.ts';
import { schema } from '../../server/schema/index.ts';
import { MUTATIONS } from '../../server/schema/mutation.ts';
import { type Actor, createActor, tokenOf } from '../../server/test/actors.ts';
import { testDatabase } from '../../server/test/database.ts';
import { inTurn, isDeep } from '../../server/test/depth.ts';
import { serve } from '../../server/test/serve.ts';
import { openShop } from '../../server/test/shop.ts';
import { sampleWorld } from '../world/sample-world.ts';
import { countRows, type RowCounts, rowChanges } from './count-rows.ts';
import { KEYED, type KeyedCall, keyedCall, selectionOf } from './keyed-calls.ts';
import { multipartOf } from './multipart.ts';

const AT_ONCE = isDeep ? 50 : 12;

/**
 * A third of the keyed mutations, because all use the same code; a deep run tests all. Every run repeats each of them
 * with its key (`test/mutations`).
 */
const SOME_KEYED = inTurn(KEYED, 0, 3);

/** Two servers on one database, as behind a load balancer. */
const { db, url, pool } = await testDatabase();
const second = openDatabase(url);
const servers = [await serve(db), await serve(second.db)] as const;
afterAll(() => second.close());
const shop = await openShop(db);
/** The same calls by other users. */
const worlds = [
  await sampleWorld(shop),
  await sampleWorld(shop, {
    buyer: shop.colleague,
    sales: shop.admin,
    admin: await createActor(db, { role: 'ADMINISTRATOR' }),
  }),
] as const;
// Creates their carts, so that adding a line adds nothing else.
for (const world of worlds) await world.line();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** How a key is sent. */
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
    ... on MutationError { code } ... on InvalidInputError { issues { path code } } ... on ${base}Success { ${selectionOf(name)} } } }`;
  const headers: Record<string, string> = { authorization: `Bearer ${tokenOf(as)}` };
  if (header !== undefined) headers['idempotency-key'] = header;
  const variables = { input: own === undefined ? input : { ...input, idempotencyKey: own } };
  const response = await fetch(`${server.url}/graphql`, multipartOf(query, variables, headers));
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data.result;
}

/** Limits of uploads are tested elsewhere. */
beforeEach(() => pool.query('DELETE FROM "RateLimit"'));

test('those mutations take a key that are declared so', () => {
  expect([...MUTATIONS.keys()].sort()).toEqual(mutations.map(({ name }) => name).sort());
  const takesKey = mutations.filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
    }),
  );
  expect(takesKey.map(({ name }) => name).sort()).toEqual([...KEYED].sort());
  process.stdout.write(
    `Idempotency: ${KEYED.length} of ${mutations.length} mutations keyed, ${AT_ONCE} callers each\n`,
  );
});

describe.each(SOME_KEYED)('%s', (name) => {
  test('that was refused can be mended under its key', async () => {
    await madeWith(name);
  });

  test('answers under its key as it did, for 24 hours', async () => {
    const { as: actor, input, changed, answer, key } = await madeWith(name);
    await age(key, 23.9);
    expect(await send(name, actor, input, { header: key })).toEqual(answer);
    expect((await send(name, actor, changed, { header: key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    await age(key, 24.1);
    const { input: anew } = await keyedCall(worlds[0], name);
    const before = await countRows(db);
    await succeed(name, actor, anew, { header: key });
    expect(rowChanges(before, await countRows(db))).not.toEqual({});
  });

  test('of another user with the same key is another call', async () => {
    const { answer, key, effects: rows } = await madeWith(name);
    const theirs = await keyedCall(worlds[1], name);
    const before = await countRows(db);
    expect(await succeed(name, theirs.as, theirs.input, { header: key })).not.toEqual(answer);
    expect(await effects(name, before)).toEqual(rows);
  });

  test('refuses a key that is none, instead of going without', async () => {
    const { as, input } = await madeWith(name);
    const before = await countRows(db);
    const refusal = { issues: [{ path: 'idempotencyKey', code: 'WRONG_FORMAT' }] };
    expect(await send(name, as, input, { header: 'k'.repeat(256) })).toMatchObject(refusal);
    expect(await send(name, as, input, { input: 'two words' })).toMatchObject(refusal);
    expect(rowChanges(before, await countRows(db))).toEqual({});
  });

  test('with a used key and another body is refused', async () => {
    const { as, changed, key } = await madeWith(name);
    const before = await countRows(db);
    const answer = await send(name, as, changed, { header: key });
    expect(answer.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(rowChanges(before, await countRows(db))).toEqual({});
  });

  test('called many times at once with one key, happens once', async () => {
    const { effects: rows } = await madeWith(name);
    const { as, input } = await keyedCall(worlds[0], name);
    const before = await countRows(db);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_each, index) => {
        const key = `${name}-at-once`;
        // Half of the callers send the key in the header, half in the input; both servers get both.
        return send(name, as, input, index % 4 < 2 ? { header: key } : { input: key }, servers[index % 2]);
      }),
    );
    expect(answers[0].__typename).toMatch(/Success$/);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await effects(name, before)).toEqual(rows);
  });
});

/** A call with its key, its response, and its effects on rows. */
type Made = KeyedCall & { key: string; answer: unknown; effects: Record<string, number> };

const made = new Map<string, Promise<Made>>();

/** The call of a mutation for all tests of its key: first refused, which does not use up the key, then corrected. */
function madeWith(name: string): Promise<Made> {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;

  async function make(): Promise<Made> {
    const call = await keyedCall(worlds[0], name);
    const key = `${name}-made`;
    const before = await countRows(db);
    expect((await send(name, call.as, call.refused, { input: key })).__typename).toMatch(/Error$/);
    expect(rowChanges(before, await countRows(db))).toEqual({});
    const answer = await succeed(name, call.as, call.input, { input: key });
    return { ...call, key, answer, effects: await effects(name, before) };
  }
}

async function succeed(name: string, as: Actor, input: Record<string, unknown>, key: Key) {
  const answer = await send(name, as, input, key);
  expect(answer).toMatchObject({ __typename: expect.stringMatching(/Success$/) });
  return answer;
}

/** The effects of one call since the count; it has at most one audit entry, or one for each declared action. */
async function effects(name: string, before: RowCounts): Promise<Record<string, number>> {
  const { AuditEvent = 0, ...changes } = rowChanges(before, await countRows(db));
  const { audit } = MUTATIONS.get(name) ?? {};
  const steps = audit && 'action' in audit ? [audit.action].flat().length : 0;
  expect(AuditEvent).toBeLessThanOrEqual(steps);
  return changes;
}

/** Makes a key older by a number of hours, with its charge. */
async function age(key: string, hours: number): Promise<void> {
  const createdAt = new Date(Date.now() - hours * 3_600_000);
  await db.idempotencyKey.updateMany({ where: { key }, data: { createdAt } });
  await db.charge.updateMany({ where: { requestKey: key }, data: { createdAt } });
}
