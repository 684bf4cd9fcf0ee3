import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { ask } from '../../test/access/ask.ts';
import { requestOf } from '../../test/access/rest-calls.ts';
import { lunaRows } from '../../test/access/rest-rows.ts';
import { openWorld } from '../../test/access/world.ts';
import { badRequests } from '../../test/rest/bad-requests.ts';
import { callerOf } from '../../test/rest/caller-of.ts';
import { describedNames } from '../../test/rest/described-names.ts';
import { expectDescribed } from '../../test/rest/documented-request.ts';
import { type Reads, recorded } from '../../test/rest/recorded-reads.ts';
import { allSpellings } from '../../test/rest/spelled.ts';
import { createRestApp } from '../app.ts';
import { executeOverFetch } from '../graphql/execute-over-fetch.ts';
import { nameOf } from '../route/route.ts';
import { sampleAddress } from '../route/sample.ts';
import { routes } from '../routes/index.ts';

const reads = new Map<string, Reads>(routes.map((route) => [nameOf(route), new Set<string>()]));

// The facade, with recording of the fields that its routes read.
const world = await openWorld();
const facade = createRestApp({
  version: 'test',
  execute: executeOverFetch((url, init) => fetch(url, init), `${world.url}/graphql`),
  fetchDocument: (path, { token }) =>
    fetch(`${world.url}${path}`, { headers: { authorization: `Bearer ${token}` } }),
  routes: routes.map((route) => recorded(route, reads.get(nameOf(route)) ?? new Set())),
});
const server = createServer(express().use('/api', facade));
let url = '';
let tried = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo, not the name of a pipe.
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  process.stdout.write(`REST spellings: ${tried} tried of ${routes.length} calls\n`);
  server.close();
  server.closeAllConnections();
  await world.stop();
});

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  const { method, path, otherSamples } = route;
  const spellings = allSpellings(path);

  test(`a bad request in ${spellings.length} spellings`, async () => {
    const { actor, grantPermissions } = await callerOf(world, name);
    const good = await route.sample(lunaRows(world, actor));
    const [wrongField] = badRequests(route, good);
    // A public call without fields has no bad request.
    if (route.isPublic && !wrongField) return;
    const { request, status, key } = wrongField ?? { request: good, status: 401, key: 'UNAUTHENTICATED' };
    const caller = wrongField ? actor : world.matrixActors.people.visitor;
    await grantPermissions();
    for (const spelling of spellings) {
      const answer = await ask(url, caller, requestOf({ method, path: spelling }, request));
      const [message] = Object(answer.body).errorMessages;
      expect([spelling, answer.status, message.key]).toEqual([spelling, status, key]);
      tried += 1;
    }
  });

  test('a good request: once when it writes, else in each spelling', async () => {
    const { actor, grantPermissions } = await callerOf(world, name);
    const rows = lunaRows(world, actor);
    const request = await route.sample(rows);
    await grantPermissions();
    const answers = [];
    for (const spelling of method === 'get' ? spellings : spellings.slice(-1)) {
      const { status, body } = await ask(url, actor, requestOf({ method, path: spelling }, request));
      answers.push({ status, body });
      tried += 1;
    }
    expect(answers[0]?.status).toBe(route.answer === null ? 204 : 200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    for (const other of otherSamples?.(rows) ?? []) {
      const { status } = await ask(url, actor, requestOf(route, other));
      if (status === 200) expectDescribed(method.toUpperCase(), sampleAddress(path, other), other);
    }
  });
});

test.each([...reads.keys()])('%s: every documented parameter is read', (call) => {
  const read = reads.get(call) ?? new Set();
  expect({ call, unread: [...describedNames(call)].filter((name) => !read.has(name)) }).toEqual({
    call,
    unread: [],
  });
});
