import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startProduct } from '../test/product/product.ts';
import type { Answered, ContractCase, Json, Seed } from './contract/case.ts';
import { CASES } from './contract/cases.ts';
import { restClient } from './contract/client.ts';
import { validated } from './contract/conformance.ts';
import { findSeed } from './contract/seed.ts';
import { callKey, documentedCalls } from './documented-calls.ts';
import { routes } from './routes/index.ts';

/** What answers for a record that does not exist: to the letter what others' records answer with. */
function missingAnswer({
  missing = { code: 'NOT_FOUND', value: 'This record could not be found.' },
}: ContractCase) {
  return {
    value: null,
    hasErrors: true,
    successMessage: null,
    errorMessages: [{ key: 'NOT_FOUND', ...missing }],
    apiMessages: { hasErrors: true, serverErrors: [missing.value] },
  };
}
const documented = new Map(documentedCalls().map((call) => [callKey(call), call]));
const built = ['GET /__version', ...routes.map(callKey)].sort();

const product = await startProduct({ seed: 'demo' });
let seed: Seed;

beforeAll(async () => {
  seed = await findSeed(restClient(product.url), product.url);
});
afterAll(product.stop);

test('every built call is documented and has its case', () => {
  process.stdout.write(`REST calls built: ${built.length} of ${documented.size}\n`);
  expect(built.filter((call) => !documented.has(call))).toEqual([]);
  expect(CASES.map(({ call }) => keyOf(call)).sort()).toEqual(built);
});

test('what is not built answers as an unknown call does', async () => {
  const absent = [...documented.values()].filter((call) => !built.includes(callKey(call)));
  for (const { method, path } of absent) {
    const { status, body } = await seed.client.ask(method, path.replaceAll(/:\w+/g, '1'), 'sales');
    expect([`${method} ${path}`, status, body.errorMessages[0].key]).toEqual([
      `${method} ${path}`,
      404,
      expect.stringMatching(/^(NO_SUCH_CALL|NOT_FOUND)$/),
    ]);
  }
});

describe.each(CASES.map((one) => [one.call, one] as const))('%s', (call, contractCase) => {
  const [method = '', path = ''] = call.split(' ');
  const { as, good, bad, check, outsider } = contractCase;

  test("another customer's user", async () => {
    if (typeof outsider === 'function') {
      const { status, ...ask } = outsider(seed);
      const theirs = await seed.client.ask(method, path, 'outsider', ask);
      expect(theirs.status).toBe(status);
      if (status === 404) expect(theirs.body).toEqual(missingAnswer(contractCase));
      return;
    }
    const theirs = await seed.client.ask(method, path, 'outsider', good(seed));
    expectOutsider(theirs, outsider, contractCase);
    if (outsider === 'same') {
      const ours = await seed.client.ask(method, path, as, good(seed));
      expect(theirs.body).toEqual(ours.body);
    }
  });

  test('a bad request', async () => {
    const { status, key, ...ask } = bad(seed);
    const { status: got, body } = await seed.client.ask(method, path, as, ask);
    expect([got, body.hasErrors, body.errorMessages[0].key]).toEqual([status, true, key]);
    expect(body.errorMessages[0].value).toMatch(/\S/);
  });

  test('a good request', async () => {
    const { status, body } = await seed.client.ask(method, path, as, good(seed));
    expectShape(documented.get(keyOf(call))?.shape ?? '', status, body);
    await check(body, seed);
  });
});

test('each call was answered as the document tells, well and badly', () => {
  const answers = [...validated.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`OpenAPI: ${CASES.length} calls, ${answers} answers validated\n`);
  const answered = (call: string, statuses: RegExp) =>
    [...validated.keys()].some((key) => {
      const [method = '', template = '', status = ''] = key.split(' ');
      const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
      return callKey({ method, path }) === keyOf(call) && statuses.test(status);
    });
  const calls = CASES.map(({ call }) => call);
  expect(calls.filter((call) => !answered(call, /^2/))).toEqual([]);
  // A few public lists have nothing that a request could get wrong.
  const faultless = CASES.filter(({ bad }) => bad(seed).key === 'NO_SUCH_CALL').map(({ call }) => call);
  expect(calls.filter((call) => !answered(call, /^4/) && !faultless.includes(call))).toEqual([]);
});

function keyOf(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  return callKey({ method, path });
}

/** The shapes of the documented list. */
function expectShape(shape: string, status: number, body: Json): void {
  expect(status).toBe(shape === 'empty' ? 204 : 200);
  if (shape === 'envelope') {
    expect(body).toMatchObject({ hasErrors: false, errorMessages: [], apiMessages: { serverErrors: [] } });
    expect(body).toHaveProperty('value');
  }
  if (shape === 'array') expect(body.length).toBeGreaterThan(0);
  if (shape === 'paged')
    expect(body).toMatchObject({ items: expect.any(Array), pagingData: { itemCount: expect.any(Number) } });
  if (shape === 'object') expect(body).not.toHaveProperty('hasErrors');
}

function expectOutsider(
  { status, body }: Answered,
  outsider: 'same' | 'own' | 404 | 403,
  contractCase: ContractCase,
): void {
  if (outsider === 'same' || outsider === 'own') {
    expect([contractCase.call, status]).toEqual([contractCase.call, 200]);
    expect(JSON.stringify(body)).not.toMatch(/luna/i);
    return;
  }
  expect(status).toBe(outsider);
  if (outsider === 404) expect(body).toEqual(missingAnswer(contractCase));
  else expect([body.errorMessages[0].key, body.value]).toEqual(['FORBIDDEN', null]);
}
