import { expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { createActor, givenCustomer, tokenOf } from '../../test/actors.ts';
import { testDatabase } from '../../test/database.ts';
import { serve } from '../../test/serve.ts';

const { db } = await testDatabase();
const { post, url } = await serve(db);
const luna = await givenCustomer(db, 'Luna');
const buyer = await createActor(db, { role: 'PORTAL_BUYER', customerIds: [luna] });

async function twice(query: string, variables: object = {}): Promise<string[]> {
  return [await (await post(query, variables)).text(), await (await post(query, variables)).text()];
}

test('introspection answers the same each time, for visitors and users', async () => {
  const query = getIntrospectionQuery();
  const [first, second] = await twice(query);
  expect(first).toContain('"JobOrder"');
  expect(second).toBe(first);
  const asBuyer = await post(query, {}, { authorization: `Bearer ${tokenOf(buyer)}` });
  expect(await asBuyer.text()).toBe(first);
});

test('a cached document still answers by its operation and its variables', async () => {
  const named = 'query One { __type(name: "Job") { name } } query Two { __schema { queryType { name } } }';
  for (const [operationName, data] of [
    ['One', { __type: null }],
    ['Two', { __schema: { queryType: { name: 'Query' } } }],
    ['One', { __type: null }],
  ] as const) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: named, operationName }),
    });
    expect(await response.json()).toEqual({ data });
  }
  const chosen = 'query ($with: Boolean!) { __schema { queryType { name @include(if: $with) kind } } }';
  expect(await (await post(chosen, { with: true })).json()).toEqual({
    data: { __schema: { queryType: { name: 'Query', kind: 'OBJECT' } } },
  });
  expect(await (await post(chosen, { with: false })).json()).toEqual({
    data: { __schema: { queryType: { kind: 'OBJECT' } } },
  });
});

test('introspection with an ended session is refused, also when its result is known', async () => {
  const query = getIntrospectionQuery();
  await twice(query);
  const expired = await post(query, {}, { authorization: 'Bearer not.a.token' });
  expect(await expired.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});
