import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startProduct } from '../../test/product/product.ts';
import { callKey, documentedCalls } from '../documented-calls.ts';
import type { Seed } from './case.ts';
import { CASES } from './cases.ts';
import { restClient } from './client.ts';
import { findSeed } from './seed.ts';
import { expectShape, missingAnswer } from './shapes.ts';

const shapes = new Map(documentedCalls().map((call) => [callKey(call), call.shape]));

const product = await startProduct({ seed: 'demo' });
let seed: Seed;

beforeAll(async () => {
  seed = await findSeed(restClient(product.url), product.url);
});
afterAll(product.stop);

describe.each(CASES.map((one) => [one.call, one] as const))(
  '%s',
  (call, { as, good, bad, check, outsider }) => {
    const [method = '', path = ''] = call.split(' ');

    if (outsider) {
      test("another customer's user", async () => {
        const { status, ...ask } = outsider(seed);
        const theirs = await seed.client.ask(method, path, 'outsider', ask);
        expect(theirs.status).toBe(status);
        if (status === 404) expect(theirs.body).toEqual(missingAnswer({}));
      });
    }

    if (bad) {
      test('a bad request', async () => {
        const { status, key, ...ask } = bad(seed);
        const { status: got, body } = await seed.client.ask(method, path, as, ask);
        expect([got, body.hasErrors, body.errorMessages[0].key]).toEqual([status, true, key]);
        expect(body.errorMessages[0].value).toMatch(/\S/);
      });
    }

    test('a good request', async () => {
      const answer = await seed.client.ask(method, path, as, good(seed));
      expectShape(shapes.get(callKey({ method, path })) ?? '', answer);
      await check(answer.body, seed);
    });
  },
);
