import { afterAll, describe, expect, test } from '@jest/globals';
import { allCalls, callKey } from '../../rest-facade/documented-calls.ts';
import { nameOf } from '../../rest-facade/route/route.ts';
import { routes } from '../../rest-facade/routes/index.ts';
import { ask } from '../access/ask.ts';
import { restOutcome } from '../access/outcome.ts';
import { REST_CALLS, requestOf, requestOfSample } from '../access/rest-calls.ts';
import { lunaRows } from '../access/rest-rows.ts';
import { openWorld } from '../access/world.ts';
import { badRequests } from './bad-requests.ts';
import { accessOf, callerOf } from './caller-of.ts';
import { validated } from './conformance.ts';
import { expectDescribed } from './documented-request.ts';
import { expectShape, missingAnswer } from './shapes.ts';

const FORGED = 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.forged';
const documented = new Map(allCalls([...REST_CALLS.values()]).map((call) => [callKey(call), call]));
const built = new Set([...REST_CALLS.values()].map(callKey));
/** Public lists without any invalid request. */
const faultless: string[] = [];

// Test files share the modules of their worker.
validated.clear();
const world = await openWorld();
afterAll(world.stop);
const { matrixActors } = world;

test('every built call is documented', () => {
  process.stdout.write(`REST calls built: ${built.size} of ${documented.size}\n`);
  expect([...built].filter((call) => !documented.has(call))).toEqual([]);
});

test('a call that is not implemented has the response of an unknown call', async () => {
  const absent = [...documented].filter(([key]) => !built.has(key)).map(([, call]) => call);
  for (const { method, path } of absent) {
    const { status, body } = await ask(world.url, matrixActors.people.admin, {
      method,
      path: `/api${path.replaceAll(/:\w+/g, '1')}`,
    });
    expect([`${method} ${path}`, status, Object(body).errorMessages[0].key]).toEqual([
      `${method} ${path}`,
      404,
      expect.stringMatching(/^(NO_SUCH_CALL|NOT_FOUND)$/),
    ]);
  }
});

describe.each([...REST_CALLS])('%s', (name, call) => {
  test('its sample is described, and answered in the documented shape', async () => {
    const { actor, outcome, grantPermissions } = await callerOf(world, name);
    const request = await call.sample(lunaRows(world, actor));
    await grantPermissions();
    const { path, method = '', ...asked } = requestOf(call, request);
    const answer = await ask(world.url, actor, { path, method, ...asked });
    expectShape(documented.get(callKey(call))?.shape ?? '', answer);
    expect(restOutcome(answer, method !== 'GET')).toBe(outcome);
    expectDescribed(method, path.slice('/api'.length), request);
  });
});

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  test('each wrong field is named', async () => {
    const { actor, grantPermissions } = await callerOf(world, name);
    const requests = badRequests(route, await route.sample(lunaRows(world, actor)));
    await grantPermissions();
    for (const { request, status, key } of requests) {
      const { status: got, body } = await ask(world.url, actor, requestOf(route, request));
      const [message] = Object(body).errorMessages ?? [];
      expect([request, got, message]).toEqual([
        request,
        status,
        expect.objectContaining({ key, value: expect.stringMatching(/\S/) }),
      ]);
    }
    if (requests.length === 0 && route.isPublic) faultless.push(name);
  });

  if (!route.isPublic) {
    test('rejects callers without a token or with a forged token', async () => {
      const { actor } = await callerOf(world, name);
      const good = requestOf(route, await route.sample(lunaRows(world, actor)));
      // Signing out with any token succeeds.
      const tokens: Record<string, string>[] = route.answer === null ? [{}] : [{}, { authorization: FORGED }];
      for (const headers of tokens) {
        const { status, body } = await ask(world.url, matrixActors.people.visitor, { ...good, headers });
        expect([headers, status, Object(body).errorMessages?.[0].key]).toEqual([
          headers,
          401,
          'UNAUTHENTICATED',
        ]);
      }
    });
  }

  if (route.isPublic && route.method === 'get') {
    test('everybody reads the same', async () => {
      const request = requestOf(route, await route.sample(lunaRows(world, matrixActors.people.holder)));
      const texts = [];
      for (const column of ['visitor', 'foreign'] as const)
        texts.push((await ask(world.url, matrixActors.people[column], request)).body);
      for (const text of texts) expect(text).toEqual(texts[0]);
    });
  }

  if (accessOf(name)?.cells.foreign === 'missing') {
    test("a user of another customer gets 'missing'", async () => {
      await matrixActors.resetPermissions();
      const actor = await matrixActors.inNewSession('foreign');
      const request = await requestOfSample(route, lunaRows(world, actor));
      const { status, body } = await ask(world.url, actor, request);
      expect([status, body]).toEqual([404, missingAnswer(route)]);
    });
  }
});

test('each call was answered as the OpenAPI document describes, with success and with refusal', () => {
  const answers = [...validated.values()].reduce((sum, count) => sum + count, 0);
  process.stdout.write(`OpenAPI: ${built.size} calls, ${answers} answers validated\n`);
  const answered = (statuses: RegExp) =>
    new Set(
      [...validated.keys()].flatMap((key) => {
        const [method = '', template = '', status = ''] = key.split(' ');
        const path = template.replaceAll(/\{(\w+)\}/g, ':$1');
        return statuses.test(status) ? [callKey({ method, path })] : [];
      }),
    );
  expect([...built].filter((call) => !answered(/^2/).has(call))).toEqual([]);
  const refusable = routes.filter((route) => !faultless.includes(nameOf(route)));
  expect(refusable.filter((route) => !answered(/^4/).has(callKey(route))).map(nameOf)).toEqual([]);
});
