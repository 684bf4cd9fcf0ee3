import { afterAll, expect, test } from '@jest/globals';
import { countRows, rowChanges } from '../test/faults/count-rows.ts';
import { startProduct } from '../test/product/product.ts';
import type { Ask, Person } from './contract/case.ts';
import { restClient } from './contract/client.ts';
import { keyedRestCalls } from './contract/keyed-calls.ts';
import { nameOf } from './route.ts';
import { routes } from './routes/index.ts';

const AT_ONCE = 50;

const product = await startProduct();
afterAll(product.stop);
const client = restClient(product.url);
const calls = await keyedRestCalls(client);

/** Makes a call, 'POST /path', under a key. */
function keyed(call: string, as: Person, ask: Ask, key: string) {
  const [method = '', path = ''] = call.split(' ');
  return client.ask(method, path, as, { ...ask, headers: { 'idempotency-key': key } });
}

test('every call that changes something takes a key or does no harm twice', () => {
  const writing = routes.filter(({ method }) => method !== 'get');
  expect(writing.filter(({ repeat }) => !repeat).map(nameOf)).toEqual([]);
  const keyed = writing.filter(({ repeat }) => repeat === 'keyed').map(nameOf);
  expect(Object.keys(calls).sort()).toEqual(keyed.sort());
  process.stdout.write(
    `Idempotency: ${Object.keys(calls).length} of ${writing.length} REST calls keyed, ${AT_ONCE} callers each\n`,
  );
});

test.each(Object.entries(calls))(
  '%s, called 50 times at once with one key, happens once',
  async (name, call) => {
    const { as, good, changed, rows } = call;
    // One for each call: notes share theirs, however they are written.
    const key = name.replace(' ', ':');
    const before = await countRows(product.db);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => keyed(name, as, good, key)));
    expect(answers[0]).toMatchObject({ status: 200, body: { hasErrors: false } });
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(rowChanges(before, await countRows(product.db))).toMatchObject(rows);

    const after = await countRows(product.db);
    const refused = await keyed(name, as, changed, key);
    expect(refused.body.errorMessages).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
    expect(rowChanges(after, await countRows(product.db))).toEqual({});
  },
);
