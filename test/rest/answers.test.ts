import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allCalls, callKey } from '../../rest-facade/documented-calls.ts';
import { routes } from '../../rest-facade/routes/index.ts';
import { startProduct } from '../product/product.ts';
import type { Seed } from './case.ts';
import { CASES } from './cases.ts';
import { restClient } from './client.ts';
import { findSeed } from './seed.ts';
import { expectShape, missingAnswer } from './shapes.ts';

const shapes = new Map(allCalls(routes).map((call) => [callKey(call), call.shape]));

/** Areas and paths whose calls are all checked. */
const COMPLETE = /^(jobs|quotes|salesOrders) |^settings \/(EntityStatus|GridSetting)\b/;

const product = await startProduct({ seed: 'demo' });
let seed: Seed;

beforeAll(async () => {
  seed = await findSeed(restClient(product.url));
});
afterAll(product.stop);

test('every call of jobs, quotes, sales orders, statuses and grid settings has a case, and is refused', () => {
  const built = new Set(routes.map(callKey));
  const complete = allCalls(routes).filter(
    (call) => built.has(callKey(call)) && COMPLETE.test(`${call.area} ${call.path}`),
  );
  expect(complete.length).toBeGreaterThan(30);
  const refused = new Set(
    CASES.filter(({ bad }) => bad).map(({ call }) => {
      const [method = '', path = ''] = call.split(' ');
      return callKey({ method, path });
    }),
  );
  expect(complete.map(callKey).filter((call) => !refused.has(call))).toEqual([]);
});

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
      test('bad requests', async () => {
        for (const { status, key, text, ...ask } of [bad(seed)].flat()) {
          const { status: got, body } = await seed.client.ask(method, path, as, ask);
          const [message] = body.errorMessages;
          expect([ask, got, body.hasErrors, message.key]).toEqual([ask, status, true, key]);
          expect(message.value).toEqual(text ?? expect.stringMatching(/\S/));
        }
      });
    }

    test('a good request', async () => {
      const answer = await seed.client.ask(method, path, as, good(seed));
      expectShape(shapes.get(callKey({ method, path })) ?? '', answer);
      await check(answer.body, seed);
    });
  },
);
