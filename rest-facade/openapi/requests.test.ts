import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { startProduct } from '../../test/product/product.ts';
import { createRestApp } from '../app.ts';
import type { Seed } from '../contract/case.ts';
import { CASES } from '../contract/cases.ts';
import { restClient } from '../contract/client.ts';
import { describedNames } from '../contract/described-names.ts';
import { OTHER_WAYS } from '../contract/other-ways.ts';
import { type Reads, recorded } from '../contract/recorded-reads.ts';
import { findSeed } from '../contract/seed.ts';
import { allSpellings, spelledAs } from '../contract/spelled.ts';
import { executeOverFetch } from '../execute-over-fetch.ts';
import { nameOf } from '../route.ts';
import { routes } from '../routes/index.ts';

const reads = new Map<string, Reads>(routes.map((route) => [nameOf(route), new Set<string>()]));

// The facade as it is, but for telling what its routes read.
const product = await startProduct();
const facade = createRestApp({
  version: 'test',
  execute: executeOverFetch((url, init) => fetch(url, init), `${product.url}/graphql`),
  routes: routes.map((route) => recorded(route, reads.get(nameOf(route)) ?? new Set())),
});
const server = createServer(express().use('/api', facade));
let seed: Seed;
let tried = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo, never a pipe's name.
  const { port } = server.address() as AddressInfo;
  seed = await findSeed(restClient(`http://127.0.0.1:${port}`), product.url);
});
afterAll(async () => {
  process.stdout.write(`REST spellings: ${tried} tried of ${CASES.length} calls\n`);
  server.close();
  server.closeAllConnections();
  await product.stop();
});

describe.each(CASES.map((one) => [one.call, one] as const))('%s', (call, { as, good, bad }) => {
  const [method = '', path = ''] = call.split(' ');
  const spellings = allSpellings(path);

  test(`a bad request in ${spellings.length} spellings`, async () => {
    const { status, key, ...ask } = bad(seed);
    // Where only another method is wrong, there is nothing to spell.
    if (key === 'NO_SUCH_CALL') return;
    for (const spelling of spellings) {
      const address = spelledAs(spelling, ask.path ?? path);
      const answer = await seed.client.ask(method, path, as, { ...ask, path: address });
      expect([address, answer.status, answer.body.errorMessages[0].key]).toEqual([address, status, key]);
      tried += 1;
    }
  });

  test('a good request: once when it writes, else in each spelling', async () => {
    const ask = good(seed);
    const chosen = method === 'GET' ? spellings : spellings.slice(-1);
    const answers = [];
    for (const spelling of chosen) {
      const address = spelledAs(spelling, ask.path ?? path);
      const { status, body } = await seed.client.ask(method, path, as, { ...ask, path: address });
      answers.push({ status, body });
      tried += 1;
    }
    expect(answers[0]?.status).toBe(call === 'POST /auth/logout' ? 204 : 200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    for (const other of OTHER_WAYS[call]?.(seed) ?? []) await seed.client.ask(method, path, as, other);
  });
});

test.each([...reads.keys()])('%s: whatever is described is read', (call) => {
  const read = reads.get(call) ?? new Set();
  expect({ call, unread: [...describedNames(call)].filter((name) => !read.has(name)) }).toEqual({
    call,
    unread: [],
  });
});
